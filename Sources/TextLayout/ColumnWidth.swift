internal import ICU

/// How many columns of a terminal a text takes, by the model of whole clusters.
///
/// A cluster is a Swift `Character`: what one cell of the screen holds, one place where a word may
/// be cut, and one step of every loop over a `String` are then the same by construction.
///
/// ```swift
/// ColumnWidth().columns(of: "日本")  // 4
/// ```
public struct ColumnWidth: Hashable, Sendable {
  /// Makes the model.
  public init() {}

  /// The columns of a text on one line.
  public func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a cluster: 0 to 2, and more only for a skin tone behind what is no emoji.
  public func columns(of cluster: Character) -> Int {
    if cluster.utf8.count == 1 { return 1 }
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let base = ScalarProperties(first)
    if base.generalCategory == .control { return 1 }
    if base.isRegionalIndicator { return 2 }
    switch scalars.dropFirst().first {
    case Self.emojiSelector? where base.isEmoji: return 2
    case Self.textSelector? where base.isEmojiPresentation && first.value < 0x1_0000:
      // The emoji beyond the BMP were never symbols of text, and have no text style.
      return 1
    default: break
    }
    // What follows a pictograph (skin tone, joiner, another pictograph) is drawn into it.
    if base.isExtendedPictographic { return columns(of: base) }
    return columns(ofLetters: scalars)
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"

  /// A letter with its marks, or several letters that are written as one: never more than 2.
  private func columns(ofLetters scalars: Character.UnicodeScalarView) -> Int {
    var letters = 0
    var skinTones = 0
    for scalar in scalars {
      let properties = ScalarProperties(scalar)
      if properties.isEmojiModifier {
        skinTones += 1
      } else {
        letters += columns(of: properties)
      }
    }
    return min(letters, 2) + 2 * skinTones
  }

  private func columns(of scalar: ScalarProperties) -> Int {
    if scalar.scalar.isASCII { return 1 }
    switch scalar.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar.isPrependedConcatenationMark ? 1 : 0
    case .unassigned where scalar.isExtendedPictographic:
      // Reserved for emoji: assigned since ICU's tables were made.
      return 2
    default: break
    }
    if scalar.isJamoVowelOrTail { return 0 }
    switch scalar.eastAsianWidth {
    case .wide, .fullwidth: return 2
    case .neutral, .ambiguous, .halfwidth, .narrow: return 1
    }
  }
}
