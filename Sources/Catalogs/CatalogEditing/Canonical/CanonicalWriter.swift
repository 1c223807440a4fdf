internal import JSONDocuments
internal import SourceText

/// Writes values the way Xcode does, and records deviations in the original.
struct CanonicalWriter {
  let order: KeyOrder
  /// The bytes written and not yet taken.
  var bytes: [UInt8] = []
  /// The first deviation of each kind.
  private(set) var differences: [CanonicalCatalog.Difference] = []
  /// The offset in the catalog of the text whose tree is being written.
  var base = 0
  private var members: [Int] = []
  /// Whether output after the first deviation is irrelevant.
  let stopsAtDifference: Bool

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - order: the order of members.
  ///   - stopsAtDifference: whether to stop at the first deviation.
  init(order: KeyOrder, stopsAtDifference: Bool = false) {
    self.order = order
    self.stopsAtDifference = stopsAtDifference
  }

  /// Whether nothing more needs to be written.
  var isDone: Bool { stopsAtDifference && !differences.isEmpty }

  /// Writes a value that starts on a line at an indentation level.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - tree: its tree, including all levels below it.
  ///   - level: the indentation level of the line.
  mutating func write(_ node: Int, of tree: JSONTree, level: Int) {
    switch tree[node].kind {
    case .object: writeList(node, of: tree, level: level, brackets: "{}")
    case .array: writeList(node, of: tree, level: level, brackets: "[]")
    case .string: writeText(tree[node].value, of: tree)
    case .number, .true, .false, .null: tree.append(tree[node].value, to: &bytes)
    }
  }

  private mutating func writeList(
    _ node: Int, of tree: JSONTree, level: Int, brackets: StaticString
  ) {
    let start = members.count
    guard beginList(node, of: tree, level: level, brackets: brackets) else { return }
    for index in start..<members.count {
      let child = members[index]
      beginMember(isFirst: index == start, level: level + 1)
      if !tree[child].name.isNone { writeName(of: child, in: tree) }
      write(child, of: tree, level: level + 1)
    }
    endList(isEmpty: start == members.count, level: level, brackets: brackets)
    members.removeSubrange(start...)
  }

  /// Begins an object or array, and appends its members to `members` in sorted order.
  ///
  /// - Returns: whether the members have to be written.
  private mutating func beginList(
    _ node: Int, of tree: JSONTree, level: Int, brackets: StaticString
  ) -> Bool {
    let start = members.count
    var child = node + 1
    while child < tree.end(of: node) {
      members.append(child)
      child = tree.end(of: child)
    }
    compareLayout(of: members[start...], in: node, of: tree, level: level)
    guard !isDone else {
      members.removeSubrange(start...)
      return false
    }
    if tree[node].kind == .object { sortMembers(from: start, of: tree) }
    bytes.append(unsafe brackets.utf8Start[0])
    return true
  }

  /// Begins an object or array whose members the caller writes.
  ///
  /// - Returns: the members in sorted order; nil if they need not be written.
  mutating func beginMembers(
    _ node: Int, of tree: JSONTree, level: Int, brackets: StaticString
  ) -> [Int]? {
    let start = members.count
    guard beginList(node, of: tree, level: level, brackets: brackets) else { return nil }
    defer { members.removeSubrange(start...) }
    return Array(members[start...])
  }

