internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// Notes on the string being reviewed: its problems, such as ignored terms, and the nearest other
/// translations.
struct ReviewNotes: Sendable {
  private var problems: [Diagnostic] = []
  private var matches: [MemoryMatch] = []

  /// The maximum number of problems, and of translations.
  private static let limit = 3
  /// The minimum screen width for source strings beside the translations.
  private static let wideColumns = 60
  /// The columns before each note.
  private static let margin = 6

  /// Creates empty notes.
  init() {}

  /// Collects the notes on a row; without a memory, there are only its problems.
  init(on shown: ShownRow, in tables: [Table], _ memory: TranslationMemory?) {
    let row = shown.row
    problems = shown.problems.filter {
      $0.severity >= .warning && !Rule.unfinished.contains($0.rule)
    }
    .sorted { $0.severity > $1.severity }
    guard !row.isInSourceLanguage, let memory, let leaf = row.found.leaf,
      let table = tables.first(where: { $0.paths.contains(row.entry.path) })
    else { return }
    matches = memory.matches(
      for: row.entry.sourceText(at: leaf.path, in: table), besides: row.entry.key,
      limit: Self.limit)
  }

  /// The number of notes.
  var count: Int { min(problems.count, Self.limit) + matches.count }

  /// Draws as many notes as the panel has lines: problems, and below them the translations with
  /// their source strings.
  func draw(in appearance: Appearance, on frame: inout Frame) {
    let (geometry, theme) = (frame.geometry, appearance.theme)
    let room = geometry.size.columns - Self.margin - 1
    var rows = (geometry.panelTop..<geometry.panelTop + geometry.panelHeight).makeIterator()
    func draw(
      _ text: String, _ style: Style = .plain, at row: Int, after column: Int, to width: Int
    ) {
      Line(text, style, in: appearance).draw(
        on: &frame.canvas, at: Position(column: column, row: row), to: width)
    }
    for problem in problems.prefix(Self.limit) {
      guard let row = rows.next() else { return }
      if let mark = appearance.glyphs.mark(of: problem.severity) {
        draw(mark.text, theme[mark.role], at: row, after: 4, to: 1)
      }
      draw(problem.message, at: row, after: Self.margin, to: room)
    }
    for match in matches {
      guard let row = rows.next() else { return }
      let percent = "\(match.percent)%"
      draw(
        percent, theme[.hint], at: row, after: Self.margin - 1 - percent.count, to: percent.count)
      guard geometry.size.columns >= Self.wideColumns else {
        draw(match.translation, at: row, after: Self.margin, to: room)
        continue
      }
      let half = (room - 2) / 2
      draw(match.source, theme[.hint], at: row, after: Self.margin, to: half)
      draw(match.translation, at: row, after: Self.margin + half + 2, to: half)
    }
  }
}
