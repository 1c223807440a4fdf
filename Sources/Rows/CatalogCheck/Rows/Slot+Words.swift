internal import PointMetrics
internal import SourceText

extension Slot {
  /// The width, font, and number of lines, for messages.
  package var words: String {
    let font = "\(style.size.shown) pt \(style.weight.rawValue)"
    return "\(width.shown) pt wide, \(font), \(lines.counted("line"))"
  }
}

extension PointText.Verdict {
  /// The verdict in one word.
  package var words: String {
    switch self {
    case .fits: "fits"
    case .near: "borderline"
    case .cut: "truncated"
    }
  }
}

extension Double {
  /// The number with up to two decimals.
  package var shown: String {
    let hundredths = Int((Swift.min(Swift.max(self, 0), 1e9) * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The number rounded to three decimals.
  package var thousandths: Double { (self * 1_000).rounded() / 1_000 }
}
