extension HelpText {
  /// What there is to be known, under its headings.
  static func sections(of model: Model) -> [Section] {
    let actions = Action.Group.allCases.map { group in
      Section(
        heading: group.rawValue,
        entries: Action.allCases.filter { $0.entry.group == group }.map { action in
          Entry(term: keys(of: action, in: model), meaning: action.entry.help)
        })
    }
    return actions + [prompt(of: model), typing, marks(of: model.glyphs)]
  }

  /// The keys of an action; its name at the prompt where it has none.
  private static func keys(of action: Action, in model: Model) -> String {
    let keys = model.keymap.legends(for: action)
    return keys.isEmpty ? command(action) : keys.joined(separator: " ")
  }

  private static func command(_ action: Action) -> String {
    [":\(action.name)", action.entry.argument].compactMap(\.self).joined(separator: " ")
  }

  /// The commands: those that take something with what they take, then all others.
  private static func prompt(of model: Model) -> Section {
    let taking = Action.allCases.filter { $0.entry.argument != nil }
    let entries = taking.map { action in
      Entry(term: command(action), meaning: expectation(of: action, in: model))
    }
    let others = Action.allCases.filter { $0.entry.argument == nil }.map(command)
    return Section(
      heading: "At the prompt",
      entries: [Entry(term: ":42", meaning: "go to the row of that number")] + entries
        + [Entry(term: "and", meaning: others.joined(separator: " "))])
  }

  private static func expectation(of action: Action, in model: Model) -> String {
    switch action {
    case .locale: "any locale, as fr-CA"
    case .table: "the name of a table"
    case .search: "the next row that holds the words"
    case .filter: "the rows that hold the words"
    case .width: "a number of columns"
    case .count: "a number for all counts, as 21"
    default: model.choices(of: action).joined(separator: ", ")
    }
  }

  /// What the keys do where one types, which is no action.
  private static let typing = Section(
    heading: "While you type",
    entries: [
      Entry(term: "<Tab> <S-Tab>", meaning: "complete a command; the next field or choice"),
      Entry(term: "<Up> <Down>", meaning: "what was typed before; the next field or choice"),
      Entry(term: "<C-a> <C-e>", meaning: "to the start of the line, to its end"),
      Entry(term: "<C-w> <C-u> <C-k>", meaning: "delete a word, all before the cursor, all behind"),
      Entry(term: "<Enter>", meaning: "take it"),
      Entry(term: "<Esc>", meaning: "leave all as it was"),
    ])

  private static func marks(of glyphs: Glyphs) -> Section {
    Section(
      heading: "Marks at the left of a row",
      entries: [
        Entry(term: glyphs.compact, meaning: "compact: text and value on one line"),
        Entry(term: glyphs.standard, meaning: "standard: at most two lines beside the value"),
        Entry(
          term: glyphs.extended, meaning: "extended: as many lines as it needs, the value below"),
        Entry(term: glyphs.cut, meaning: "cut: something of it cannot be shown"),
        Entry(term: glyphs.missing, meaning: "missing in this locale; another text is shown"),
        Entry(term: glyphs.review, meaning: "needs review"),
        Entry(term: glyphs.new, meaning: "new, or in a state of its own"),
        Entry(term: glyphs.problem, meaning: "something is wrong; the inspector tells what"),
      ])
  }
}
