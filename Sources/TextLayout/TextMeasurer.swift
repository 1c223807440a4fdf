internal import ICU
public import LocalizedText
internal import Synchronization

/// Measures texts in one language: their clusters, columns and places to break.
///
/// It keeps the rules of line breaking from one text to the next; copies share them.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.measure(ResolvedText(verbatim: "Bon voyage")).breakpoints.standard  // 6
/// ```
public struct TextMeasurer: Sendable {
  /// How wide clusters are.
  public let columnWidth: ColumnWidth
  /// What stands for what cannot be shown.
  public let marks: LayoutMarks
  /// Where lines begin.
  public let direction: LayoutDirection
  /// Who puts texts into the order in which they are read.
  public let order: BidiOrder
  private let breaks: SharedLineBreaks

  /// The most scalars of a text that are measured, far more than anybody reads on a screen: a
  /// file may hold a gigabyte in one text, and its clusters need forty times that.
  static let limit = 1 << 17

  /// Makes a measurer for texts of a locale's language.
  ///
  /// - Parameters:
  ///   - locale: the locale; its script says where lines begin, unless `direction` does.
  ///   - direction: where lines begin in visual order; in logical order they do at the left.
  ///   - order: who puts texts into the order in which they are read.
  ///   - columnWidth: how wide clusters are.
  ///   - marks: what stands for what cannot be shown.
  public init(
    locale: LocaleTag, direction: LayoutDirection? = nil, order: BidiOrder = .visual,
    columnWidth: ColumnWidth = ColumnWidth(), marks: LayoutMarks = .unicode
  ) {
    self.direction = order == .logical ? .leftToRight : direction ?? locale.layoutDirection
    self.order = order
    self.columnWidth = columnWidth
    self.marks = marks
    breaks = SharedLineBreaks(locale: locale)
  }

  /// The text with its measures, which serve for every width.
  public func measure(_ text: ResolvedText) -> MeasuredText {
    let all = text.text
    let isCut = all.utf8.count > Self.limit && all.unicodeScalars.count > Self.limit
    let whole = isCut ? String(all.unicodeScalars.prefix(Self.limit)) : all
    let opportunities = breaks.opportunities(in: whole)
    var ends: [Int] = []
    for fragment in text.fragments { ends.append((ends.last ?? 0) + fragment.text.utf8.count) }
    var clusters: [MeasuredText.Cluster] = []
    var paragraphs: [Range<Int>] = []
    var offset = 0
    var fragment = 0
    var next = 0
    for character in whole {
      while fragment < ends.count - 1, offset >= ends[fragment] { fragment += 1 }
      let start = offset
      offset += character.utf8.count
      while next < opportunities.count, opportunities[next] < offset { next += 1 }
      guard !character.isLineEnd else {
        paragraphs.append((paragraphs.last?.upperBound ?? 0)..<clusters.count)
        continue
      }
      clusters.append(
        MeasuredText.Cluster(
          text: character.drawn(with: marks),
          columns: columnWidth.columns(of: character),
          range: start..<offset,
          fragment: fragment,
          isBlank: character.isHangingBlank,
          mayBreakBehind: next < opportunities.count && opportunities[next] == offset))
    }
    if isCut {
      clusters.append(
        MeasuredText.Cluster(
          text: marks.cut, columns: 1, range: offset..<offset, fragment: fragment,
          isBlank: false, mayBreakBehind: false))
    }
    paragraphs.append((paragraphs.last?.upperBound ?? 0)..<clusters.count)
    return MeasuredText(
      clusters: clusters, paragraphs: paragraphs, marks: marks, isCut: isCut,
      direction: direction, source: order == .visual ? text : nil)
  }

  /// A short text, as the value of a row, with its measures.
  public func measure(_ text: String) -> MeasuredText {
    measure(ResolvedText(verbatim: text))
  }

  /// The row of a text and its value in the first layout that shows it untruncated, or in one that
  /// is forced.
  ///
  /// Where the same row is fitted to several widths, measure once and make the rows from that.
  public func fit(
    title: ResolvedText, value: String? = nil, width: Int, forced: Layout? = nil
  ) -> FittedRow {
    FittedRow(
      title: measure(title), value: value.map { measure($0) }, width: width, forced: forced)
  }
}

/// One walker over texts, used by one thread at a time.
private final class SharedLineBreaks: Sendable {
  private struct Walker: ~Copyable {
    var breaks: LineBreaks?
  }

  private let walker: Mutex<Walker>

  init(locale: LocaleTag) {
    let plain = LocaleTag(language: locale.language, script: locale.script, region: locale.region)
    walker = Mutex(Walker(breaks: try? LineBreaks(locale: plain.description)))
  }

  /// The offsets of the opportunities; none if ICU has lost its rules, so that words stay whole.
  func opportunities(in text: String) -> [Int] {
    walker.withLock { walker in
      let found = try? walker.breaks?.opportunities(in: text)
      return found?.map(\.offset) ?? []
    }
  }
}
