internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The problems of files and rows, instead of the rows.
struct ProblemsPane: Layer {
  /// The list; nil until it is first followed.
  private(set) var list: ProblemList?

  var level: Level { .pane }
  var place: Place { .body }

  // MARK: Reactions

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    switch action {
    case .problems: return .close
    case .inspect, .choose: return enter(in: model)
    case .edit, .editKey: return editor.map { .handled($0) } ?? .leave
    case .showAll:
      model.stage.memory.listsAllLanguages.toggle()
      list = nil
    case .focus, .nextLocale, .previousLocale, .lastLocale, .theme: return .pass
    case .table, .jumpBack: return .leave
    default:
      guard action.entry.group == .move else {
        return action.entry.group == .program ? .pass : .leave
      }
      guard let list else { return .done }
      self.list?.select(
        action.line(
          from: list.selection, count: count, page: model.geometry.listHeight - 1,
          last: list.lines.count - 1))
    }
    return .done
  }

  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    list.map { list?.select($0.selection + step) }
    return .done
  }

  /// Goes to the row of the selected problem, or opens the editor if no row of the file is shown.
  private func enter(in model: Model) -> Outcome {
    guard let problem = list?.selected else { return .done }
    let nearest = problem.row ?? problem.place.flatMap(model.catalog.row(nearestTo:))
    guard let row = nearest else { return .handled(editor) }
    return .closing {
      model.rememberPlace()
      if let locale = problem.locale, locale != model.preview.locale { model.setLocale(locale) }
      model.show(row)
      model.status.say(model.screen.appearance.glyphs.words(problem.diagnostic.message))
    }
  }

  /// Opens the editor at the selected problem.
  private var editor: Effect? {
    list?.selected?.place.map { .edit(path: $0.path, line: $0.location.line) }
  }

  // MARK: Checking

  mutating func follow(_ changes: Changes, in model: Model) {
    if list == nil || !changes.isDisjoint(with: [.tables, .remade]) {
      let paths = Set(
        model.catalog.tables.lazy.filter { !$0.isEmpty }.flatMap(\.table.paths))
      list = ProblemList(
        of: model.catalog.fileProblems,
        in: model.stage.memory.listsAllLanguages ? model.catalog.locales : [model.preview.locale],
        rowsFrom: paths, at: list?.place ?? model.stage.memory.problem)
    }
    list?.reveal(height: model.geometry.listHeight)
    model.stage.memory.problem = list?.place ?? model.stage.memory.problem
  }

  func isPending(in model: Model) -> Bool { list?.isPending(in: model) == true }

  mutating func work(rows: Int, in model: Model) { list?.advance(rows: rows, in: model) }

  // MARK: Words

  func status(in model: Model) -> String? {
    guard let list else { return nil }
    let count = list.count.counted("problem")
    let languages = list.hasAllLanguages ? "all languages" : model.preview.localeName
    let isPending = isPending(in: model)
    if isPending, list.count == 0 { return "checking \(languages)" }
    if list.count == 0 {
      return "no \(list.unlisted.isEmpty ? "" : "other ")problems in \(languages)"
    }
    let counted = (isPending ? "\(count) so far" : count) + " in \(languages)"
    guard let place = list.selected?.place else { return counted }
    // Another table may have the same name.
    let table = model.catalog.tables.firstIndex { $0.table.paths.contains(place.path) }
    let folder = table.flatMap { model.catalog.labels[$0].folder }
    let shown = folder.map { "\($0)/\(place.shown)" } ?? place.shown
    return "\(shown) \(model.screen.appearance.glyphs.dots) \(counted)"
  }

  /// The message of an empty list, with the numbers of rows that have filters and marks of their
  /// own.
  private func wordsWithoutProblems(in model: Model) -> String {
    guard let list, !isPending(in: model) else { return "checking" }
    let counts = RowFilter.Kind.allCases.compactMap { kind -> String? in
      guard let count = list.unlisted[kind] else { return nil }
      // The filters list the rows of one language.
      let action = list.hasAllLanguages ? nil : Action.allCases.first { $0.kind == kind }
      let keys = action.flatMap { model.screen.keymap.legends(for: $0).first }
      return "\(count) \(kind.words(for: count))" + (keys.map { " (\($0))" } ?? "")
    }
    return counts.isEmpty ? "no problems" : "no problems besides " + counts.joined(separator: ", ")
  }

  func hints(in model: Model) -> [Hint]? {
    let all = Hint(
      [.showAll], list?.hasAllLanguages == true ? "this language" : "all languages")
    let ways: [Hint] =
      switch list?.selected?.way ?? .nowhere {
      case .row: [Hint([.inspect], "go to row"), Hint([.edit], "editor")]
      case .editor: [Hint([.inspect, .edit], "editor")]
      case .nowhere: []
      }
    return [Hint([.down, .up], "move")] + ways + [all, .close(.quit), .help]
  }

  func help(in model: Model) -> HelpText.Section? {
    HelpText.Section(
      "In the list of problems",
      [
        ([.down, .up], "next or previous problem"),
        ([.inspect], "go to its row, or open its file in the editor"),
        ([.edit], "open its location in the editor"),
        ([.showAll], "show all languages, or only this one"), ([.quit], "close"),
      ], model.screen.keymap)
  }
}

