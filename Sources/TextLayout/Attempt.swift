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
