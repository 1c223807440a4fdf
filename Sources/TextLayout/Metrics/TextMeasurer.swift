public import LocalizedText
internal import SourceText
internal import Synchronization

/// Measures texts of one language: clusters, columns, and where lines may end.
///
/// A measurer reuses its buffers from text to text, and copies of it share them.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.measure(ResolvedText(verbatim: "Bon voyage")).breakpoints.standard  // 6
/// ```
public struct TextMeasurer: Sendable {
  /// The rule for the columns of clusters.
  public let columnWidth: ColumnWidth
  /// The marks for what cannot be shown.
  public let marks: LayoutMarks
  /// Where lines begin.
  public let direction: LayoutDirection
  /// Whether lines are put in visual order here or by the terminal.
  public let order: BidiOrder
  private let locale: String
  private let tailoring: BreakTailoring
  private let metric: (any TextMetric)?
  private let finder: SharedFinder

  /// Makes a measurer for texts of a locale's language.
  ///
  /// - Parameters:
  ///   - locale: the locale. Its script decides where lines begin, unless `direction` is given.
  ///   - direction: where lines begin. In logical order they always begin at the left.
  ///   - order: whether lines are put in visual order here or by the terminal.
  ///   - columnWidth: the rule for the columns of clusters.
  ///   - marks: the marks for what cannot be shown.
  ///   - keepsHangulWords: whether lines of Korean end only between words. By default they may end
  ///     after every syllable, unless the locale says otherwise, as `ko-u-lw-keepall` does.
  public init(
    locale: LocaleTag, direction: LayoutDirection? = nil, order: BidiOrder = .visual,
    columnWidth: ColumnWidth = ColumnWidth(), marks: LayoutMarks = .unicode,
    keepsHangulWords: Bool? = nil
  ) {
    self.init(
      locale: locale, direction: direction, order: order, columnWidth: columnWidth, marks: marks,
      keepsHangulWords: keepsHangulWords, metric: nil)
  }

  /// Makes a measurer of lengths in a metric, or of columns if `metric` is nil.
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

  /// Makes a finder of breakpoints that one thread uses without locking.
  package func breakpointFinder() -> BreakpointFinder {
    BreakpointFinder(
      width: columnWidth, tailoring: tailoring, locale: locale, cutMark: marks.cut, metric: metric)
  }

  /// The breakpoints of a text, without measuring it otherwise.
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

  /// Measures a text once for all widths in each of some styles.
  ///
  /// The text is scanned once: only lengths differ between styles.
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

  /// The clusters of the scanned text, without newlines.
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

  /// Measures a plain text, such as the value of a row.
  public func measure(_ text: String) -> MeasuredText {
    measure(ResolvedText(verbatim: text))
  }

  /// Measures a title and its value, and fits them to a width.
  ///
  /// To fit the same row to several widths, measure once and make each ``FittedRow`` from that.
  public func fit(
    title: ResolvedText, value: String? = nil, width: Int, forced: Layout? = nil
  ) -> FittedRow {
    FittedRow(
      title: measure(title), value: value.map { measure($0) }, width: width, forced: forced)
  }
}

/// As much of a text as is laid out: all of it, unless it is huge.
struct LimitedText: Hashable, Sendable {
  /// The text, or its beginning and a mark for the rest.
  let text: String
  /// How many bytes of the original text that is, without the mark.
  let length: Int

  /// The most scalars that are laid out, far more than anyone reads on a screen.
  ///
  /// A file may hold a gigabyte in one text, and its clusters would need fifty times that.
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
    // To append to the slice would copy the whole text.
    let beginning = String(scalars[..<end])
    length = beginning.utf8.count
    self.text = beginning + cutMark
  }

  /// Whether something was left out.
  var isCut: Bool { length < text.utf8.count }
}

/// A finder with a lock, so that only one thread at a time uses it.
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
