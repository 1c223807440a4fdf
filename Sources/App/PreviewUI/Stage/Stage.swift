/// The layers that are open, from the list at the bottom.
struct Stage: Sendable {
  private struct Entry: Sendable {
    /// Tells whether a layer is still open after it has reacted.
    let id: Int
    var layer: any Layer
  }

  private var entries = [Entry(id: 0, layer: ListPane())]
  private var lastID = 0

  /// The layer that has the body of the screen.
  var pane: any Layer { entries[entries.count - 1].layer }
  /// Whether anything is open beside or instead of the list.
  var hasPane: Bool { entries.count > 1 }
  /// Whether rows of the list are visible, alone or with an inspector.
  var showsRows: Bool { pane.place == .rows || pane.place == .inspector }
  /// The number of layers.
  var count: Int { entries.count }
  /// The layers from the top.
  var fromTop: [any Layer] { entries.reversed().map(\.layer) }

  /// The open layer of a type; nil if there is none, and a new value then changes nothing.
  subscript<Opened: Layer>(_: Opened.Type) -> Opened? {
    get { entries.lazy.reversed().compactMap { $0.layer as? Opened }.first }
    set {
      guard let newValue, let place = entries.lastIndex(where: { $0.layer is Opened }) else {
        return
      }
      entries[place].layer = newValue
    }
  }

  /// Opens a layer in place of those that it does not cover.
  mutating func open(_ layer: any Layer) {
    while !layer.covers(pane) { entries.removeLast() }
    lastID += 1
    entries.append(Entry(id: lastID, layer: layer))
  }

  /// Closes all panes.
  mutating func closePanes() { entries.removeSubrange(1...) }

  /// Closes a layer, if it is still open; returns it.
  mutating func close(_ id: Int) -> (any Layer)? {
    guard id > 0, let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: place).layer
  }

  /// Returns the layer at an index from the bottom, with its identity.
  func layer(at index: Int) -> (id: Int, layer: any Layer) {
    (entries[index].id, entries[index].layer)
  }

  /// Puts a layer back after it has reacted, unless it was closed meanwhile.
  mutating func put(_ layer: any Layer, back id: Int) {
    if let place = entries.firstIndex(where: { $0.id == id }) { entries[place].layer = layer }
  }

  /// Takes the open pane out, so that it is changed in place; the caller puts it back.
  mutating func takePane() -> (id: Int, layer: any Layer) {
    let index = entries.count - 1
    defer { entries[index].layer = ListPane() }
    return layer(at: index)
  }
}

extension Model {
  /// Asks the open pane, and then the list.
  mutating func ask(_ react: (inout any Layer, inout Model) -> Outcome) -> Outcome {
    var index = stage.count - 1
    while index >= 0 {
      var (id, layer) = stage.layer(at: index)
      let outcome = react(&layer, &self)
      stage.put(layer, back: id)
      switch outcome {
      case .handled: return outcome
      // What a pane covers does not react.
      case .pass: index = index > 0 ? 0 : -1
      case .close(let goOn):
        close(id)
        return .handled(goOn(&self))
      case .leave:
        stage.closePanes()
        index = 0
      }
    }
    return .pass
  }

  /// Lets each layer follow what has changed, from the bottom.
  mutating func followOnStage(_ changes: Changes) {
    for index in 0..<stage.count {
      var (id, layer) = stage.layer(at: index)
      layer.follow(changes, in: &self)
      stage.put(layer, back: id)
    }
  }

  /// Opens a layer.
  mutating func open(_ layer: any Layer) {
    stage.open(layer)
    changes.insert(.selection)
    layer.appear(in: &self)
  }

  /// Closes the topmost pane.
  mutating func closePane() { close(stage.layer(at: stage.count - 1).id) }

  private mutating func close(_ id: Int) {
    guard let layer = stage.close(id) else { return }
    changes.insert(.selection)
    stage.pane.appear(in: &self)
    layer.restore(in: &self)
  }
}
