public import LocalizedText
internal import SourceText
internal import Synchronization

/// Measures texts in one language: clusters, widths and line break opportunities.
///
/// A measurer reuses its buffers between texts, and copies share them.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.measure(ResolvedText(verbatim: "Bon voyage")).breakpoints.standard  // 6
/// ```
public struct TextMeasurer: Sendable {
  /// The rule for the width of clusters.
  public let columnWidth: ColumnWidth
  /// The marks that replace undisplayable content.
  public let marks: LayoutMarks
  /// The writing direction, which determines the leading edge.
  public let direction: LayoutDirection
  /// Whether lines are reordered visually here or by the terminal.
  public let order: BidiOrder
  private let locale: String
  private let tailoring: BreakTailoring
  private let metric: (any TextMetric)?
  private let finder: SharedFinder

  /// Creates a measurer for texts in a locale's language.
  ///
  /// - Parameters:
  ///   - locale: the locale. Its script determines the writing direction, unless `direction` is
  ///     given.
  ///   - direction: the writing direction. In logical order, it is always left to right.
  ///   - order: whether lines are reordered visually here or by the terminal.
  ///   - columnWidth: the rule for the width of clusters.
  ///   - marks: the marks that replace undisplayable content.
  ///   - keepsHangulWords: whether Korean lines break only between words. By default, they may
  ///     break after every syllable, unless the locale requests whole words, like
  ///     `ko-u-lw-keepall`.
  public init(
    locale: LocaleTag, direction: LayoutDirection? = nil, order: BidiOrder = .visual,
    columnWidth: ColumnWidth = ColumnWidth(), marks: LayoutMarks = .unicode,
    keepsHangulWords: Bool? = nil
  ) {
    self.init(
      locale: locale, direction: direction, order: order, columnWidth: columnWidth, marks: marks,
      keepsHangulWords: keepsHangulWords, metric: nil)
  }

  /// Creates a measurer of lengths in a metric, or of columns if `metric` is nil.
  package init(
    locale: LocaleTag, direction: LayoutDirection? = nil, order: BidiOrder = .visual,
    columnWidth: ColumnWidth = ColumnWidth(), marks: LayoutMarks = .unicode,
    keepsHangulWords: Bool? = nil, metric: (any TextMetric)?
  ) {
    self.direction = order == .logical ? .leftToRight : direction ?? locale.layoutDirection
    self.order = order
    self.columnWidth = columnWidth
    self.marks = marks.oneColumnWide(by: columnWidth)
    self.locale =
      LocaleTag(language: locale.language, script: locale.script, region: locale.region)
      .description
    tailoring = BreakTailoring(locale: locale, keepsHangulWords: keepsHangulWords)
    finder = SharedFinder(
      width: columnWidth, tailoring: tailoring, locale: self.locale, cutMark: self.marks.cut,
      metric: metric)
    self.metric = metric
  }

  /// Creates a finder of breakpoints for use on one thread without locking.
  package func breakpointFinder() -> BreakpointFinder {
    BreakpointFinder(
      width: columnWidth, tailoring: tailoring, locale: locale, cutMark: marks.cut, metric: metric)
  }

  /// Returns the breakpoints of a string, without measuring it further.
  public func breakpoints(of text: String) -> Breakpoints {
    finder.use { finder in text.withBytes { finder.breakpoints(of: $0) } }
  }

  /// Measures a text once for all widths.
  public func measure(_ text: ResolvedText) -> MeasuredText {
    let limited = LimitedText(text.text, cutMark: marks.cut)
    return finder.use { finder in
      limited.text.withBytes { finder.scan($0) }
      return MeasuredText(
        clusters(of: text.fragments, in: finder), of: limited, scanned: finder,
        marks: marks, direction: direction, source: order == .visual ? text : nil)
    }
  }

  /// Measures a text once for all widths, in each of several metrics.
  ///
  /// The text is scanned once, because only lengths differ between metrics.
  package func measure(_ text: ResolvedText, in metrics: [any TextMetric]) -> [MeasuredText] {
    let limited = LimitedText(text.text, cutMark: marks.cut)
    return finder.use { finder in
      limited.text.withBytes { finder.scan($0) }
      return metrics.map { metric in
        limited.text.withBytes { finder.measure($0, by: metric) }
        return MeasuredText(
          clusters(of: text.fragments, in: finder), of: limited, scanned: finder,
          marks: marks, direction: direction, source: order == .visual ? text : nil)
      }
    }
  }

  /// Returns the clusters of the scanned text, without newlines.
  private func clusters(
    of fragments: [Fragment], in finder: borrowing BreakpointFinder
  ) -> [MeasuredText.Cluster] {
    let count = finder.scanner.clusterCount
    var clusters: [MeasuredText.Cluster] = []
    clusters.reserveCapacity(count)
    var fragment = 0
    var fragmentEnd = fragments.first?.text.utf8.count ?? 0
    for number in 0..<count {
      let place = finder.scanner.starts[number]
      while fragment < fragments.count - 1, place.offset >= fragmentEnd {
        fragment += 1
        fragmentEnd += fragments[fragment].text.utf8.count
      }
      guard !place.traits.contains(.endsParagraph) else { continue }
      clusters.append(
        MeasuredText.Cluster(
          place, before: finder.scanner.starts[number + 1], fragment: fragment,
          mayBreakAfter: number + 1 < count && finder.mayBreak(beforeCluster: number + 1)))
    }
    return clusters
  }

  /// Measures a plain string, such as the value of a row.
  public func measure(_ text: String) -> MeasuredText {
    measure(ResolvedText(verbatim: text))
  }

  /// Measures a title and its value, and fits them to a width.
  ///
  /// To fit a row to several widths, measure it once and create each ``FittedRow`` from the result.
  public func fit(
    title: ResolvedText, value: String? = nil, width: Int, forced: Layout? = nil
  ) -> FittedRow {
    FittedRow(
      title: measure(title), value: value.map { measure($0) }, width: width, forced: forced)
  }
}

/// A text limited to a maximum length for layout.
struct LimitedText: Hashable, Sendable {
  /// The text, or its start followed by a mark for the rest.
  let text: String
  /// The number of bytes from the original text, without the mark.
  let length: Int

  /// The maximum number of scalars to lay out, far more than anyone reads on a screen.
  ///
  /// A file may contain a string of a gigabyte, and its clusters would take fifty times that.
  static let limit = 1 << 20

  init(_ text: String, cutMark: String) {
    let scalars = text.unicodeScalars
    guard text.utf8.count > Self.limit,
      let end = scalars.index(
        scalars.startIndex, offsetBy: Self.limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      self.text = text
      length = text.utf8.count
      return
    }
    // Appending to the slice would copy the whole text.
    let beginning = String(scalars[..<end])
    length = beginning.utf8.count
    self.text = beginning + cutMark
  }

  /// Whether the text was cut off.
  var isCut: Bool { length < text.utf8.count }
}

/// A finder with a lock, for use by one thread at a time.
private final class SharedFinder: Sendable {
  private let finder: Mutex<BreakpointFinder>

  init(
    width: ColumnWidth, tailoring: BreakTailoring, locale: String, cutMark: String,
    metric: (any TextMetric)?
  ) {
    finder = Mutex(
      BreakpointFinder(
        width: width, tailoring: tailoring, locale: locale, cutMark: cutMark, metric: metric))
  }

  func use<Result>(_ body: (inout BreakpointFinder) -> sending Result) -> Result {
    finder.withLock { body(&$0) }
  }
}
