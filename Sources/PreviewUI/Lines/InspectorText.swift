internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The lines of the inspector at a width.
///
/// Each begins with a name, such as `key` or `state`.
struct InspectorText {
  let inspection: Inspection
  private let appearance: Appearance
  private let forcedLayout: Layout?
  private let columns: Int
  /// The columns of the names; 0 if they are part of the line.
  private let nameColumns: Int

  /// The most scalars of a text that the inspector shows.
  private static let limit = 1_000
  private static let fragmentLimit = 64
  private static let spanLimit = 16

  init(_ inspection: Inspection, forcedLayout: Layout?, in appearance: Appearance, columns: Int) {
    self.inspection = inspection
    self.appearance = appearance
    self.forcedLayout = forcedLayout
    self.columns = max(1, columns)
    nameColumns = columns >= 40 ? 12 : 0
  }

  /// The lines, each no wider than the inspector.
  var lines: [[Cell]] {
    entry + source + problems + fragments + agreement + (points ?? layouts) + variants + characters
  }

  // MARK: Lines

  private var row: Row { inspection.row }
  private var glyphs: Glyphs { appearance.glyphs }
  private var theme: Theme { appearance.theme }

  /// A name and its content, wrapped.
  private func lines(_ name: String, _ fill: (inout Line) -> Void) -> [[Cell]] {
    var line = Line(appearance)
    if nameColumns == 0, !name.isEmpty { line.add(name + " ", theme[.hint]) }
    fill(&line)
    let wrapped = line.wrapped(to: columns - nameColumns)
    return wrapped.enumerated().map { named($0 == 0 ? name : "", $1) }
  }

  /// A line with a name before it, if names have columns of their own.
  private func named(_ name: String, _ cells: [Cell]) -> [Cell] {
    guard nameColumns > 0 else { return cells }
    let margin = name + String(repeating: " ", count: max(0, nameColumns - name.count))
    return margin.map { Cell(String($0), style: theme[.hint]) } + cells
  }

  private func shortened(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(Self.limit)
    return beginning.endIndex < text.endIndex ? String(beginning) + glyphs.marks.ellipsis : text
  }

  private var dot: String { " \(glyphs.dots) " }

  // MARK: The entry

  private var entry: [[Cell]] {
    let key = row.entry.key.isEmpty ? "(empty key)" : shortened(row.entry.key)
    let comment = row.entry.comment ?? ""
    return lines("key") { $0.add(key, theme[.key]) }
      + (comment.isEmpty ? [] : lines("comment") { $0.add(shortened(comment)) })
  }

  /// The look-up that found the text, the choices of its variations, and its state.
  private var source: [[Cell]] {
    var steps = (inspection.trace?.steps ?? []).map { step in
      "\(step.localization) (\(step.reason ?? row.borrowed?.words ?? row.origin))"
    }
    if row.found.localization == nil { steps.append("the key") }
    let choices = inspection.trace?.choices.prefix(8) ?? []
    return lines("locale") { $0.add(steps.joined(separator: " \(glyphs.arrow) ")) }
      + choices.flatMap { choice in lines(choice.axis) { $0.add(choice.explanation) } }
      + lines("state") { line in
        let mark = glyphs.mark(of: row.state)
        if mark.text != " " { line.add(mark.text + " ", theme[mark.role]) }
        line.add("\(row.state)" + dot + place)
      }
  }

  /// The places of the key and of the text in their files.
  private var place: String {
    let key = "\(row.entry.path.lastNames):\(row.entry.location.line)"
    guard let leaf = row.found.leaf else { return key }
    let path = leaf.localization.path
    let line = leaf.location.line
    if path == row.entry.path { return "\(key), text at \(line)" }
    return "\(key), text at \(path.lastNames):\(line)"
  }

  private var problems: [[Cell]] {
    inspection.diagnostics.enumerated().flatMap { number, problem in
      lines(number == 0 ? "problems" : "") { line in
        let style = theme[problem.severity == .error ? .problem : .warning]
        line.add("\(glyphs.problem) \(problem.rule)", style)
        switch problem.place {
        case .text(let scalar): line.add(" at \(scalar)")
        case .file(let place): line.add(" at \(place.path.lastNames):\(place.location)")
        case nil: break
        }
        line.add(": " + shortened(problem.message))
      }
    }
  }

  private var fragments: [[Cell]] {
    let fragments = row.title.fragments
    return lines("fragments") { line in
      for (number, fragment) in fragments.prefix(Self.fragmentLimit).enumerated() {
        if number > 0 { line.add(" ") }
        add(fragment, to: &line)
      }
      let more = fragments.count - Self.fragmentLimit
      if more > 0 { line.add(" and \(more) more", theme[.hint]) }
      if fragments.isEmpty { line.add("none", theme[.hint]) }
    }
  }

