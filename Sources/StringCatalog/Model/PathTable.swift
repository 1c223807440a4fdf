/// The leaf paths of a table, as a tree whose nodes are known by number.
struct PathTable: Sendable {
  /// The path of a text that does not vary.
  static let root: UInt32 = 0
  /// The plural categories, in the order in which their paths follow the root.
  static let pluralCases = ["zero", "one", "two", "few", "many", "other"]

  private struct Child: Hashable, Sendable {
    var parent: UInt32
    var step: LeafPath.Step
  }

  private(set) var paths: [LeafPath] = [LeafPath()]
  private var children: [Child: UInt32] = [:]

  init() {
    for name in Self.pluralCases { child(of: Self.root, .variation(axis: "plural", name: name)) }
  }

  subscript(number: UInt32) -> LeafPath { paths[Int(number)] }
  var count: Int { paths.count }

  /// The path one step further.
  @discardableResult
  mutating func child(of parent: UInt32, _ step: LeafPath.Step) -> UInt32 {
    let child = Child(parent: parent, step: step)
    if let number = children[child] { return number }
    let number = UInt32(paths.count)
    paths.append(LeafPath(paths[Int(parent)].steps + [step]))
    children[child] = number
    return number
  }

  /// The number of a path that the table knows.
  func number(of path: LeafPath) -> UInt32? {
    var number = Self.root
    for step in path.steps {
      guard let next = children[Child(parent: number, step: step)] else { return nil }
      number = next
    }
    return number
  }
}
