extension SwiftTokens {
  /// Returns the keys that a literal may stand for, with any placeholders.
  func pattern(of literal: SwiftLiteral) -> KeyPattern {
    KeyPattern(
      decodedPieces(of: literal).map { piece in
        if case .text(let text) = piece { .text(text) } else { .anyPlaceholder }
      })
  }
}
