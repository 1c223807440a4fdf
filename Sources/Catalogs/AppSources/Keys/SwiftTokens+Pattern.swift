extension SwiftTokens {
  /// Returns the keys that a literal may stand for.
  func pattern(of literal: SwiftLiteral) -> KeyPattern {
    KeyPattern(
      decodedPieces(of: literal).map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .interpolation(let range): placeholder(for: arguments(range))
        }
      })
  }

  /// Returns the placeholder for an interpolated value, if its type is apparent.
  private func placeholder(for arguments: [Argument]) -> KeyPattern.Piece {
    guard let value = arguments.first, value.label == nil else { return .anyPlaceholder }
    if let other = arguments.dropFirst().first {
      switch other.label {
      case "specifier":
        return onlyLiteral(other.tokens).flatMap(plainText).map { .placeholder($0) }
          ?? .anyPlaceholder
      case "format", "style", "formatter": return .placeholder("%@")
      default: return .anyPlaceholder
      }
    }
    return typedPlaceholder(for: value.tokens).map { .placeholder($0) } ?? .anyPlaceholder
  }

  private func typedPlaceholder(for range: Range<Int>) -> String? {
    if onlyLiteral(range) != nil { return "%@" }
    if let number = numberPlaceholder(for: range) { return number }
    guard isChain(range), let first = word(at: range.lowerBound) else { return nil }
    let last = word(at: range.upperBound - 1)
    if last == "count", range.count > 1 { return "%lld" }
    if last == "localizedDescription" || last == "description" { return "%@" }
    // A conversion is `Int(…)`: a type and one pair of parentheses.
    let opening = range.lowerBound + 1
    guard isMark("(", at: opening), closings[opening] == range.upperBound - 1 else { return nil }
    return Self.placeholders[first]
  }

  /// The placeholders for conversions, by type.
  private static let placeholders: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "UInt": "%llu", "UInt64": "%llu", "Int32": "%d", "Int16": "%d",
    "Int8": "%d", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "Float": "%f",
    "String": "%@", "Text": "%@", "Image": "%@", "LocalizedStringResource": "%@",
    "AttributedString": "%@",
  ]

  /// Returns the placeholder for a number such as `3` or `-0.5`, or nil for anything else.
  private func numberPlaceholder(for range: Range<Int>) -> String? {
    let number = isMark("-", at: range.lowerBound) ? range.dropFirst() : range[...]
    let bytes = number.flatMap { self.bytes[tokens[$0].range] }
    guard let first = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first,
      number.allSatisfy({ tokens[$0].kind == .word || isMark(".", at: $0) })
    else { return nil }
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if Int(text) != nil { return "%lld" }
    return Double(text) != nil ? "%lf" : nil
  }

  /// Returns whether an expression is a name with members and calls, without operators.
  private func isChain(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var wasWord = false
    while index < range.upperBound {
      let isWord = tokens[index].kind == .word
      guard isWord || [".", "(", "[", "?", "!"].contains(where: { isMark($0, at: index) }),
        !(isWord && wasWord)
      else { return false }
      wasWord = isWord
      index = next(after: index)
    }
    return !range.isEmpty
  }
}
