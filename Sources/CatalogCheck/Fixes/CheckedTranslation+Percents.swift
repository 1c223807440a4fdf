import MessageSyntax

extension CheckedTranslation {
  /// The text with ASCII percent signs; nil unless its placeholders are then those of the source.
  var withPlainPercents: String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // An Arabic text may well have its own sign after a number, and ‰ is no percent sign.
      result.append(["\u{FF05}", "\u{FE6A}"].contains(scalar) ? "%" : scalar)
    }
    return ifLikeSource(String(result))
  }

  /// The text with `%%` for percent signs, or without the blanks that machine translation put into
  /// placeholders; nil unless exactly one of them has the placeholders and signs of the source.
  var withClearPercents: String? {
    let candidates = [repaired { "%" + $0 }, repaired { $0.filter { $0 != " " } }]
      .compactMap { ifLikeSource($0) }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// The text with other words for what is no placeholder, or may be none.
  private func repaired(_ repair: (String) -> String) -> String {
    let format = FormatString(text)
    return zip(format.pieces, format.ranges).map { piece, range in
      let words = format.source(range)
      return switch piece {
      case .placeholder(let placeholder) where placeholder.specifier.mayBeProse: repair(words)
      case .invalid(_, .incomplete): repair(words)
      default: words
      }
    }.joined()
  }

  private func ifLikeSource(_ new: String) -> String? {
    new != text && Signs(of: new) == Signs(of: source) ? new : nil
  }
}

/// What a format has of placeholders and percent signs, in any order.
private struct Signs: Equatable {
  let placeholders: [String]
  let percentCount: Int

  /// Nil if the text has signs that are neither.
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
