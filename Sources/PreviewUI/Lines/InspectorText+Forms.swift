internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

extension InspectorText {
  // MARK: Plural and device forms

  /// The forms among which the localization chooses, each beside the same form of the source
  /// language, with its numbers, its state and its place.
  var forms: [[Cell]] {
    let variants = inspection.variants
    guard variants.count > 1 || inspection.moreVariants > 0 else { return [] }
    let table = table(of: variants)
    let name = axis(of: variants)
    let heading = table.source > 0 ? [named(name, self.heading(of: table))] : []
    let drawn = variants.indices.flatMap { number -> [[Cell]] in
      let isFirst = number == 0 && heading.isEmpty
      return cells(of: number, table).enumerated().map { line, cells in
        named(isFirst && line == 0 ? name : "", cells)
      }
    }
    let more = inspection.moreVariants
    guard more > 0 else { return heading + drawn }
    return heading + drawn + lines("") { $0.add("and \(more) more", theme[.hint]) }
  }

  /// What distinguishes the forms; they may differ in several ways.
  private func axis(of variants: [RowVariant]) -> String {
    var axes: Set<String> = []
    for variant in variants {
      for case .variation(let axis, _) in variant.leaf.path.steps { axes.insert(axis) }
    }
    // A file may name an axis as it likes.
    guard axes.count == 1, let axis = axes.first, ["plural", "device", "width"].contains(axis)
    else { return "forms" }
    return axis
  }

  /// The columns of the parts of each form; 0 for a part that is not shown.
  private struct FormTable {
    /// The mark of the chosen form, and the name.
    var name: Int
    var numbers = 0
    var source = 0
    var text = 0
    var place = 0
    /// Whether the state and the note of the widest form stand at the right of the text.
    var hasNotes: Bool

    /// The blanks between two parts.
    static let gap = 2
    /// The columns of the mark of a state.
    static let mark = 1
  }

  /// Divides the room among the parts: the texts need it most, and what tells least is left out
  /// first.
  private func table(of variants: [RowVariant]) -> FormTable {
    let room = columns - nameColumns
    let widest = variants.map { columnsOf($0.name) }.max() ?? 0
    var table = FormTable(name: min(widest, max(5, room / 4)) + 2, hasNotes: room >= 48)
    if room >= 52 { table.numbers = variants.map { numbers(of: $0).count }.max() ?? 0 }
    if room >= 80 { table.place = variants.map { place(of: $0).count }.max() ?? 0 }
    let note = table.hasNotes ? FormTable.gap + FormTable.mark + FormTable.gap + note.count : 0
    let taken = [table.name, table.numbers, table.place].filter { $0 > 0 }
      .reduce(note) { $0 + $1 + FormTable.gap }
    let rest = max(8, room - taken)
    let texts = variants.map { columnsOf($0.text.text) }.max() ?? 0
    table.text = min(rest, max(1, texts))
    guard let source = inspection.source, rest >= 24 else { return table }
    let half = (rest - FormTable.gap) / 2
    let sources = source.forms.map { $0.map { columnsOf($0.text) } ?? 1 }.max() ?? 1
    // A short text leaves its room to the other one.
    let wanted = max(sources, name(of: source.locale).count)
    table.source = min(wanted, max(half, rest - FormTable.gap - texts))
    table.text = min(max(1, texts), rest - FormTable.gap - table.source)
    return table
  }

  /// The names of the two languages above their texts.
  private func heading(of table: FormTable) -> [Cell] {
    let name = { (locale: LocaleTag, columns: Int) in
      padded(
        self.name(of: locale).map { Cell(String($0), style: theme[.hint]) }.first(columns), columns)
    }
    var cells = padded([], table.name + (table.numbers > 0 ? FormTable.gap + table.numbers : 0))
    cells += gap + name(inspection.source?.locale ?? inspection.locale, table.source)
    return cells + gap + name(inspection.locale, table.text)
  }

  /// The lines of one form.
  private func cells(of number: Int, _ table: FormTable) -> [[Cell]] {
    let variant = inspection.variants[number]
    let isWidest = number == inspection.widest
    var name = Line(appearance)
    name.add(variant.isChosen ? glyphs.chosen + " " : "  ", theme[.prompt])
    name.add(variant.name, variant.isChosen ? theme[.prompt] : .plain)
    var columns = [(cells: [name.arranged(to: table.name)], width: table.name)]
    if table.numbers > 0 {
      let numbers = numbers(of: variant).map { Cell(String($0), style: theme[.hint]) }
      columns.append(([numbers], table.numbers))
    }
    if let source = inspection.source, table.source > 0 {
      let text = source.forms.indices.contains(number) ? source.forms[number] : nil
      let cells = text.map { wrapped($0, of: source.locale, to: table.source) }
      columns.append((cells ?? [[Cell(glyphs.none, style: theme[.hint])]], table.source))
    }
    columns.append((wrapped(variant.text, of: inspection.locale, to: table.text), table.text))
    let mark = mark(of: RowState(spelled: variant.leaf.state))
    let state = Line("\(mark.text)", theme[mark.role], in: appearance).arranged(to: FormTable.mark)
    let note = note.map { Cell(String($0), style: theme[.warning]) }
    if table.hasNotes {
      columns.append(([state], FormTable.mark))
      if table.place > 0 {
        let place = place(of: variant).map { Cell(String($0), style: theme[.hint]) }
        columns.append(([place], table.place))
      }
      if isWidest { columns.append(([note], note.count)) }
    }
    let height = columns.map(\.cells.count).max() ?? 0
    let lines = (0..<height).map { line in
      let parts = columns.map { column in
        padded(line < column.cells.count ? column.cells[line] : [], column.width)
      }
      return Array(parts.joined(separator: gap))
    }
    guard !table.hasNotes else { return lines }
    let end = state + (isWidest ? [.blank()] + note : [])
    let hasSomething = isWidest || mark.text != glyphs.yes
    return lines + (hasSomething ? [padded([], table.name) + gap + end] : [])
  }

  private var gap: [Cell] { padded([], FormTable.gap) }

  /// Cells with blanks after them up to a width.
  private func padded(_ cells: [Cell], _ width: Int) -> [Cell] {
    cells + Array(repeating: .blank(), count: max(0, width - cells.columns))
  }

  private func columnsOf(_ text: String) -> Int {
    appearance.columnWidth.columns(of: shortened(text).marked)
  }

  private func numbers(of variant: RowVariant) -> String {
    variant.numbers.map(\.digits).joined(separator: " ")
  }

  /// The line of a form in its file.
  private func place(of variant: RowVariant) -> String { ":\(variant.leaf.location.line)" }

  /// The words beside the widest form.
  private var note: String {
    guard let widest = inspection.widest else { return "" }
    let columns = inspection.variants[widest].breakpoints.compact.map { " \($0)" } ?? ""
    return "widest\(columns)"
  }
}

extension RowVariant {
  /// Its path in few words; `few` alone is enough to name a plural form.
  fileprivate var name: String {
    let steps = leaf.path.steps.map { step in
      switch step {
      case .substitution(let name), .variation("plural", let name), .variation("device", let name):
        name
      case .variation, .value: "\(step)"
      }
    }
    return steps.isEmpty ? "text" : steps.joined(separator: ".")
  }
}
