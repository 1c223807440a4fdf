internal import JSONDocuments
internal import SourceText

/// The JSON of one entry during a series of edits.
///
/// Each step splices bytes and parses the entry again for the next step.
struct EntryEditor {
  /// The indentation level of an entry.
  static let level = 2

  let order: KeyOrder
  let layout: CatalogLayout
  private(set) var tree: JSONTree
  /// Whether an edited entry could not be parsed again, which is a bug in galley.
  private(set) var isBroken = false

  init?(_ value: [UInt8], order: KeyOrder, layout: CatalogLayout) {
    guard let tree = try? JSONTree(ByteBuffer(value), valueAt: 0) else { return nil }
    self.tree = tree
    self.order = order
    self.layout = layout
  }

  var bytes: [UInt8] { tree.raw(tree[tree.root].value) }

  /// Returns the nodes along a path of names, as far as they exist, starting with the entry.
  func nodes(along names: [String]) -> [Int] {
    var nodes = [tree.root]
    for name in names {
      guard let node = nodes.last, let next = child(name, of: node) else { break }
      nodes.append(next)
    }
    return nodes
  }

  private func child(_ name: String, of node: Int) -> Int? {
    switch tree[node].kind {
    case .object: return tree.member(name, of: node)
    case .array:
      let elements = Array(tree.children(of: node))
      return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: return nil
    }
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    var new = tree.raw(TextRange(0, range.lowerBound))
    new += bytes
    tree.append(TextRange(range.upperBound, tree[tree.root].value.end), to: &new)
    guard let read = try? JSONTree(ByteBuffer(new), valueAt: 0), read.repeatedNames.isEmpty,
      read[read.root].value.end == new.count
    else {
      isBroken = true
      return
    }
    tree = read
  }

  /// Replaces a value with a token.
  mutating func replace(_ node: Int, with token: [UInt8]) {
    replace(Int(tree[node].value.offset)..<tree[node].value.end, with: token)
  }

  /// Adds a member to an object, or an element to the end of an array.
  ///
  /// The member is inserted in order if the others are sorted, otherwise at the end, and is
  /// formatted like them.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - value: the new value.
  ///   - parent: the object.
  ///   - depth: the depth of the object in the entry.
  mutating func insert(_ name: String, _ value: NewValue, into parent: Int, depth: Int) {
    let level = Self.level + depth
    let children = Array(tree.children(of: parent))
    let writer = NewValueWriter(layout: layout, tree: tree)
    let gaps = MemberGaps(of: parent, in: tree) ?? MemberGaps(layout, level: level)
    var member: [UInt8] = []
    if tree[parent].kind == .object {
      member += CanonicalText.token(of: name)
      member += writer.separator(like: children.isEmpty ? nil : parent)
    }
    writer.write(value, level: level + 1, like: writer.example(in: parent), to: &member)
    let place = place(of: name, among: children, of: parent)
    if children.isEmpty {
      let range = tree[parent].value
      replace(Int(range.offset) + 1..<range.end - 1, with: gaps.first + member + gaps.last)
    } else if place == 0 {
      let start = Int(tree[children[0]].member.offset)
      replace(start..<start, with: member + gaps.between)
    } else {
      let end = tree[children[place - 1]].member.end
      replace(end..<end, with: gaps.between + member)
    }
  }

  private func place(of name: String, among children: [Int], of parent: Int) -> Int {
    guard tree[parent].kind == .object,
      zip(children, children.dropFirst()).allSatisfy({ tree.isBefore($0, $1, in: order) })
    else { return children.count }
    return name.withBytes { name in
      children.firstIndex { child in
        tree.withName(of: child) { order.compare(name, $0) < 0 }
      } ?? children.count
    }
  }

  /// Removes the last of several nested values, and the ancestors that would become empty.
  ///
  /// - Parameters:
  ///   - nodes: the value and its ancestors, outermost first.
  ///   - fixed: the number of outermost nodes to keep.
  mutating func remove(_ nodes: [Int], keeping fixed: Int) {
    var depth = nodes.count - 1
    while depth > fixed, Array(tree.children(of: nodes[depth - 1])).count == 1 { depth -= 1 }
    let siblings = Array(tree.children(of: nodes[depth - 1]))
    guard let index = siblings.firstIndex(of: nodes[depth]) else { return }
    let member = tree[siblings[index]].member
    if siblings.count == 1 {
      let range = tree[nodes[depth - 1]].value
      replace(
        Int(range.offset) + 1..<range.end - 1,
        with: layout.emptyContent(level: Self.level + depth - 1))
    } else if index == 0 {
      replace(Int(member.offset)..<Int(tree[siblings[1]].member.offset), with: [])
    } else {
      replace(tree[siblings[index - 1]].member.end..<member.end, with: [])
    }
  }
}
