import MessageSyntax

extension CheckedTranslation {
  /// The string with ASCII percent signs; nil unless its placeholders then match the source.
  var withPlainPercents: String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // An Arabic text may well have its own sign after a number, and ‰ is no percent sign.
      result.append(["\u{FF05}", "\u{FE6A}"].contains(scalar) ? "%" : scalar)
    }
    return ifLikeSource(String(result))
  }

  /// The string with percent signs escaped as `%%`, or without the spaces that machine translation
  /// added to placeholders; nil unless exactly one of the two matches the source.
  var withClearPercents: String? {
    let candidates = [repaired { words, _ in "%" + words }, repaired(Self.joined)]
      .compactMap { ifLikeSource($0) }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// Returns a placeholder without its spaces; one of them stays in front if it follows a word:
  /// "van %@" for "van% @".
  private static func joined(_ words: String, after text: String) -> String {
    let followsWord = text.last.map { $0.isLetter || $0.isNumber } ?? false
    let hasSpace = words.contains(" ")
    return (hasSpace && followsWord ? " " : "") + words.filter { $0 != " " }
  }

  /// Returns the string with each doubtful placeholder replaced, given a function that returns the
  /// replacement of a placeholder after some text.
  private func repaired(_ repair: (_ words: String, _ before: String) -> String) -> String {
    let format = FormatString(text)
    return zip(format.pieces, format.ranges).reduce(into: "") { text, part in
      let words = format.source(part.1)
      switch part.0 {
      case .placeholder(let placeholder) where placeholder.specifier.mayBeProse:
        text += repair(words, text)
      case .invalid(_, .incomplete): text += repair(words, text)
      default: text += words
      }
    }
  }

  private func ifLikeSource(_ new: String) -> String? {
    new != text && Signs(of: new) == Signs(of: source) ? new : nil
  }
}

/// The placeholders and percent signs of a format string, in any order.
private struct Signs: Equatable {
  let placeholders: [String]
  let percentCount: Int

  /// Parses a string; nil if it has percent signs that are neither.
  init?(of text: String) {
    var placeholders: [String] = []
    var percentCount = 0
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let words): percentCount += words.unicodeScalars.count { $0 == "%" }
      case .placeholder(let placeholder) where !placeholder.specifier.mayBeProse:
        // The translation may have positions where the source has none.
        let parts = placeholder.source.split(separator: "$", maxSplits: 1)
        placeholders.append(parts.count == 2 ? "%\(parts[1])" : placeholder.source)
      case .substitution(_, _, let source): placeholders.append(source)
      default: return nil
      }
    }
    guard !placeholders.isEmpty || percentCount > 0 else { return nil }
    self.placeholders = placeholders.sorted()
    self.percentCount = percentCount
  }
}
