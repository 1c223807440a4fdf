internal import JSONDocuments
internal import SourceText

/// The separators between the members of one object or array.
struct MemberGaps {
  var first: [UInt8]
  /// The separator between two members, including the comma.
  var between: [UInt8]
  var last: [UInt8]

  /// Creates the default gaps for an object on a line at a level.
  init(_ layout: CatalogLayout, level: Int) {
    self = layout.inline ?? MemberGaps(layout.lines, level: level)
  }

  private init(_ layout: JSONLayout, level: Int) {
    first = layout.lineStart(level + 1)
    between = [UInt8(ascii: ",")] + first
    last = layout.lineStart(level)
  }

  /// Creates gaps from an object that has members; nil for any other value.
  init?(of node: Int, in tree: JSONTree) {
    var children = tree.children(of: node)
    guard let one = children.next() else { return nil }
    let value = tree[node].value
    first = tree.raw(TextRange(Int(value.offset) + 1, Int(tree[one].member.offset)))
    var end = tree[one].member.end
    between = [UInt8(ascii: ",")] + first
    if let two = children.next() {
      between = tree.raw(TextRange(end, Int(tree[two].member.offset)))
      end = tree[two].member.end
      while let next = children.next() { end = tree[next].member.end }
    }
    last = tree.raw(TextRange(end, value.end - 1))
  }
}

/// The layout of a catalog, for inserting new parts.
struct CatalogLayout {
  /// The layout of values that span lines.
  let lines: JSONLayout
  /// The gaps of objects in a one-line file.
  private(set) var inline: MemberGaps?

  /// Detects the layout of a file from its top levels.
  init(of tree: JSONTree) {
    lines = JSONLayout(of: tree)
    guard lines.newline.isEmpty else { return }
    inline = MemberGaps(of: tree.root, in: tree)
  }

  /// Returns the content between the brackets of an object that has lost its last member.
  func emptyContent(level: Int) -> [UInt8] { lines.emptyContent(level) }
}

/// A value to be written into a catalog.
indirect enum NewValue {
  /// A token that is copied verbatim.
  case token([UInt8])
  case object([(name: [UInt8], value: NewValue)])
  case array([NewValue])

  init(_ node: Int, of tree: JSONTree) {
    switch tree[node].kind {
    case .object:
      self = .object(
        tree.children(of: node).map { (tree.raw(tree[$0].name), NewValue($0, of: tree)) })
    case .array: self = .array(tree.children(of: node).map { NewValue($0, of: tree) })
    default: self = .token(tree.raw(tree[node].value))
    }
  }
}

/// Writes new values in the style of the file.
struct NewValueWriter {
  let layout: CatalogLayout
  /// The tree to take examples from.
  let tree: JSONTree

  /// Appends a value that starts on a line at an indentation level.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - level: the level of the line.
  ///   - example: a value of the same kind on a line of the same level.
  ///   - bytes: the buffer to append to.
  func write(_ value: NewValue, level: Int, like example: Int?, to bytes: inout [UInt8]) {
    switch value {
    case .token(let token): bytes += token
    case .object(let members):
      let example = example.flatMap { tree[$0].kind == .object ? $0 : nil }
      let separator = separator(like: example)
      writeList(members, brackets: "{}", level: level, like: example, to: &bytes) {
        $0 += $1.name
        $0 += separator
        write($1.value, level: level + 1, like: self.example(in: example), to: &$0)
      }
    case .array(let elements):
      let example = example.flatMap { tree[$0].kind == .array ? $0 : nil }
      writeList(elements, brackets: "[]", level: level, like: example, to: &bytes) {
        write($1, level: level + 1, like: self.example(in: example), to: &$0)
      }
    }
  }

  private func writeList<Part>(
    _ parts: [Part], brackets: String, level: Int, like example: Int?, to bytes: inout [UInt8],
    write: (inout [UInt8], Part) -> Void
  ) {
    let brackets = Array(brackets.utf8)
    let gaps = example.flatMap { MemberGaps(of: $0, in: tree) } ?? MemberGaps(layout, level: level)
    bytes.append(brackets[0])
    for (index, part) in parts.enumerated() {
      bytes += index == 0 ? gaps.first : gaps.between
      write(&bytes, part)
    }
    bytes += parts.isEmpty ? layout.emptyContent(level: level) : gaps.last
    bytes.append(brackets[1])
  }

  /// Returns the bytes between the names and values of an object.
  func separator(like example: Int?) -> [UInt8] {
    var children = example.map { tree.children(of: $0) }
    return children?.next().map { tree.separator(of: $0) } ?? layout.lines.separator
  }

  /// Returns the first nested list of an object or array, as an example for new ones.
  func example(in list: Int?) -> Int? {
    list.flatMap { list in
      tree.children(of: list).first { tree[$0].kind == .object || tree[$0].kind == .array }
    }
  }
}
