internal import LocalizedText
internal import PreviewRows
internal import TextLayout

/// One entry in every locale, what needs the most columns first.
///
/// It is made once for an entry and an environment, a few locales at a time, and does not change
/// with the locale that is shown.
struct Comparison: Sendable {
  /// What it was made of: with another one, it has to be made anew.
  struct Basis: Equatable, Sendable {
    let row: Int
    let rules: SampleOptions
    let edits: SampleEdits
    let width: Int
    let generation: Int
    private let root: Root

    init(
      row: Int, root: Root, rules: SampleOptions, edits: SampleEdits, width: Int, generation: Int
    ) {
      self.row = row
      self.rules = rules
      self.edits = edits
      self.width = width
      self.generation = generation
      var root = root
      root.locale = LocaleTag("und")
      self.root = root
    }
  }

  /// The entry in one locale.
  struct Row: Sendable {
    let locale: LocaleTag
    let state: RowState
    /// From which widths it fits.
    let breakpoints: Breakpoints
    /// As much of its text as a screen can show.
    let title: MeasuredText
    let fragments: [Fragment]
    let value: MeasuredText?
    /// The length of its whole text.
    fileprivate let size: Int

    /// More than a line of a screen shows.
    private static let limit = 1_000

    /// Measures a row for its place among others; the mark stands for what no screen can show.
    init(_ row: PreviewRows.Row, by maker: RowMaker, ellipsis: String) {
      locale = maker.locale.withoutPrivateUse
      state = row.state
      breakpoints = maker.breakpoints(of: row)
      let beginning = row.title.beginning(scalars: Self.limit, ellipsis: ellipsis)
      title = maker.measure(beginning)
      fragments = beginning.fragments
      value = row.value.map {
        maker.measure(
          ResolvedText(verbatim: $0).beginning(scalars: Self.limit, ellipsis: ellipsis))
      }
      size = row.title.fragments.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// Whether it has no text of its own in the locale.
    var isMissing: Bool { state == .missing }

    /// What is compared: missing texts come last; a text with newlines never fits one line.
    fileprivate var need: (Int, Int, Int, String) {
      (
        isMissing ? 1 : 0, -(breakpoints.compact ?? .max), -(breakpoints.standard ?? .max),
        locale.description
      )
    }
  }

  /// What tells one list of rows from another.
  final class Mark: Equatable, Sendable {
    static func == (one: Mark, other: Mark) -> Bool { one === other }
  }

  let basis: Basis
  /// The mark of the rows that there are.
  private(set) var mark = Mark()
  /// The rows, the worst first.
  private(set) var rows: [Row] = []
  /// The locales in which it has not been made yet.
  private var pending: [LocaleTag]
  private var places: [LocaleTag: Int] = [:]
  /// What is made at once: so many locales, or so many bytes of text.
  private static let part = (locales: 64, bytes: 100_000)

  init(_ basis: Basis, locales: [LocaleTag]) {
    self.basis = basis
    pending = locales.reversed()
  }

  /// Whether it has been made in every locale.
  var isComplete: Bool { pending.isEmpty }

  /// The place of a locale among the rows.
  func place(of locale: LocaleTag) -> Int? { places[locale] }

  /// Makes the entry in this locale before all others, also where it is none of them.
  mutating func want(_ locale: LocaleTag) {
    guard places[locale] == nil else { return }
    pending.removeAll { $0 == locale }
    pending.append(locale)
  }

  /// Makes it in some more locales.
  mutating func grow(_ make: (LocaleTag) -> Row) {
    var bytes = 0
    var count = 0
    while count < Self.part.locales, bytes < Self.part.bytes, let locale = pending.popLast() {
      let row = make(locale)
      rows.append(row)
      bytes += row.size
      count += 1
    }
    mark = Mark()
    rows.sort { $0.need < $1.need }
    places = Dictionary(
      zip(rows.map(\.locale), rows.indices), uniquingKeysWith: { first, _ in first })
  }
}

extension ResolvedText {
  /// As much of the text as so many scalars, with a mark where there is more.
  fileprivate func beginning(scalars limit: Int, ellipsis: String) -> ResolvedText {
    var rest = limit
    var kept: [Fragment] = []
    for var fragment in fragments {
      let scalars = fragment.text.unicodeScalars.prefix(rest)
      rest -= scalars.count
      let isCut = scalars.endIndex < fragment.text.endIndex
      if isCut { fragment.text = String(scalars) + ellipsis }
      kept.append(fragment)
      if isCut || kept.count > limit { break }
    }
    return ResolvedText(kept)
  }
}
