/// The leaf paths of a table, stored as a tree with numbered nodes.
///
/// Paths are created on demand: as lists of names, deep paths with long names would take many times
/// the size of the file.
struct PathTable: Sendable {
  /// The path of a string that does not vary.
  static let root: UInt32 = 0
  /// The plural variation of a string that varies only by number.
  ///
  /// Its cases precede it, with the raw values of ``PluralCase`` as their numbers.
  static let pluralAxis: UInt32 = 7

  private enum NodeKind: UInt8 {
    case root
    /// A variation; its children are the cases.
    case axis
    case variation, substitution, value
  }

  private struct Node: Hashable, Sendable {
    var parent: UInt32
    var kind: NodeKind
    /// The number of the node's name; for a value, its index.
    var name: UInt32
  }

  private var nodes: [Node] = []
  private var numbers: [Node: UInt32] = [:]
  private var names = NameTable(["plural"] + PluralCase.allCases.map(\.name))

  init() {
    add(Node(parent: Self.root, kind: .root, name: 0))
    for form in PluralCase.allCases {
      add(Node(parent: Self.pluralAxis, kind: .variation, name: form.rawValue))
    }
    add(Node(parent: Self.root, kind: .axis, name: 0))
  }

  subscript(number: UInt32) -> LeafPath {
    var steps: [LeafPath.Step] = []
    var node = nodes[Int(number)]
    while node.kind != .root {
      let parent = nodes[Int(node.parent)]
      switch node.kind {
      case .variation: steps.append(.variation(axis: names[parent.name], name: names[node.name]))
      case .substitution: steps.append(.substitution(names[node.name]))
      case .value: steps.append(.value(Int(node.name)))
      case .axis, .root: break
      }
      node = parent
    }
    steps.reverse()
    return LeafPath(steps)
  }

  /// Returns the number of a path, if it is in the table.
  func number(of path: LeafPath) -> UInt32? {
    var number = Self.root
    for step in path.steps {
      var next: UInt32?
      switch step {
      case .variation(let axis, let name):
        next = find(.axis, axis, below: number).flatMap { find(.variation, name, below: $0) }
      case .substitution(let name): next = find(.substitution, name, below: number)
      case .value(let index):
        next = UInt32(exactly: index).flatMap {
          numbers[Node(parent: number, kind: .value, name: $0)]
        }
      }
      guard let next else { return nil }
      number = next
    }
    return number
  }

  private func find(_ kind: NodeKind, _ name: String, below parent: UInt32) -> UInt32? {
    names.known(name).flatMap { numbers[Node(parent: parent, kind: kind, name: $0)] }
  }

  // MARK: Walking

  /// Returns the first case on the way from one path to a descendant; nil if the way does not begin
  /// with a variation, or the second path is not a descendant.
  func nextCase(from start: UInt32, toward path: UInt32) -> Localization.Case? {
    var number = path
    while number != start, number != Self.root {
      let node = nodes[Int(number)]
      let axis = nodes[Int(node.parent)]
      if node.kind == .variation, axis.parent == start {
        return Localization.Case(axis: names[axis.name], name: names[node.name], path: number)
      }
      number = node.parent
    }
    return nil
  }

  /// Returns the outermost substitution that contains a path.
  func substitution(of path: UInt32) -> Localization.SubstitutionPath? {
    var outermost: UInt32?
    var number = path
    while number != Self.root {
      if nodes[Int(number)].kind == .substitution { outermost = number }
      number = nodes[Int(number)].parent
    }
    return outermost.map {
      Localization.SubstitutionPath(
        owner: nodes[Int($0)].parent, name: names[nodes[Int($0)].name], path: $0)
    }
  }

  /// Whether a path leads to a string that can be shown on its own: not to a part of a
  /// substitution, and only to the first value of a set.
  func isText(_ path: UInt32) -> Bool {
    var number = path
    while number != Self.root {
      let node = nodes[Int(number)]
      if node.kind == .substitution || node.kind == .value && node.name > 0 { return false }
      number = node.parent
    }
    return true
  }

  /// Whether a path is equal to or a descendant of another.
  func leads(_ path: UInt32, through ancestor: UInt32) -> Bool {
    var number = path
    while number != ancestor {
      guard number != Self.root else { return false }
      number = nodes[Int(number)].parent
    }
    return true
  }

  /// Returns the path of the first value of a set, if there is one.
  func firstValue(below path: UInt32) -> UInt32? {
    numbers[Node(parent: path, kind: .value, name: 0)]
  }

  // MARK: Growing

  /// Returns the child of a path for a step, adding it if necessary.
  mutating func child(of parent: UInt32, _ step: LeafPath.Step) -> UInt32 {
    switch step {
    case .variation(let axis, let name): variation(name, of: self.axis(axis, below: parent))
    case .substitution(let name):
      add(Node(parent: parent, kind: .substitution, name: names.number(of: name)))
    case .value(let index):
      add(Node(parent: parent, kind: .value, name: UInt32(truncatingIfNeeded: index)))
    }
  }

  /// Returns the path of a variation, the parent of its cases.
  mutating func axis(_ name: String, below parent: UInt32) -> UInt32 {
    add(Node(parent: parent, kind: .axis, name: names.number(of: name)))
  }

  /// Returns the path of a case of a variation.
  mutating func variation(_ name: String, of axis: UInt32) -> UInt32 {
    add(Node(parent: axis, kind: .variation, name: names.number(of: name)))
  }

  /// Adds the paths of another table, and returns their numbers in this one.
  mutating func adopt(_ other: PathTable) -> [UInt32] {
    // The first paths are the same in all tables, and parents come before their children.
    var adopted = Array(0...Self.pluralAxis)
    for node in other.nodes.dropFirst(adopted.count) {
      var node = node
      node.parent = adopted[Int(node.parent)]
      if node.kind != .value { node.name = names.number(of: other.names[node.name]) }
      adopted.append(add(node))
    }
    return adopted
  }

  @discardableResult
  private mutating func add(_ node: Node) -> UInt32 {
    if let number = numbers[node] { return number }
    let number = UInt32(nodes.count)
    nodes.append(node)
    numbers[node] = number
    return number
  }
}