  /// Starts the line of a member or element.
  mutating func beginMember(isFirst: Bool, level: Int) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    startLine(level)
  }

  /// Ends an object or array.
  mutating func endList(isEmpty: Bool, level: Int, brackets: StaticString) {
    if isEmpty { bytes.append(0x0A) }
    startLine(level)
    bytes.append(unsafe brackets.utf8Start[1])
  }

  /// Writes the name of a member and the colon after it.
  mutating func writeName(of member: Int, in tree: JSONTree) {
    writeText(tree[member].name, of: tree)
    bytes.append(0x20)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(0x20)
  }

  private mutating func startLine(_ level: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  private mutating func writeText(_ token: TextRange, of tree: JSONTree) {
    let start = bytes.count
    tree.withBytes(of: token) { CanonicalText.append($0, to: &bytes) }
    guard !knows(.escape) else { return }
    let isSame =
      bytes.count - start == Int(token.length)
      && tree.withBytes(of: token) { $0.isEqual(to: bytes.span.extracting(start..<bytes.count)) }
    if !isSame { note(.escape, at: Int(token.offset)) }
  }

  private mutating func sortMembers(from start: Int, of tree: JSONTree) {
    // Retain the function only once: threads contend for its reference count.
    let order = order
    var index = start + 1
    while index < members.count {
      guard tree.isBefore(members[index - 1], members[index], in: order) else { break }
      index += 1
    }
    guard index < members.count else { return }
    if !differences.contains(where: \.kind.isOrder) {
      note(
        .order(tree.name(of: members[index]), before: tree.name(of: members[index - 1])),
        at: Int(tree[members[index]].name.offset))
    }
    members[start...].sort { tree.isBefore($0, $1, in: order) }
  }
}

extension CanonicalWriter {
  /// Records a deviation unless one of the same kind is known.
  mutating func note(_ kind: CanonicalCatalog.Difference.Kind, at offset: Int) {
    guard !knows(kind) else { return }
    differences.append(CanonicalCatalog.Difference(kind: kind, offset: base + offset))
  }

  private func knows(_ kind: CanonicalCatalog.Difference.Kind) -> Bool {
    differences.contains { $0.kind.rank == kind.rank }
  }

  /// Records where the whitespace of an object or array differs from the canonical layout.
  private mutating func compareLayout(
    of members: ArraySlice<Int>, in node: Int, of tree: JSONTree, level: Int
  ) {
    let range = tree[node].value
    var start = Int(range.offset) + 1
    if !knows(.layout) {
      for member in members {
        let end = Int(tree[member].member.offset)
        let isFirst = member == members.first
        guard tree.isLine(start..<end, level: level + 1, after: isFirst ? "" : ",") else {
          note(.layout, at: start)
          break
        }
        start = tree[member].member.end
      }
      let before: StaticString = members.isEmpty ? "\n" : ""
      if !knows(.layout), !tree.isLine(start..<range.end - 1, level: level, after: before) {
        note(.layout, at: start)
      }
    }
    guard tree[node].kind == .object, !knows(.separator) else { return }
    for member in members {
      let end = tree[member].name.end
      guard tree.holds(" : ", in: end..<Int(tree[member].value.offset)) else {
        return note(.separator, at: end)
      }
    }
  }
}

extension JSONTree {
  /// Whether the name of one member sorts before that of another.
  func isBefore(_ one: Int, _ other: Int, in order: KeyOrder) -> Bool {
    withName(of: one) { mine in withName(of: other) { order.compare(mine, $0) < 0 } }
  }

  /// Calls `body` with the UTF-8 name of a member.
  func withName<R>(of member: Int, _ body: (Span<UInt8>) -> R) -> R {
    let token = self[member].name
    guard !token.isNone else { return "".withBytes(body) }
    return withBytes(of: TextRange(Int(token.offset) + 1, token.end - 1)) { raw in
      JSONText.hasEscape(raw) ? JSONText.decode(raw).withBytes(body) : body(raw)
    }
  }

  /// Whether the bytes in a range are equal to a string.
  fileprivate func holds(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount
      && bytes.withBytes(range) { $0.holds(text, at: 0) }
  }

  /// Whether a range consists of a string, a newline, and the indentation of a level.
  fileprivate func isLine(_ range: Range<Int>, level: Int, after text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard range.count == length + 1 + level * 2 else { return false }
    return bytes.withBytes(range) { bytes in
      guard bytes.holds(text, at: 0), bytes[length] == 0x0A else { return false }
      for index in length + 1..<bytes.count where bytes[index] != 0x20 { return false }
      return true
    }
  }
}
