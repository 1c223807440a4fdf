/// A layout that was tried for a row, and why it does not fit if it does not.
public struct Attempt: Hashable, Sendable {
  /// The layout.
  public let layout: Layout
  /// What is against it, in a few words; nil where it fits.
  public let why: String?

  /// Whether it shows the whole title.
  public var fits: Bool { why == nil }

  /// The layouts that are tried for a title and its value at a width, up to the one that fits.
  ///
  /// ```swift
  /// Attempt.all(title: measurer.measure("ab cd"), width: 3).map(\\.why)
  /// // ["needs 5 columns, has 3", nil]
  /// ```
  public static func all(
    title: MeasuredText, value: MeasuredText? = nil, width: Int
  ) -> [Attempt] {
    let row = FittedRow(title: title, value: value, width: width)
    guard row.layout != .none else { return [] }
    var attempts = [Attempt(layout: .compact, why: nil)]
    guard row.layout != .compact else { return attempts }
    attempts[0] = Attempt(
      layout: .compact,
      why: row.breakpoints.compact.map { "needs \($0) columns, has \(width)" }
        ?? "\(title.paragraphs.count) lines, may have 1")
    guard row.layout != .standard else { return attempts + [Attempt(layout: .standard, why: nil)] }
    let taken = value.map { $0.columns > 0 ? Breakpoints.gap + $0.columns : 0 } ?? 0
    attempts.append(
      Attempt(layout: .standard, why: reason(againstStandard: title, columns: width - taken)))
    attempts.append(Attempt(layout: .extended, why: nil))
    return attempts
  }

  private static func reason(againstStandard title: MeasuredText, columns: Int) -> String {
    guard columns > 0 else { return "no column is left beside the value" }
    let wrapping = title.wrapped(at: columns)
    guard wrapping.lines.count <= 2, let word = wrapping.brokenWord else {
      return "\(wrapping.lines.count) lines, may have 2"
    }
    return "would break '\(title.beginning(of: word, columns: 20))'"
  }
}

extension MeasuredText {
  /// What is drawn of some clusters, cut to a few columns.
  fileprivate func beginning(of range: Range<Int>, columns: Int) -> String {
    guard clusters[range].inkColumns > columns else {
      return clusters[range].reduce(into: "") { $0 += $1.text }
    }
    var text = ""
    var taken = 1
    for cluster in clusters[range] {
      taken += cluster.columns
      guard taken <= columns else { break }
      text += cluster.text
    }
    return text + cutMark
  }
}