// MARK: - Drawing

extension ProblemsPane {
  func draw(_ model: Model, on frame: inout Frame) {
    let (appearance, columns) = (model.screen.appearance, frame.geometry.size.columns)
    let theme = appearance.theme
    guard let list else { return }
    if list.lines.isEmpty {
      Line(wordsWithoutProblems(in: model), theme[.hint], in: appearance)
        .draw(
          on: &frame.canvas, at: Position(column: 3, row: frame.geometry.listTop),
          wrappedTo: columns - 4,
          lines: frame.geometry.listHeight)
    }
    let shown = list.lines.indices.dropFirst(list.top).prefix(frame.geometry.listHeight)
    for (offset, number) in shown.enumerated() {
      let row = frame.geometry.listTop + offset
      let (line, place) = words(of: list.lines[number], in: list, columns: columns, appearance)
      let end = columns - 1 - (place?.columns ?? 0)
      let room = place == nil ? columns - 1 : end - 3
      line.draw(on: &frame.canvas, at: Position(column: 1, row: row), to: room)
      place?.draw(on: &frame.canvas, at: Position(column: end, row: row), to: columns - end)
      guard number == list.selection else { continue }
      frame.canvas.draw(
        appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
      frame.canvas.apply(theme[.match], columns: 1..<columns, row: row)
    }
    frame.cursor.row = frame.geometry.listTop + list.selection - list.top
  }

  /// Returns the content of a line, and the location at its right end, unless it would take half of
  /// the screen, in which case only the status line shows it.
  private func words(
    of line: ProblemList.Line, in list: ProblemList, columns: Int, _ appearance: Appearance
  ) -> (line: Line, place: Line?) {
    let theme = appearance.theme
    switch line {
    case .heading(let number):
      let group = list.groups[number]
      let role = group.severity == .error ? Theme.Role.problem : .warning
      var line = Line("\(appearance.glyphs.problem) \(group.count)  ", theme[role], in: appearance)
      line.add(group.rule.rawValue, theme[.title])
      line.add("  \(group.summary)", theme[.hint])
      return (line, nil)
    case .problem(let group, let number):
      let problem = list.groups[group].problems[number]
      var line = Line("  ", in: appearance)
      if problem.isOfFile, let place = problem.place {
        line.add(place.shown, theme[.key])
        // A key that is in no table is the subject of the line.
        if problem.row == nil, let key = problem.key { line.add("  \(key)") }
        line.add("  \(appearance.glyphs.words(problem.diagnostic.message))")
        if problem.row != nil, let key = problem.key { line.add("  \(key)", theme[.hint]) }
        return (line, nil)
      }
      let key = problem.key ?? ""
      if let locale = problem.locale {
        let tag = locale.description
        let gap = String(repeating: " ", count: list.tagColumns - tag.utf8.count + 2)
        line.add(tag + gap, theme[.table])
      }
      line.add(key.isEmpty ? "(empty key)" : key, theme[.key])
      line.add("  \(appearance.glyphs.words(problem.diagnostic.message))")
      let place = problem.place.map { Line($0.shown, theme[.hint], in: appearance) }
      return (line, place.flatMap { $0.columns * 2 < columns ? $0 : nil })
    }
  }
}

extension FilePlace {
  /// The location in the format of compilers, with a shortened path.
  var shown: String {
    guard !path.isEmpty else { return "\(location)" }
    return location == .start ? path.lastNames : "\(path.lastNames):\(location)"
  }
}
