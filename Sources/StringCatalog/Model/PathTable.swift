/// The leaf paths of a table, as a tree whose nodes are known by number.
///
/// A path is put together when it is asked for: kept as they are, deep paths with long names would
/// take many times the room of the file that names them.
struct PathTable: Sendable {
  /// The path of a text that does not vary.
  static let root: UInt32 = 0
  /// The plural categories, in the order in which their paths follow the root.
  static let pluralCases = ["zero", "one", "two", "few", "many", "other"]
  /// The way into the plural cases of a text of its own.
  static let pluralAxis: UInt32 = 7

  private enum Kind: UInt8 {
    case root
    /// A variation, on the way to one of its cases.
    case axis
    case variation
    case substitution
    case value
  }

  private struct Node: Hashable, Sendable {
    var parent: UInt32
    var kind: Kind
    /// The number of the node's name; of a value, its place.
    var name: UInt32
  }

  private var nodes: [Node] = []
  private var numbers: [Node: UInt32] = [:]
  private var names = NameTable(["plural"] + Self.pluralCases)

  init() {
    add(Node(parent: Self.root, kind: .root, name: 0))
    for name in 1...6 { add(Node(parent: Self.pluralAxis, kind: .variation, name: UInt32(name))) }
    add(Node(parent: Self.root, kind: .axis, name: 0))
  }

  /// The path of a number.
  subscript(number: UInt32) -> LeafPath {
    var steps: [LeafPath.Step] = []
    var node = nodes[Int(number)]
    while node.kind != .root {
      let parent = nodes[Int(node.parent)]
      switch node.kind {
      case .variation:
        steps.append(.variation(axis: names[parent.name], name: names[node.name]))
      case .substitution: steps.append(.substitution(names[node.name]))
      case .value: steps.append(.value(Int(node.name)))
      case .axis, .root: break
      }
      node = parent
    }
    steps.reverse()
    return LeafPath(steps)
  }

  /// The number of a path that the table knows.
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

  private func find(_ kind: Kind, _ name: String, below parent: UInt32) -> UInt32? {
    names.known(name).flatMap { numbers[Node(parent: parent, kind: kind, name: $0)] }
  }

  // MARK: Walking

  /// The case through which the way from a path to one below it leads first; nil where the way
  /// leads through no variation first, or there is none.
  func nextCase(from start: UInt32, toward path: UInt32) -> (axis: String, name: String, path: UInt32)? {
    var number = path
    while number != start, number != Self.root {
      let node = nodes[Int(number)]
      let axis = nodes[Int(node.parent)]
      if node.kind == .variation, axis.parent == start {
        return (names[axis.name], names[node.name], number)
      }
      number = node.parent
    }
    return nil
  }

  /// The outermost substitution into which a path leads: where it stands, and its own path.
  func substitution(of path: UInt32) -> (owner: UInt32, name: String, path: UInt32)? {
    var outermost: UInt32?
    var number = path
    while number != Self.root {
      if nodes[Int(number)].kind == .substitution { outermost = number }
      number = nodes[Int(number)].parent
    }
    return outermost.map { (nodes[Int($0)].parent, names[nodes[Int($0)].name], $0) }
  }

  /// Whether a path is another one or lies below it.
  func leads(_ path: UInt32, through ancestor: UInt32) -> Bool {
    var number = path
    while number != ancestor {
      guard number != Self.root else { return false }
      number = nodes[Int(number)].parent
    }
    return true
  }

  /// The path of the first value of a set.
  func firstValue(below path: UInt32) -> UInt32? {
    numbers[Node(parent: path, kind: .value, name: 0)]
  }

  // MARK: Growing

  /// The path one step further.
  mutating func child(of parent: UInt32, _ step: LeafPath.Step) -> UInt32 {
    switch step {
    case .variation(let axis, let name):
      variation(name, of: self.axis(axis, below: parent))
    case .substitution(let name):
      add(Node(parent: parent, kind: .substitution, name: names.number(of: name)))
    case .value(let index):
      add(Node(parent: parent, kind: .value, name: UInt32(truncatingIfNeeded: index)))
    }
  }

  /// The way into the cases of a variation.
  mutating func axis(_ name: String, below parent: UInt32) -> UInt32 {
    add(Node(parent: parent, kind: .axis, name: names.number(of: name)))
  }

  /// The path of a case of a variation.
  mutating func variation(_ name: String, of axis: UInt32) -> UInt32 {
    add(Node(parent: axis, kind: .variation, name: names.number(of: name)))
  }

  /// Takes over the paths of another table; returns what their numbers are here.
  mutating func adopt(_ other: PathTable) -> [UInt32] {
    // The first ones are the same in all tables; of the others, the parent comes first.
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
