public import LocalizedText
internal import TextLayout

/// Measures texts in one language, in points of Apple's system font.
///
/// ```swift
/// let measurer = PointMeasurer(locale: LocaleTag("de"), style: PointStyle(.body))
/// let text = measurer.measure("Einkaufswagen")
/// text.width                         // 113.333…
/// text.verdict(in: 311, lines: 1)    // .fits
/// ```
public struct PointMeasurer: Sendable {
  /// The size and weight of the font.
  public let style: PointStyle
  private let metric: PointMetric
  private let measurer: TextMeasurer
  private let mayBreakAtPhrases: Bool

  /// Creates a measurer for texts in a locale's language.
  public init(locale: LocaleTag, style: PointStyle) {
    self.init(locale: locale, metric: PointMetric(style, isJapanese: locale.language == "ja"))
  }

  /// Returns a measurer of the same style for another language, which shares this one's tables.
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

  /// Measures a text once for all widths, in the style of each of several measurers for the same
  /// language.
  package static func measure(
    _ text: ResolvedText, by measurers: [PointMeasurer]
  ) -> [PointText] {
    guard let first = measurers.first else { return [] }
    let measured = first.measurer.measure(text, in: measurers.map(\.metric))
    return zip(measured, measurers).map { measured, measurer in
      PointText(measured, by: measurer.metric, mayBreakAtPhrases: measurer.mayBreakAtPhrases)
    }
  }

  /// Returns the minimum widths that fit a text on one and on two lines, without measuring it
  /// further, or nil where no width fits.
  public func breakpoints(of text: String) -> (compact: Double?, standard: Double?) {
    style.points(measurer.breakpoints(of: text))
  }

  /// Creates a finder of breakpoints in several styles, for use on one thread without locking, or
  /// returns nil if there are no styles.
  ///
  /// The measurers must be for the same language.
  package static func finder(of measurers: [PointMeasurer]) -> PointBreakpointFinder? {
    guard let first = measurers.first else { return nil }
    return PointBreakpointFinder(first.measurer.breakpointFinder(), measurers.map(\.metric))
  }

  /// Measures a plain string.
  public func measure(_ text: String) -> PointText { measure(ResolvedText(verbatim: text)) }
}
