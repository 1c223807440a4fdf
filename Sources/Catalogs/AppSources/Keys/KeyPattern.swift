internal import MessageSyntax

/// The keys that a literal in source code may stand for.
///
/// An interpolation becomes a placeholder if its type is apparent, or else any placeholder.
package struct KeyPattern: Hashable, Sendable {
  /// A part of a key.
  package enum Piece: Hashable, Sendable {
    /// Literal text; percent signs are not escaped.
    case text(String)
    /// A placeholder such as `%lld`.
    case placeholder(String)
    /// A placeholder of unknown type.
    case anyPlaceholder
  }

  /// The parts in order.
  package let pieces: [Piece]

  /// Creates a pattern from its parts.
  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The key, with `%@` for placeholders of unknown type.
  package var key: String {
    guard hasPlaceholders else { return words }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text.replacing("%", with: "%%")
      case .placeholder(let placeholder): placeholder
      case .anyPlaceholder: "%@"
      }
    }.joined()
  }

  /// The words of the pattern, with a mark for each placeholder, for grouping keys.
  package var shape: String {
    KeyShape(key).words
  }

  /// Returns whether the placeholders of a key with the same words match the pattern.
  package func admits(_ shape: KeyShape) -> Bool {
    let own = pieces.filter { if case .text = $0 { false } else { true } }
    guard !own.isEmpty else { return KeyShape(words) == shape }
    // A specifier may be none that a format knows, such as "%.1 f".
    if isComplete { return KeyShape(key).placeholders == shape.placeholders }
    return own.count == shape.placeholders.count
      && zip(own, shape.placeholders).allSatisfy { piece, placeholder in
        if case .placeholder(let wanted) = piece { wanted == placeholder } else { true }
      }
  }

  /// Returns whether the pattern matches a key.
  package func matches(_ key: String) -> Bool {
    guard hasPlaceholders else { return key == words }
    let shape = KeyShape(key)
    return shape.words == self.shape && admits(shape)
  }

  /// Whether the literal has interpolations.
  package var hasPlaceholders: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }

  private var words: String {
    pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}

/// A key with its placeholders separated from its words.
package struct KeyShape: Hashable, Sendable {
  /// The words, with U+FFFC for each placeholder.
  package let words: String
  /// The placeholders without their positions.
  package let placeholders: [String]

  /// Splits a key.
  package init(_ key: String) {
    guard FormatString.mayHavePlaceholders(key) else {
      words = key
      placeholders = []
      return
    }
    let format = FormatString(key)
    var (words, placeholders) = ("", [String]())
    for token in format.tokens {
      let source = format.source(token.range)
      switch token.kind {
      case .placeholder:
        words += "\u{FFFC}"
        placeholders.append(source.withoutPosition)
      case .text, .substitution, .ownArgument, .invalid: words += source
      }
    }
    self.words = words
    self.placeholders = placeholders
  }
}

extension String {
  /// The placeholder without its position: `%@` for `%1$@`.
  fileprivate var withoutPosition: String {
    let rest = dropFirst().drop { $0.isASCII && $0.isNumber }
    return rest.first == "$" ? "%" + rest.dropFirst() : self
  }
}

extension KeyPattern {
  /// Whether the types of all interpolated values are known.
  package var isComplete: Bool {
    pieces.allSatisfy { if case .anyPlaceholder = $0 { false } else { true } }
  }

  /// The text that Xcode writes for the source language: with positions if there are several
  /// placeholders.
  package var sourceText: String {
    let count = pieces.count {
      if case .placeholder(let name) = $0 { name.hasPrefix("%") } else { false }
    }
    guard count > 1 else { return key }
    var number = 0
    return pieces.map { piece in
      switch piece {
      case .text(let text): return text.replacing("%", with: "%%")
      case .placeholder(let placeholder) where placeholder.hasPrefix("%"):
        number += 1
        return "%\(number)$\(placeholder.dropFirst())"
      case .placeholder(let placeholder): return placeholder
      case .anyPlaceholder: return "%@"
      }
    }.joined()
  }
}
