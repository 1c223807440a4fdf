internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import TextLayout

/// One entry in every locale: first the source text, with which the others are compared, then the widest.
///
/// It is made for an entry and an environment, a few locales at a time. It does not depend on the
/// locale that the list shows.
struct Comparison: Job {
  /// Everything that a comparison depends on.
  ///
  /// If any of it changes, another one is made.
  struct Basis: Equatable, Sendable {
    let row: Int
    let sampleOptions: SampleOptions
    let edits: SampleEdits
    let width: Int
    let points: PointSetting?
    let generation: Int
    let grammarians: Grammarians?
    private let root: RootModifiers

    init(
      row: Int, root: RootModifiers, sampleOptions: SampleOptions, edits: SampleEdits, width: Int,
      points: PointSetting?, generation: Int, grammarians: Grammarians?
    ) {
      self.row = row
      self.sampleOptions = sampleOptions
      self.edits = edits
      self.width = width
      self.points = points
      self.generation = generation
      self.grammarians = grammarians
      var root = root
      root.locale = LocaleTag("und")
      self.root = root
    }
  }

  /// The entry in one locale.
  struct Row: Sendable {
    let locale: LocaleTag
    let state: RowState
    /// Whether the locale has no text of its own.
    let isMissing: Bool
    /// The least widths at which it fits, in columns or in points.
    let breakpoints: Breakpoints
    /// The beginning of its text, as much as a screen can show.
    let title: MeasuredText
    let fragments: [Fragment]
    let value: MeasuredText?
    /// The bytes of its whole text.
    fileprivate let size: Int

    /// More scalars than one line of a screen can show.
    private static let limit = 1_000

    /// Measures a row.
    ///
    /// The ellipsis replaces the part of the text that no screen can show.
    init(_ row: PreviewRows.Row, _ points: PointRow?, by maker: RowMaker, ellipsis: String) {
      locale = maker.locale.withoutPrivateUse
      isMissing = !row.hasOwnText
      state = row.state
      breakpoints = points?.wholeBreakpoints ?? maker.breakpoints(of: row)
      let beginning = row.title.beginning(scalars: Self.limit, ellipsis: ellipsis)
      title = maker.measure(beginning)
      fragments = beginning.fragments
      value = row.value.map {
        maker.measure(
          ResolvedText(verbatim: $0).beginning(scalars: Self.limit, ellipsis: ellipsis))
      }
      size = row.title.fragments.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// The sort key of a row.
    ///
    /// Missing texts come last; texts with line breaks come first, because they never fit on one
    /// line.
    fileprivate var need: (Int, Int, Int, String) {
      (
        isMissing ? 1 : 0, -(breakpoints.compact ?? .max), -(breakpoints.standard ?? .max),
        locale.description
      )
    }
  }

  /// Identifies a list of rows, so that a cache can compare two lists at once.
  final class RowsIdentity: Equatable, Sendable {
    static func == (one: RowsIdentity, other: RowsIdentity) -> Bool { one === other }
  }

  let basis: Basis
  /// Identifies the present rows.
  private(set) var rowsIdentity = RowsIdentity()
  /// The source language of the table.
  private let source: LocaleTag?
  /// The rows made so far: that of the source language, then the widest.
  private(set) var rows: [Row] = []
  /// The locales that have no row yet.
  private var pending: [LocaleTag]
  private var positions: [LocaleTag: Int] = [:]
  /// The most that is made at once, so that a key does not have to wait.
  private static let part = (locales: 64, bytes: 100_000)

  init(_ basis: Basis, source: LocaleTag?, locales: [LocaleTag]) {
    self.basis = basis
    self.source = source
    pending = locales.reversed()
  }

  /// Whether every locale has its row.
  var isComplete: Bool { pending.isEmpty }

  func isPending(in model: Model) -> Bool { !isComplete }

  /// The row that needs most, if its text is on one line and all rows are known.
  var widest: Row? {
    guard isComplete, let widest = rows.min(by: { $0.need < $1.need }), !widest.isMissing,
      widest.breakpoints.compact != nil
    else { return nil }
    return widest
  }

  /// How many of the first rows stay while the others scroll, if there are so many lines: that of the
  /// source language.
  func pinned(in height: Int) -> Int {
    height >= 3 && rows.first?.locale == source ? 1 : 0
  }

  /// The position of a locale's row; nil if it has none yet.
  func position(of locale: LocaleTag) -> Int? { positions[locale] }

  /// Makes the row of a locale before all others, even if it is none of the catalog's.
  mutating func want(_ locale: LocaleTag) {
    guard positions[locale] == nil else { return }
    pending.removeAll { $0 == locale }
    pending.append(locale)
  }

  /// Makes the rows of some more locales.
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
    rowsIdentity = RowsIdentity()
    let source = source
    rows.sort {
      let isSource = ($0.locale == source, $1.locale == source)
      return isSource.0 == isSource.1 ? $0.need < $1.need : isSource.0
    }
    positions = Dictionary(
      zip(rows.map(\.locale), rows.indices), uniquingKeysWith: { first, _ in first })
  }
}