  private func add(_ fragment: Fragment, to line: inout Line) {
    let (style, hint) = (theme.style(of: fragment), theme[.hint])
    switch fragment.kind {
    case .literal:
      line.add("\"", hint)
      line.add(shortened(fragment.text), style)
      line.add("\"", hint)
    case .argument(let number):
      line.add("\(glyphs.open)\(number) ", hint)
      line.add(shortened(fragment.text), style)
      line.add(glyphs.close, hint)
    case .unresolved(let reason):
      line.add(shortened(fragment.text), style)
      line.add(" (\(reason.rawValue))", hint)
    }
  }

  /// What became of each span whose words should agree.
  private var agreement: [[Cell]] {
    row.spans.prefix(Self.spanLimit).flatMap { span in
      span.explanation.enumerated().flatMap { number, sentence in
        lines(number == 0 ? "agreement" : "") { line in
          line.add(shortened(sentence), number == 0 ? .plain : theme[.hint])
        }
      }
    }
  }

  // MARK: Layouts

  private var layouts: [[Cell]] {
    let isOneLine = inspection.fitted.breakpoints.compact != nil
    let measures = lines("columns") { line in
      line.add("\(inspection.columns) " + (isOneLine ? "on one line" : "in the longest line"))
      line.add(dot + "longest word \(inspection.longestWord)")
      guard let value = row.value, let columns = inspection.valueColumns else { return }
      line.add(dot + "value ")
      line.add(shortened(value), theme[.value])
      line.add(" \(columns)")
    }
    let attempts = [Layout.compact, .standard, .extended].flatMap { layout in
      lines(layout.rawValue) { addAttempt(of: layout, to: &$0) }
    }
    let ruler = WidthRuler(
      inspection.fitted.breakpoints, width: inspection.width, columns: columns - nameColumns)
    let drawn = ruler.cells(in: appearance).enumerated().map { named($0 == 0 ? "width" : "", $1) }
    return measures + attempts + drawn
  }

  private func addAttempt(of layout: Layout, to line: inout Line) {
    let fitted = inspection.fitted
    if let attempt = inspection.attempts.first(where: { $0.layout == layout }) {
      let mark = attempt.fits ? glyphs.yes : glyphs.no
      line.add(mark + " ", theme[attempt.fits ? .state : .problem])
      let words = attempt.truncation?.description ?? "fits"
      line.add(fitted.layout == layout && attempt.fits ? lines(of: layout) : words)
    } else {
      line.add(glyphs.none + " not tried", theme[.hint])
    }
    guard forcedLayout == layout, fitted.layout == layout else { return }
    line.add(dot + "forced", theme[.warning])
    if fitted.lostColumns > 0 { line.add(", \(fitted.lostColumns) columns are not shown") }
  }

  /// The number of lines of the title, and their width.
  private func lines(of layout: Layout) -> String {
    let count = inspection.fitted.lines.count
    let beside = layout == .extended ? nil : inspection.valueColumns.flatMap { $0 > 0 ? $0 : nil }
    let room = inspection.width - (beside.map { $0 + Breakpoints.gap } ?? 0)
    return "\(count) \(count == 1 ? "line" : "lines") of \(room)"
  }

  /// What the row needs in points; nil if it is measured in columns.
  private var points: [[Cell]]? {
    guard let points = inspection.points else { return nil }
    let row = points.row
    let measures = lines("points") { line in
      line.add("\(row.title.width.shown) ± \(row.title.band.shown) pt")
      line.add(dot + row.slot.words)
      if let origin = row.written?.origin { line.add(" (\(origin.rawValue))", theme[.hint]) }
    }
    let verdict = lines("fit") { line in
      line.add(row.words, theme[row.verdict == .fits ? .state : .problem])
      if let need = row.need { line.add(dot + "needs \(need.shown) pt") }
      line.add(dot + "\(row.height.shown) pt high")
      if !row.title.isPredicted { line.add(dot + "a guess: no font for this script") }
    }
    let ruler = WidthRuler(
      inspection.fitted.breakpoints, width: Int(row.slot.width.rounded(.down)),
      columns: columns - nameColumns)
    let drawn = ruler.cells(in: appearance).enumerated().map { named($0 == 0 ? "width" : "", $1) }
    return measures + verdict + sizes(of: points.sizes) + drawn
  }

