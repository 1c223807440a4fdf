public import LocalizedText
internal import TextLayout

/// Measures texts of one language in points of Apple's system font.
///
/// ```swift
/// let measurer = PointMeasurer(locale: LocaleTag("de"), style: PointStyle(.body))
/// let text = measurer.measure("Einkaufswagen")
/// text.width                         // 113.333…
/// text.verdict(in: 311, lines: 1)    // .fits
/// ```
public struct PointMeasurer: Sendable {
  /// The size and the weight of the font.
  public let style: PointStyle
  private let metric: PointMetric
  private let measurer: TextMeasurer
  private let mayBreakAtPhrases: Bool

  /// Makes a measurer for texts of a locale's language.
  public init(locale: LocaleTag, style: PointStyle) {
    self.init(locale: locale, metric: PointMetric(style, isJapanese: locale.language == "ja"))
  }

  /// A measurer of the same style for another language, which shares the tables of this one.
  public func measurer(for locale: LocaleTag) -> PointMeasurer {
    metric.isJapanese == (locale.language == "ja")
      ? PointMeasurer(locale: locale, metric: metric) : PointMeasurer(locale: locale, style: style)
  }

  private init(locale: LocaleTag, metric: PointMetric) {
    style = metric.style
    self.metric = metric
    measurer = TextMeasurer(
      locale: locale, columnWidth: ColumnWidth(), keepsHangulWords: true, metric: metric)
    mayBreakAtPhrases = ["zh", "ja", "ko", "de"].contains(locale.language)
  }

  /// Measures a text once for all widths.
  public func measure(_ text: ResolvedText) -> PointText {
    PointText(measurer.measure(text), by: metric, mayBreakAtPhrases: mayBreakAtPhrases)
  }

  /// Measures a text once for all widths in the style of each of some measurers, which are for texts of
  /// the same language.
  package static func measure(
    _ text: ResolvedText, by measurers: [PointMeasurer]
  ) -> [PointText] {
    guard let first = measurers.first else { return [] }
    let measured = first.measurer.measure(text, in: measurers.map(\.metric))
    return zip(measured, measurers).map { measured, measurer in
      PointText(measured, by: measurer.metric, mayBreakAtPhrases: measurer.mayBreakAtPhrases)
    }
  }

  /// The least widths at which a text fits on one line and on two, without measuring it otherwise; nil if
  /// it fits at none.
  public func breakpoints(of text: String) -> (compact: Double?, standard: Double?) {
    style.points(measurer.breakpoints(of: text))
  }

  /// Makes a finder of breakpoints in some styles, which one thread uses without locking; nil without
  /// styles.
  ///
  /// The measurers are for texts of the same language.
  package static func finder(of measurers: [PointMeasurer]) -> PointBreakpointFinder? {
    guard let first = measurers.first else { return nil }
    return PointBreakpointFinder(first.measurer.breakpointFinder(), measurers.map(\.metric))
  }

  /// Measures a plain text.
  public func measure(_ text: String) -> PointText { measure(ResolvedText(verbatim: text)) }
}
