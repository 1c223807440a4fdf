internal import JSONDocuments
internal import SourceText

/// One of the three versions of a file.
enum MergeVersion: Sendable { case base, ours, theirs }

/// A value in one version of a file.
struct MergePlace: Sendable {
  let version: MergeVersion
  let tree: JSONTree
  let node: Int

  var value: TextRange { tree[node].value }
  var isObject: Bool { tree[node].kind == .object }
  var text: String? { tree.text(of: node) }
  var name: String { tree.name(of: node) }

  /// The same value with all levels below it parsed.
  var whole: MergePlace {
    // The text was parsed before, so parsing it again succeeds.
    guard node != 0 || tree.count == 1,
      let inner = try? JSONTree(tree.bytes, valueAt: Int(value.offset))
    else { return self }
    return MergePlace(version: version, tree: inner, node: 0)
  }

  /// The members of an object; empty for any other value.
  var members: MergeMembers { MergeMembers(of: self) }

  subscript(name: String) -> MergePlace? { isObject ? tree.member(name, of: node).map(at) : nil }

  func at(_ node: Int) -> MergePlace { MergePlace(version: version, tree: tree, node: node) }

  /// Whether two values have the same bytes.
  func hasBytes(of other: MergePlace) -> Bool {
    value.length == other.value.length
      && tree.withBytes(of: value) { mine in
        other.tree.withBytes(of: other.value) { mine.isEqual(to: $0) }
      }
  }

  /// Whether two values have the same content, regardless of order and layout.
  func isSame(as other: MergePlace) -> Bool {
    hasBytes(of: other) || tree.means(node, sameAs: other.node, of: other.tree)
  }
}

/// The members of an object by name.
struct MergeMembers {
  /// The maximum number of members to search linearly.
  private static let few = 8

  let count: Int
  private let object: MergePlace
  private let names: JSONNames?

  init(of object: MergePlace) {
    self.object = object
    count =
      object.isObject ? object.tree.children(of: object.node).reduce(0) { sum, _ in sum + 1 } : 0
    names = count > Self.few ? JSONNames(of: object.node, in: object.tree) : nil
  }

  /// The member with the same name as another one.
  subscript(other: MergePlace) -> MergePlace? {
    guard count > 0 else { return nil }
    if let names {
      return names.member(named: other.tree[other.node].name, of: other.tree).map(object.at)
    }
    return object.tree.member(other.name, of: object.node).map(object.at)
  }
}

/// Whether two optional values have the same content; nil equals nil.
func isSame(_ one: MergePlace?, _ other: MergePlace?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one?, let other?): one.isSame(as: other)
  default: false
  }
}