  /// One strip of all text sizes, and the first at which the row is cut.
  private func sizes(of sizes: TextSizeVerdicts) -> [[Cell]] {
    guard !sizes.all.isEmpty else { return [] }
    return lines("text sizes") { line in
      for (number, size) in sizes.all.enumerated() {
        line.add((number == 0 ? "" : " ") + size.size.rawValue + " ", theme[.hint])
        switch size.verdict {
        case .fits: line.add(glyphs.mark(of: size.layout), theme[.layout])
        case .near: line.add(glyphs.near, theme[.warning])
        case .cut: line.add(glyphs.cut, theme[.problem])
        }
      }
      if let first = sizes.firstCut {
        line.add(dot + "cut from \(first.rawValue) on")
      } else if let near = sizes.firstNear {
        line.add(dot + "perhaps cut from \(near.rawValue) on")
      }
    }
  }

  // MARK: Variants

  private var variants: [[Cell]] {
    let variants = inspection.variants
    guard variants.count > 1 || inspection.moreVariants > 0 else { return [] }
    let names = variants.map(\.name)
    let widest = names.map { appearance.columnWidth.columns(of: $0.marked) }.max() ?? 0
    let room = min(widest, max(8, (columns - nameColumns) / 3))
    let drawn = variants.indices.map { number in
      let isWorst = number == inspection.worst
      let cells = cells(of: variants[number], named: names[number], room, isWorst: isWorst)
      return named(number == 0 ? "variants" : "", cells)
    }
    guard inspection.moreVariants > 0 else { return drawn }
    return drawn + lines("") { $0.add("and \(inspection.moreVariants) more", theme[.hint]) }
  }

  /// The columns of the numbers that choose plural forms; 0 if no number decides, or without room.
  private var numberColumns: Int {
    let widest = inspection.variants.map { numbers(of: $0).count }.max() ?? 0
    return columns - nameColumns >= 60 ? widest : 0
  }

  /// Whether the variants differ in their states, or need work.
  private var hasStates: Bool {
    inspection.variants.contains {
      glyphs.mark(of: RowState(spelled: $0.leaf.state)).text != " "
    }
  }

  private func numbers(of variant: RowVariant) -> String {
    variant.numbers.map(\.digits).joined(separator: " ")
  }

  /// A variant on one line: its name, the numbers that choose it, the columns that it needs, the mark
  /// of its state, its text.
  private func cells(
    of variant: RowVariant, named name: String, _ room: Int, isWorst: Bool
  ) -> [Cell] {
    var line = Line(appearance)
    line.add(variant.isChosen ? glyphs.chosen + " " : "  ", theme[.prompt])
    line.add(name, variant.isChosen ? theme[.prompt] : .plain)
    var cells = line.arranged(to: room + 2)
    if numberColumns > 0 {
      let numbers = numbers(of: variant)
      cells += "  \(numbers)".map { Cell(String($0), style: theme[.hint]) }
      cells += Array(repeating: .blank(), count: max(0, numberColumns - numbers.count))
    }
    let columns = variant.breakpoints.compact.map { "\($0)" } ?? glyphs.none
    let numbers = numberColumns > 0 ? numberColumns + 2 : 0
    let gap = max(1, room + numbers + 7 - cells.columns - columns.count)
    cells += (String(repeating: " ", count: gap) + columns).map {
      Cell(String($0), style: isWorst ? theme[.warning] : .plain)
    }
    var text = Line(appearance)
    text.add(isWorst ? "  worst  " : "  ", theme[.warning])
    let mark = glyphs.mark(of: RowState(spelled: variant.leaf.state))
    if hasStates { text.add("\(mark.text) ", theme[mark.role]) }
    text.add(shortened(variant.text.text))
    return cells + text.arranged(to: self.columns - nameColumns - cells.columns)
  }

  // MARK: Characters

  private var characters: [[Cell]] {
    let notes = inspection.keyNotes.map { ("key", $0) } + inspection.textNotes.map { ("text", $0) }
    return notes.enumerated().flatMap { number, named in
      let (owner, note) = named
      return lines(number == 0 ? "characters" : "") { line in
        let times = note.count > 1 ? ", \(note.count) times" : ""
        line.add("\(note)")
        line.add(" in the \(owner) at \(note.position)\(times)", theme[.hint])
      }
    }
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

extension [Cell] {
  /// The columns that the cells take.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  /// The file's name, with the `.lproj` folder of its language if it is in one.
  fileprivate var lastNames: String {
    let names = split(separator: "/")
    guard let name = names.last else { return self }
    let folder = names.dropLast().last
    return folder?.hasSuffix(".lproj") == true ? "\(folder ?? "")/\(name)" : String(name)
  }
}
