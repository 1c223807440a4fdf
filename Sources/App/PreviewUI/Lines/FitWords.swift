internal import CatalogCheck
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import TextLayout

/// A description of how a row fits.
struct FitWords {
  /// How the row fits now.
  let now: String
  /// The widths at which that would change.
  let otherwise: [String]
  /// How the row fits now, for narrow screens.
  let short: String
  /// How the row fits now, beginning with the width that it needs if it does not fit.
  let need: String
  /// Whether the row does not fit, or may not.
  let isTooLong: Bool

  /// Creates a description; nil if the row shows a substitute for a missing string.
  init?(_ shown: ShownRow) {
    guard shown.row.hasOwnText || shown.row.borrowed != nil else { return nil }
    let fitted = shown.fitted
    let unit = shown.points == nil ? "" : " pt"
    let compact = fitted.breakpoints.compact
    let standard = fitted.breakpoints.standard.flatMap { $0 < compact ?? .max ? $0 : nil }
    let inOneLine = compact.map { "1 line at \($0)\(unit)+" }
    let inTwoLines = standard.map { "2 at \($0)\(unit)+" }
    if let points = shown.points, points.verdict != .fits {
      now = points.needWords
      short = points.words
      need = points.verdict == .cut && points.need != nil ? points.neededWidth : now
      isTooLong = true
      otherwise = []
      return
    } else if fitted.lostColumns > 0 {
      let lost = fitted.lostColumns
      let lostUnit = shown.points == nil ? (lost == 1 ? "column" : "columns") : "pt"
      now = "\(lost) \(lostUnit) truncated"
      otherwise = [compact.map { "1 line at \($0)\(unit)+" }].compactMap(\.self)
    } else {
      let count = fitted.height
      // In points, two lines are easily taken for too many.
      let lines = (shown.points == nil ? "" : "fits in ") + count.counted("line")
      switch fitted.layout {
      case .none:
        now = "too narrow"
        otherwise = []
      case .compact:
        now = compact.map { "1 line at \($0)\(unit)+" } ?? "fits"
        otherwise = [inTwoLines].compactMap(\.self)
      case .standard:
        now = lines
        otherwise = [count > 1 ? inOneLine : nil].compactMap(\.self)
      case .extended:
        now = lines
        otherwise = [count > 2 ? inTwoLines : nil, count > 1 ? inOneLine : nil].compactMap(\.self)
      }
    }
    short = now
    need = now
    isTooLong = fitted.lostColumns > 0 || fitted.layout == .none
  }
}
