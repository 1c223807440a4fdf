/// Why a layout does not show a whole title.
///
/// ```swift
/// "\(Truncation.columns(needed: 86, available: 80))"  // needs 86 columns, has 80
/// ```
public enum Truncation: Hashable, Sendable {
  /// The title and its value are too wide for one line, or one character is for any.
  case columns(needed: Int, available: Int)
  /// The title has too many lines.
  case lines(needed: Int, allowed: Int)
  /// A word would have to be broken; this is how it begins.
  case brokenWord(String)
  /// The value leaves no column to the title.
  case noRoomBesideValue
}

extension Truncation: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .columns(let needed, let available): "needs \(needed) columns, has \(available)"
    case .lines(let needed, let allowed): "\(needed) lines, may have \(allowed)"
    case .brokenWord(let word): "would break '\(word)'"
    case .noRoomBesideValue: "no column is left beside the value"
    }
  }
}

extension MeasuredText {
  /// What is drawn of some clusters, cut to a few columns.
  func beginning(of range: Range<Int>, columns: Int) -> String {
    let isWhole = clusters[range].inkColumns <= columns
    var beginning = ""
    var taken = 1
    for cluster in clusters[range] {
      taken += cluster.columns
      guard isWhole || taken <= columns else { break }
      beginning += text(of: cluster)
    }
    return isWhole ? beginning : beginning + marks.ellipsis
  }
}

/// A layout that was tried for a row, and why it does not fit if it does not.
public struct Attempt: Hashable, Sendable {
  /// The layout.
  public let layout: Layout
  /// What is against it; nil where it fits.
  public let truncation: Truncation?

  /// Whether it shows the whole title.
  public var fits: Bool { truncation == nil }

  /// The layouts that are tried for a title and its value at a width, up to the one that fits.
  ///
  /// ```swift
  /// Attempt.all(title: measurer.measure("ab cd"), width: 3).map { $0.truncation?.description }
  /// // ["needs 5 columns, has 3", nil]
  /// ```
  public static func all(
    title: MeasuredText, value: MeasuredText? = nil, width: Int
  ) -> [Attempt] {
    guard width > 0 else { return [] }
    let list = ArrangementList.layouts
    let truncations = list.truncations(of: title, value: value, width: width)
    return zip(Layout.allCases, truncations + [nil]).map(Attempt.init)
  }
}
