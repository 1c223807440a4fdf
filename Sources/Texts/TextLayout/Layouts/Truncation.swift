/// The reason why a layout does not show a whole title.
///
/// ```swift
/// "\(Truncation.columns(needed: 86, available: 80))"  // needs 86 columns, has 80
/// ```
public enum Truncation: Hashable, Sendable {
  /// The title and its value are too wide for one line, or one character is wider than a line.
  case columns(needed: Int, available: Int)
  /// The title needs more lines than the layout allows.
  case lines(needed: Int, allowed: Int)
  /// A word would have to be split between lines; the string is the start of the word.
  case brokenWord(String)
  /// The value leaves no space for the title.
  case noRoomBesideValue
}

extension Truncation: CustomStringConvertible {
  /// A short description of the reason.
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
  /// Returns the start of a range of clusters as drawn, with an ellipsis if it is longer.
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

/// The result of trying a layout for a row.
public struct Attempt: Hashable, Sendable {
  /// The layout tried.
  public let layout: Layout
  /// Why the layout does not fit, or nil if it fits.
  public let truncation: Truncation?

  /// Whether the layout shows the whole title.
  public var fits: Bool { truncation == nil }

  /// Returns the results of trying layouts in order, up to the first one that fits.
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
