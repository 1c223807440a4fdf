internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import TextLayout

/// One entry in every locale: the source string first, followed by the translations, widest first.
///
/// A comparison is made incrementally for an entry and an environment, independently of the locale
/// that the list shows.
struct Comparison: Sendable {
  /// The inputs of a comparison.
  ///
  /// If any of them changes, a new comparison is made.
  struct Basis: Equatable, Sendable {
    let row: Int
    let sampleOptions: SampleOptions
    let edits: SampleEdits
    let width: Int
    let points: PointSetting?
    let generation: Int
    let grammarians: Grammarians?
    /// The modifiers of the list, without its locale.
    let root: RootModifiers
  }

  /// The entry in one locale.
  struct Row: Sendable {
    let locale: LocaleTag
    let state: RowState
    /// Whether the locale has no string of its own.
    let isMissing: Bool
    /// The minimum widths at which the string fits, in columns or points.
    let breakpoints: Breakpoints
    /// The beginning of the string, as much as a screen can show.
    let title: MeasuredText
    let fragments: [Fragment]
    let value: MeasuredText?
    /// The length of the complete string in bytes.
    fileprivate let size: Int

    /// The maximum number of scalars, more than a line of a screen can show.
    private static let limit = 1_000

    /// Measures a row.
    ///
    /// An ellipsis replaces the part of the string that no screen can show.
    init(_ row: PreviewRows.Row, _ points: PointRow?, by maker: RowMaker, ellipsis: String) {
      locale = maker.locale.withoutPrivateUse
      isMissing = !row.hasOwnText
      state = row.state
      breakpoints = points?.wholeBreakpoints ?? maker.breakpoints(of: row)
      let beginning = row.title.beginning(scalars: Self.limit, ellipsis: ellipsis)
      title = maker.measure(beginning)
      fragments = beginning.fragments
      value = row.value.map {
        maker.measure(ResolvedText(verbatim: $0).beginning(scalars: Self.limit, ellipsis: ellipsis))
      }
      size = row.title.fragments.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// The sort key of a row.
    ///
    /// Missing strings come last, and strings with line breaks first, because they never fit on one
    /// line.
    fileprivate var need: (Int, Int, Int, String) {
      (
        isMissing ? 1 : 0, -(breakpoints.compact ?? .max), -(breakpoints.standard ?? .max),
        locale.description
      )
    }
  }

  let basis: Basis
  /// The source language of the table.
  private let source: LocaleTag?
  /// The rows so far: the source language's, followed by the others, widest first.
  private(set) var rows: [Row] = []
  /// The locales without a row.
  private var pending: [LocaleTag]
  private var positions: [LocaleTag: Int] = [:]
  /// The maximum amount processed at once, so that keys are not delayed.
  private static let part = (locales: 64, bytes: 100_000)

  init(_ basis: Basis, source: LocaleTag?, locales: [LocaleTag]) {
    self.basis = basis
    self.source = source
    pending = locales.reversed()
  }

  /// Whether every locale has a row.
  var isComplete: Bool { pending.isEmpty }

  /// The widest row, once all are known and if its string is a single line.
  var widest: Row? {
    guard isComplete, let widest = rows.min(by: { $0.need < $1.need }), !widest.isMissing,
      widest.breakpoints.compact != nil
    else { return nil }
    return widest
  }

  /// Returns the number of rows pinned at the top of a list of some height: the source language's
  /// if there is enough space.
  func pinned(in height: Int) -> Int { height >= 3 && rows.first?.locale == source ? 1 : 0 }

  /// Returns the position of a locale's row; nil if it has none yet.
  func position(of locale: LocaleTag) -> Int? { positions[locale] }

  /// Prioritizes the row of a locale, even if it isn't in the catalog.
  mutating func want(_ locale: LocaleTag) {
    guard positions[locale] == nil else { return }
    pending.removeAll { $0 == locale }
    pending.append(locale)
  }

  /// Creates the rows of further locales.
  mutating func advance(rows _: Int, in model: Model) {
    let index = model.catalog.index(of: basis.row)
    var root = model.preview.root
    var bytes = 0
    var count = 0
    while count < Self.part.locales, bytes < Self.part.bytes, let locale = pending.popLast() {
      root.locale = locale
      let row = model.rows.comparedRow(
        at: index, in: root.environment(in: model.preview.environment))
      rows.append(row)
      bytes += row.size
      count += 1
    }
    let source = source
    rows.sort {
      let isSource = ($0.locale == source, $1.locale == source)
      return isSource.0 == isSource.1 ? $0.need < $1.need : isSource.0
    }
    positions = Dictionary(
      zip(rows.map(\.locale), rows.indices), uniquingKeysWith: { first, _ in first })
  }
}
