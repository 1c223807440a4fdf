/// The layers that are open, from the list at the bottom.
struct Stage {
  private struct Entry {
    /// Tells whether a layer is still open after it has reacted.
    let id: Int
    var layer: any Layer
  }

  private var entries = [Entry(id: 0, layer: ListPane())]
  private var lastID = 0
  /// The keys of an incomplete sequence.
  var keys = KeySequence()
  /// The choices that layers remember after they close.
  var memory = StageMemory()

  /// The index of the layer that has the body of the screen.
  private var paneIndex: Int { entries.lastIndex { $0.layer.level <= .cover } ?? 0 }
  /// The layer that has the body of the screen.
  var pane: any Layer { entries[paneIndex].layer }
  var paneID: Int { entries[paneIndex].id }
  /// The layer that gets all keys, if any.
  var input: (any Layer)? { entries.last.flatMap { $0.layer.level == .input ? $0.layer : nil } }
  /// Whether anything is open beside or instead of the list.
  var hasPane: Bool { paneIndex > 0 }
  /// Whether rows of the list are visible, alone or with an inspector.
  var showsRows: Bool { pane.place == .rows || pane.place == .inspector }
  /// The layers from the top.
  var fromTop: [any Layer] { entries.reversed().map(\.layer) }
  /// The identities of all layers, from the bottom.
  var ids: [Int] { entries.map(\.id) }
  /// The identities of those that may react, from the top: not of what a pane covers.
  var asked: [Int] { entries[paneIndex...].reversed().map(\.id) + (hasPane ? [entries[0].id] : []) }

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

  /// Opens a layer in place of those of its part of the stage that it does not cover.
  mutating func open(_ layer: any Layer) {
    let part = layer.level.part
    entries.removeAll { $0.layer.level.part == part && !layer.covers($0.layer) }
    lastID += 1
    let place = entries.firstIndex { $0.layer.level.part > part } ?? entries.endIndex
    entries.insert(Entry(id: lastID, layer: layer), at: place)
  }

  /// Closes all panes.
  mutating func closePanes() { entries.removeSubrange(1..<paneIndex + 1) }

  /// Closes everything for other catalogs.
  mutating func reset() {
    entries.removeSubrange(1...)
    memory.problem = nil
  }

  /// Closes the layer of a type, if it is open.
  mutating func close<Closed: Layer>(_: Closed.Type) {
    entries.removeAll { $0.layer is Closed }
  }

  /// Closes a layer, if it is still open; returns it.
  mutating func close(_ id: Int) -> (any Layer)? {
    guard id > 0, let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: place).layer
  }

  /// Returns a layer; nil if it is closed.
  func layer(_ id: Int) -> (any Layer)? { entries.first { $0.id == id }?.layer }

  /// Puts a layer back after it has changed, unless it was closed meanwhile.
  mutating func put(_ layer: any Layer, back id: Int) {
    if let place = entries.firstIndex(where: { $0.id == id }) { entries[place].layer = layer }
  }

  /// Takes a layer out, so that it is changed in place; the caller puts it back.
  mutating func take(_ id: Int) -> (any Layer)? {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    defer { entries[place].layer = ListPane() }
    return entries[place].layer
  }
}

extension Level {
  /// The part of the stage, in which layers replace or cover each other.
  fileprivate var part: Level { max(self, .cover) }
}

extension Model {
  /// Asks the input, the pane, and then the list, until one reacts.
  func ask(_ react: (inout any Layer) -> Outcome) -> Outcome {
    for id in stage.asked {
      var outcome = Outcome.pass
      change(id) { outcome = react(&$0) }
      switch outcome {
      case .handled: return outcome
      case .pass: continue
      case .leave: stage.closePanes()
      case .close(let goOn):
        close(id)
        return .handled(goOn())
      }
    }
    return .pass
  }

  /// Changes a layer, unless it is closed meanwhile.
  private func change(_ id: Int, _ change: (inout any Layer) -> Void) {
    guard var layer = stage.layer(id) else { return }
    change(&layer)
    stage.put(layer, back: id)
  }

  /// Changes the input, if there is one.
  func changeInput(_ change: (inout any Layer) -> Void) {
    if stage.input != nil, let id = stage.asked.first { self.change(id, change) }
  }

  /// Lets each layer follow what has changed, from the bottom.
  func followOnStage(_ changes: Changes) {
    for id in stage.ids { change(id) { $0.follow(changes, in: self) } }
  }

  /// The input or the pane if it has long work to do.
  private var idOfWork: Int? {
    stage.asked.first { stage.layer($0)?.isPending(in: self) == true }
  }

  /// Whether the input or the pane has long work to do.
  var hasWorkOnStage: Bool { idOfWork != nil }

  /// Does a part of the work of the input or the pane.
  func workOnStage(rows: Int) {
    guard let id = idOfWork, var layer = stage.take(id) else { return }
    layer.work(rows: rows, in: self)
    stage.put(layer, back: id)
  }

  /// Opens a layer.
  func open(_ layer: any Layer) {
    stage.open(layer)
    changes.insert(.selection)
    layer.appear(in: self)
  }

  /// Opens a picker, unless there is nothing to pick.
  func openPicker(_ picker: some Picking) {
    if !picker.list.choices.isEmpty { open(picker) }
  }

  /// Closes the topmost pane.
  func closePane() { close(stage.paneID) }

  private func close(_ id: Int) {
    guard let layer = stage.close(id), layer.level <= .cover else { return }
    changes.insert(.selection)
    stage.pane.appear(in: self)
    layer.restore(in: self)
  }
}
