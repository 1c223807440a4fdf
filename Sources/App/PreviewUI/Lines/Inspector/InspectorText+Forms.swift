internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues
internal import TextLayout

extension InspectorText {
  // MARK: Plural and device forms

  /// The forms of the localization, each beside the same form of the source language, with its
  /// numbers, state, and location.
  var forms: [[Cell]] {
    let variants = inspection.variants
    guard variants.count > 1 || inspection.moreVariants > 0 else { return [] }
    let table = table(of: variants)
    let name = axis(of: variants)
    let hasHeading = table.source > 0 && !table.beside.isEmpty
    let heading = hasHeading ? [named(name, self.heading(of: table))] : []
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

  /// Returns the name of the axis of the forms; they may vary in several ways.
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

  /// The column widths of the table of forms; 0 for a hidden column.
  private struct FormTable {
    /// The mark of the selected form, and the name.
    var name: Int
    var numbers = 0
    var source = 0
    var text = 0
    var place = 0
    /// Whether the state, and the note on the widest form, are at the right of the string.
    var hasNotes: Bool
    /// The forms whose strings are side by side on one line.
    ///
    /// Other strings are below their names, so that long strings neither break the columns nor get
    /// broken by them.
    var beside: Set<Int> = []

    init(name: Int, hasNotes: Bool) {
      self.name = name
      self.hasNotes = hasNotes
    }

    /// Creates a table in which all strings are below the names.
    init(names: Int, numbers: Int, note: Int, in room: Int) {
      name = min(names, room)
      let noted = Self.gap + Self.mark + (note > 0 ? Self.gap + note : 0)
      hasNotes = name + noted <= room
      let taken = hasNotes ? name + noted : name
      if taken + Self.gap + numbers <= room { self.numbers = numbers }
    }

    /// The space between columns.
    static let gap = 2
    /// The width of a state mark.
    static let mark = 1

    /// Assigns columns to the strings, shortest first, as long as there is space.
    mutating func place(
      _ widths: [(source: Int, text: Int)], from least: (source: Int, text: Int), in room: Int
    ) {
      (source, text) = least
      guard needed <= room else {
        source = 0
        return
      }
      for form in widths.indices.sorted(by: {
        widths[$0].source + widths[$0].text < widths[$1].source + widths[$1].text
      }) {
        let before = (source, text)
        (source, text) = (max(source, widths[form].source), max(text, widths[form].text))
        guard needed <= room else {
          (source, text) = before
          return
        }
        beside.insert(form)
      }
    }

    private var needed: Int { source + text + (source > 0 ? Self.gap : 0) }
  }

  /// Assigns widths to the columns, dropping the least useful ones first.
  private func table(of variants: [RowVariant]) -> FormTable {
    let room = columns - nameColumns
    let widest = variants.map { columnsOf($0.name) }.max() ?? 0
    var table = FormTable(name: min(widest, max(5, room / 4)) + 2, hasNotes: room >= 48)
    let numbers = variants.map { self.numbers(of: $0).count }.max() ?? 0
    if room >= 52 { table.numbers = numbers }
    let places = variants.map { place(of: $0).count }.max() ?? 0
    let note = table.hasNotes ? FormTable.gap + FormTable.mark + FormTable.gap + note.count : 0
    let taken = [table.name, table.numbers].filter { $0 > 0 }
      .reduce(note) { $0 + $1 + FormTable.gap }
    let hasSource = inspection.source != nil && room - taken >= 24
    let widths = variants.indices.map { form in
      let source = sourceForm(form).map { columnsOf($0.text) } ?? 1
      return (source: hasSource ? source : 0, text: max(1, columnsOf(variants[form].text.text)))
    }
    let names =
      hasSource
      ? (source: columnsOfName(inspection.source?.locale), text: columnsOfName(inspection.locale))
      : (source: 0, text: 1)
    for place in room >= 80 ? [places, 0] : [0] {
      var divided = table
      divided.place = place
      divided.place(widths, from: names, in: room - taken - (place > 0 ? place + FormTable.gap : 0))
      if divided.beside.count == variants.count { return divided }
      if place == 0, !divided.beside.isEmpty { return divided }
    }
    return FormTable(names: widest + 2, numbers: numbers, note: self.note.count, in: room)
  }

  /// Returns the source string of a form, if there is one.
  private func sourceForm(_ number: Int) -> ResolvedText? {
    guard let source = inspection.source, source.forms.indices.contains(number) else { return nil }
    return source.forms[number]
  }

  private func columnsOfName(_ locale: LocaleTag?) -> Int {
    locale.map { columnsOf(name(of: $0)) } ?? 0
  }

  /// Returns the heading with the names of the two languages.
  private func heading(of table: FormTable) -> [Cell] {
    let name = { (locale: LocaleTag, columns: Int) in
      padded(
        self.name(of: locale).map { Cell(String($0), style: theme[.hint]) }.first(columns), columns)
    }
    var cells = padded([], table.name + (table.numbers > 0 ? FormTable.gap + table.numbers : 0))
    cells += gap + name(inspection.source?.locale ?? inspection.locale, table.source)
    return cells + gap + name(inspection.locale, table.text)
  }

  /// Returns the lines of one form.
  private func cells(of number: Int, _ table: FormTable) -> [[Cell]] {
    let variant = inspection.variants[number]
    let isBeside = table.beside.contains(number)
    var name = Line(appearance)
    name.add(variant.isChosen ? glyphs.chosen + " " : "  ", theme[.prompt])
    let words = variant.name.shortenedInTheMiddle(to: table.name - 2, in: appearance)
    name.add(words, variant.isChosen ? theme[.prompt] : .plain)
    var columns = [(cells: [name.arranged(to: table.name)], width: table.name)]
    if table.numbers > 0 {
      let numbers = numbers(of: variant).map { Cell(String($0), style: theme[.hint]) }
      columns.append(([numbers], table.numbers))
    }
    if let source = inspection.source, table.source > 0 {
      let cells = sourceForm(number).map { wrapped($0, of: source.locale, to: table.source) }
      let none = [[Cell(glyphs.none, style: theme[.hint])]]
      columns.append((isBeside ? cells ?? none : [], table.source))
    }
    if isBeside {
      columns.append((wrapped(variant.text, of: inspection.locale, to: table.text), table.text))
    } else if !table.beside.isEmpty {
      columns.append(([], table.text))
    }
    let mark = mark(of: variant)
    let state = Line("\(mark.text)", theme[mark.role], in: appearance).arranged(to: FormTable.mark)
    let isWidest = number == inspection.widest
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
    let texts = isBeside ? [] : textsBelow(number)
    guard !table.hasNotes else { return lines + texts }
    let end = state + (isWidest ? [.blank()] + note : [])
    let hasSomething = isWidest || mark.text != glyphs.yes
    return lines + texts + (hasSomething ? [padded([], table.name) + gap + end] : [])
  }

  /// Returns the strings of a form below its name, each after its language.
  ///
  /// The source string comes first, if there are several languages and enough space.
  private func textsBelow(_ number: Int) -> [[Cell]] {
    let room = columns - nameColumns
    let own = inspection.variants[number].text
    let indent = padded([], min(4, room / 6))
    guard let source = inspection.source, room >= 24 else {
      return wrapped(own, of: inspection.locale, to: room - indent.count).map { indent + $0 }
    }
    let names = max(columnsOfName(source.locale), columnsOfName(inspection.locale))
    let texts = [(sourceForm(number), source.locale), (own, inspection.locale)]
    return texts.flatMap { text, locale -> [[Cell]] in
      guard let text else { return [] }
      let name = self.name(of: locale).map { Cell(String($0), style: theme[.hint]) }
      let lines = wrapped(text, of: locale, to: room - indent.count - names - FormTable.gap)
      return lines.enumerated().map { line, cells in
        indent + padded(line == 0 ? name : [], names) + gap + cells
      }
    }
  }

  /// Returns the mark for a form's worst problem, or else for its state.
  private func mark(of variant: RowVariant) -> GutterMark {
    let worst = inspection.diagnostics.filter { isAbout($0, variant) }.map(\.severity).max()
    return glyphs.mark(of: worst) ?? mark(of: RowState(spelled: variant.leaf.state))
  }

  /// The names of the forms that have the state of the row; empty if the displayed form is one of
  /// them.
  var otherFormsInState: [String] {
    let forms = inspection.variants.filter { RowState(spelled: $0.leaf.state) == row.state }
    return forms.contains(where: \.isChosen) ? [] : forms.map(\.name)
  }

  /// Whether a problem is about a form; a problem of the displayed string has no location in a
  /// file.
  private func isAbout(_ problem: Diagnostic, _ variant: RowVariant) -> Bool {
    guard case .file(let place) = problem.place else { return variant.isChosen && !variant.isPart }
    let leaf = variant.leaf
    return place.location == leaf.location && place.path == leaf.localization.path
  }

  private var gap: [Cell] { padded([], FormTable.gap) }

  /// Returns cells padded with spaces to a width.
  private func padded(_ cells: [Cell], _ width: Int) -> [Cell] {
    cells + Array(repeating: .blank(), count: max(0, width - cells.columns))
  }

  private func columnsOf(_ text: String) -> Int {
    appearance.columnWidth.columns(of: shortened(text).marked)
  }

  private func numbers(of variant: RowVariant) -> String {
    variant.numbers.map(\.digits).joined(separator: " ")
  }

  /// Returns the line of a form in its file.
  private func place(of variant: RowVariant) -> String { ":\(variant.leaf.location.line)" }

  /// The note beside the widest form.
  private var note: String {
    guard let widest = inspection.widest else { return "" }
    let columns = inspection.variants[widest].breakpoints.compact.map { " \($0)" } ?? ""
    return "widest\(columns)"
  }
}

extension RowVariant {
  /// A short form of the path; `few` suffices to name a plural form.
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
