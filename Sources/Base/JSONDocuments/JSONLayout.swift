package import SourceText

/// The whitespace conventions of a JSON text.
///
///     JSONLayout(of: tree).separator  // " : " in a file that Xcode wrote
package struct JSONLayout: Hashable, Sendable {
  /// The form of an empty object or array.
  package enum Empty: Hashable, Sendable {
    /// `{}`.
    case brackets
    /// Brackets on two lines.
    case twoLines
    /// Brackets with an empty line between them, as Xcode writes them.
    case emptyLine
  }

  /// The bytes between a name and its value: the colon and the whitespace around it.
  package var separator: [UInt8]
  /// The newline sequence; empty if the text is a single line.
  package var newline: [UInt8]
  /// The indentation per level.
  package var indent: [UInt8]
  /// The form of an empty object or array.
  package var empty: Empty

  package static let xcode = JSONLayout(
    separator: Array(" : ".utf8), newline: [0x0A], indent: [0x20, 0x20], empty: .emptyLine)

  /// Creates a layout.
  package init(separator: [UInt8], newline: [UInt8], indent: [UInt8], empty: Empty) {
    self.separator = separator
    self.newline = newline
    self.indent = indent
    self.empty = empty
  }

  /// Detects the layout from the first members of a text, with Xcode's layout as the default.
  ///
  /// - Parameter tree: a tree with at least two levels below the root.
  package init(of tree: JSONTree) {
    self = .xcode
    guard let first = tree.children(of: tree.root).first(where: { _ in true }) else { return }
    let start = Int(tree[tree.root].value.offset) + 1
    let gap = tree.raw(TextRange(start, Int(tree[first].member.offset)))
    let lineEnd = gap.lastIndex { $0 == 0x0A || $0 == 0x0D }
    if let lineEnd {
      let isPair = gap[lineEnd] == 0x0A && lineEnd > 0 && gap[lineEnd - 1] == 0x0D
      newline = isPair ? [0x0D, 0x0A] : [gap[lineEnd]]
      indent = Array(gap[(lineEnd + 1)...])
    } else {
      newline = []
      indent = []
    }
    separator = Self.separator(in: tree) ?? separator
    empty = Self.empty(in: tree) ?? (separator == Self.xcode.separator ? .emptyLine : .brackets)
  }

  /// The number of members to examine.
  private static let sample = 64

  private static func separator(in tree: JSONTree) -> [UInt8]? {
    var counts: [[UInt8]: Int] = [:]
    for node in 1..<min(tree.count, sample) where !tree[node].name.isNone {
      counts[tree.separator(of: node), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key
  }

  private static func empty(in tree: JSONTree) -> Empty? {
    for node in 0..<tree.count where tree[node].kind == .object || tree[node].kind == .array {
      let value = tree[node].value
      // More whitespace is not a consistent layout.
      guard value.length <= 256 else { continue }
      let inner = tree.raw(TextRange(Int(value.offset) + 1, value.end - 1))
      guard inner.allSatisfy({ $0 <= 0x20 }) else { continue }
      let lines = inner.count { $0 == 0x0A }
      return lines == 0 ? .brackets : lines == 1 ? .twoLines : .emptyLine
    }
    return nil
  }

  /// Returns a newline and the indentation of a level.
  package func lineStart(_ level: Int) -> [UInt8] {
    newline.isEmpty ? [] : newline + Array(repeatElement(indent, count: level).joined())
  }

  /// Returns the content between the brackets of an empty object or array.
  ///
  /// - Parameter level: the level of the line with the closing bracket.
  /// - Returns: whitespace or nothing.
  package func emptyContent(_ level: Int) -> [UInt8] {
    switch empty {
    case .brackets: []
    case .twoLines: lineStart(level)
    case .emptyLine: newline + lineStart(level)
    }
  }

  /// Appends a value in this layout; names, strings, and numbers are copied verbatim.
  ///
  /// - Parameters:
  ///   - node: the number of the value.
  ///   - tree: its tree, including all levels below the value.
  ///   - level: the level of the line it starts on.
  ///   - bytes: the buffer to append to.
  package func write(_ node: Int, of tree: JSONTree, level: Int, to bytes: inout [UInt8]) {
    let kind = tree[node].kind
    guard kind == .object || kind == .array else {
      tree.append(tree[node].value, to: &bytes)
      return
    }
    bytes.append(UInt8(ascii: kind == .object ? "{" : "["))
    var isFirst = true
    for child in tree.children(of: node) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes += lineStart(level + 1)
      if kind == .object {
        tree.append(tree[child].name, to: &bytes)
        bytes += separator
      }
      write(child, of: tree, level: level + 1, to: &bytes)
    }
    bytes += isFirst ? emptyContent(level) : lineStart(level)
    bytes.append(UInt8(ascii: kind == .object ? "}" : "]"))
  }
}

extension JSONTree {
  /// Returns the bytes between the name and the value of a member.
  package func separator(of member: Int) -> [UInt8] {
    raw(TextRange(self[member].name.end, Int(self[member].value.offset)))
  }

  /// Appends the bytes in a range.
  package func append(_ range: TextRange, to target: inout [UInt8]) {
    withBytes(of: range) { span in
      unsafe span.withUnsafeBufferPointer { unsafe target.append(contentsOf: $0) }
    }
  }
}
