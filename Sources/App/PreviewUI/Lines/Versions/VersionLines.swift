internal import CatalogChanges
internal import LocalizedText
internal import SourceText
internal import TerminalValues
internal import TextLayout

/// The lines of a pane that shows two versions of a string, one above the other, with differing
/// words marked.
struct VersionLines {
  let appearance: Appearance
  let columns: Int
  /// The language of the strings.
  private let locale: LocaleTag
  /// The width of the label column; 0 if labels are part of the line.
  private let nameColumns: Int

  init(of locale: LocaleTag, in appearance: Appearance, columns: Int) {
    self.locale = locale
    self.appearance = appearance
    self.columns = max(1, columns)
    nameColumns = columns >= 40 ? 12 : 0
  }

  /// Whether the pane is narrow, so that the most important content has to come first.
  var isNarrow: Bool { nameColumns == 0 }

  private var theme: Theme { appearance.theme }
  private var glyphs: Glyphs { appearance.glyphs }

  /// Returns a label with its content, wrapped.
  func lines(_ name: String, _ fill: (inout Line) -> Void) -> [[Cell]] {
    var line = Line(appearance)
    if nameColumns == 0, !name.isEmpty { line.add(name + " ", theme[.hint]) }
    fill(&line)
    let wrapped = line.wrapped(to: columns - nameColumns)
    return wrapped.enumerated().map { named($0 == 0 ? name : "", $1) }
  }

  /// Returns a line with its label, if labels have a column of their own.
  private func named(_ name: String, _ cells: [Cell]) -> [Cell] {
    guard nameColumns > 0 else { return cells }
    let name = name.marked.shortenedInTheMiddle(to: nameColumns - 1, in: appearance)
    var line = Line(name, theme[.hint], in: appearance)
    line.add(String(repeating: " ", count: max(0, nameColumns - line.columns)))
    return line.arranged(to: nameColumns) + cells
  }

  /// Returns the beginning of a value, or "none".
  func words(_ value: String?) -> String {
    guard let value, !value.isEmpty else { return "none" }
    let beginning = value.unicodeScalars.prefix(InspectorText.limit)
    return beginning.endIndex < value.endIndex
      ? String(beginning) + glyphs.marks.ellipsis : value
  }

  /// Returns the old string above the new one.
  func versions(
    _ name: String, old: String?, new: String?, signs: (old: String, new: String) = ("-", "+")
  ) -> [[Cell]] {
    let parts = WordDifference(from: old ?? "", to: new ?? "").parts
    let before = old == nil ? [] : version(signs.old, parts, side: -1, name: name)
    let after = new == nil ? [] : version(signs.new, parts, side: 1, name: old == nil ? name : "")
    return before + after
  }

  /// Returns one of the two strings, marking the words that the other lacks.
  private func version(
    _ sign: String, _ parts: [WordDifference.Part], side: Int, name: String
  ) -> [[Cell]] {
    var text = ""
    var ranges: [Range<Int>] = []
    for part in parts where part.side == 0 || part.side == side {
      let start = text.utf8.count
      text += part.text
      if part.side == side { ranges.append(start..<text.utf8.count) }
    }
    let shown = ResolvedText(verbatim: text)
      .beginning(scalars: InspectorText.limit, ellipsis: glyphs.marks.ellipsis)
    let end = shown.text.utf8.count
    ranges = ranges.filter { $0.upperBound <= end }
    let measurer = TextMeasurer(
      locale: locale, order: appearance.order, columnWidth: appearance.columnWidth,
      marks: glyphs.marks)
    let style = theme[side < 0 ? .problem : .state]
    let margin = sign.count + 1
    let mark = Line("\(sign) ", style, in: appearance).arranged(to: margin)
    let inline = nameColumns == 0 && !name.isEmpty
    let width = max(1, columns - nameColumns - margin)
    let arrangement = Arrangement(lineLimit: nil, value: .below(.trailing), breaksWords: true)
    let placed = arrangement.row(title: measurer.measure(shown).marking(ranges), width: width).lines
    var drawn = placed.map { line in
      line.runs.flatMap { run in
        run.text.map {
          Cell(
            String($0), columns: appearance.columnWidth.columns(of: $0),
            style: run.isMarked ? style.adding(theme[.match]) : theme[.literal])
        }
      }
    }
    if drawn.isEmpty { drawn = [Line("(empty)", theme[.hint], in: appearance).arranged(to: width)] }
    let label = inline ? lines("") { $0.add(name, theme[.hint]) } : []
    return label
      + drawn.enumerated().map { number, cells in
        let start = number == 0 ? mark : Array(repeating: Cell.blank(), count: margin)
        return named(number == 0 ? name : "", start + cells)
      }
  }
}
