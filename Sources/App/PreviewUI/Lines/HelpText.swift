internal import SourceText
internal import TerminalValues

/// The lines of the help at a width: all actions with their keys, the prompt, and the marks.
///
/// Generated from the table of actions, so it is always complete.
struct HelpText {
  /// Words in one style.
  struct Piece {
    let text: String
    var role: Theme.Role?
  }

  /// A term with its meaning beside or below it.
  struct Entry {
    var term: String
    var meaning: String
    /// Whether the meaning is a list of words, of which a search shows those that it finds.
    var isList = false

    /// Returns what a search shows of the entry; nil if it does not find it.
    func matching(_ query: SearchQuery) -> Entry? {
      guard query.occurs(in: "\(term) \(meaning)") else { return nil }
      let words = isList ? meaning.split(separator: " ") : []
      let found = words.filter { query.occurs(in: String($0)) }
      guard !found.isEmpty else { return self }
      return Entry(term: term, meaning: found.joined(separator: " "), isList: true)
    }
  }

  /// A heading with its entries.
  struct Section {
    var heading: String
    var entries: [Entry]
  }

  let lines: [[Piece]]

  /// The lines on which an entry begins.
  var matches: [Int] { lines.indices.filter { lines[$0].contains { $0.role == .key } } }

  /// Creates the help for a screen, filtered by a query; some sections come first.
  init(_ query: SearchQuery, first: [Section], on screen: ScreenState) {
    let columns = screen.size.columns
    let own = first + Self.sections(screen.keymap, screen.appearance.glyphs)
    let sections =
      query.isEmpty ? [Self.main(screen.keymap)] + own : own.matching(query)
    let isInColumns = columns >= 2 * Self.columnWidth
    let width = isInColumns ? columns / 2 : columns
    let blocks = sections.filter { !$0.entries.isEmpty }.map { Self.lines(of: $0, width: width) }
    lines = isInColumns ? Self.beside(blocks, width: width) : Array(blocks.joined())
  }

  /// The width at which no line has to wrap.
  private static let columnWidth = 72
  /// The width of the key column if meanings are beside the keys.
  private static let termColumns = 24
}

// MARK: - Lines

extension HelpText {
  private static func lines(of section: Section, width: Int) -> [[Piece]] {
    let heading = [Piece(text: " \(section.heading)", role: .title)]
    return [heading] + section.entries.flatMap { lines(of: $0, width: width) }
  }

  private static func lines(of entry: Entry, width: Int) -> [[Piece]] {
    let term = "   " + entry.term
    let isBeside = width >= 56 && term.count + 2 <= termColumns
    let indent = isBeside ? termColumns : min(6, width / 4)
    let blanks = String(repeating: " ", count: indent)
    let meaning = entry.meaning.wordWrapped(columns: width - indent - 1)
    var lines = meaning.map { [Piece(text: blanks), Piece(text: $0)] }
    if isBeside, !lines.isEmpty {
      let gap = String(repeating: " ", count: indent - term.count)
      lines[0] = [Piece(text: term, role: .key), Piece(text: gap), Piece(text: meaning[0])]
    } else {
      lines.insert(
        contentsOf: entry.term.wordWrapped(columns: width, margin: 3).map {
          [Piece(text: $0, role: .key)]
        }, at: 0)
    }
    return lines
  }

  /// Returns the sections in two columns of similar height.
  private static func beside(_ blocks: [[[Piece]]], width: Int) -> [[Piece]] {
    let all = blocks.reduce(0) { $0 + $1.count }
    var left: [[Piece]] = []
    var right: [[Piece]] = []
    for block in blocks {
      if right.isEmpty, 2 * left.count + block.count <= all + block.count / 2 {
        left += block
      } else {
        right += block
      }
    }
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let line = row < left.count ? left[row] : []
      let blanks = width - line.reduce(0) { $0 + $1.text.count }
      return line + [Piece(text: String(repeating: " ", count: max(1, blanks)))] + right[row]
    }
  }
}

// MARK: - Sections

extension HelpText {
  /// The keys that most work is done with.
  private static func main(_ keymap: Keymap) -> Section {
    let entries: [([Action], String)] = [
      ([.down, .up], "next or previous row"), ([.search], "search"),
      ([.nextLocale, .previousLocale], "next or previous language"),
      ([.showMissing, .showReview, .showAll], "show missing strings, those to review, or all"),
      ([.inspect], "inspect the row"), ([.compare], "compare all languages"),
      ([.editText], "edit the translation"), ([.undo], "undo"), ([.nextReview], "review"),
      ([.quit], "close the pane, or quit"),
    ]
    return Section("Main keys", entries, keymap)
  }

  private static func sections(_ keymap: Keymap, _ glyphs: Glyphs) -> [Section] {
    let actions = Action.Group.allCases.map { group in
      Section(
        heading: group.rawValue,
        entries: Action.allCases.filter { $0.entry.group == group }.map { action in
          Entry(term: keys(of: action, in: keymap), meaning: action.entry.help)
        })
    }
    // The marks are on every screen, so whoever opens the help for the first time sees them first.
    return [marks(of: glyphs)] + actions
      + [commands(of: keymap), counts, words, forms, review, proposal, codeKeys, prompt, typing]
  }

  /// Returns the user's commands.
  private static func commands(of keymap: Keymap) -> Section {
    Section(
      heading: "Your own commands",
      entries: keymap.ownCommands.map { Entry(term: $0.keys, meaning: $0.line) })
  }

  /// Returns the keys of an action, or its name at the prompt if it has none.
  private static func keys(of action: Action, in keymap: Keymap) -> String {
    let keys = keymap.legends(for: action)
    return keys.isEmpty ? command(action) : keys.joined(separator: " ")
  }

  private static func command(_ action: Action) -> String {
    [":\(action.name)", action.entry.argument].compactMap(\.self).joined(separator: " ")
  }

  /// Counts before keys, which are not actions.
  private static let counts = Section(
    heading: "A number before a key",
    entries: [
      Entry(term: "12j 3l 2n", meaning: "repeats it"),
      Entry(term: "42G", meaning: "go to row 42"),
      Entry(term: "30=", meaning: "rows 30 columns or points wide"),
    ])

  /// The search and filter syntax.
  private static let words = Section(
    heading: "Search syntax",
    entries: [
      Entry(term: "ship order", meaning: "both words, in any order"),
      Entry(term: "ship o", meaning: "one or two letters begin a word, beside other words"),
      Entry(
        term: "strasse",
        meaning: "also matches Straße; capitals and accents in the search match exactly"),
      Entry(term: "source:order", meaning: "in the source string; also key:, text:, comment:"),
      Entry(term: "all:order", meaning: "in the strings of all languages"),
      Entry(term: "/^ship.*s$/", meaning: "a regular expression; spaces allowed: . * + ? |"),
    ])

  /// The keys in the list of forms, which are not actions.
  static let forms = Section(
    heading: "In the forms (I)",
    entries: [
      Entry(term: "<Enter> i", meaning: "edit the form, or add it"),
      Entry(term: "~", meaning: "toggle needs review; in a review, ~ and <Enter> accept"),
      Entry(term: "v", meaning: "vary by plural or device, or make it plain again"),
      Entry(term: "D", meaning: "remove the form"),
      Entry(term: "u <C-r>", meaning: "undo, redo"),
    ])

  /// The keys while reviewing, which are not actions.
  static let review = Section(
    heading: "In a review (R)",
    entries: [
      Entry(term: "<Enter> ~", meaning: "accept the translation, and go to the next one"),
      Entry(term: "n", meaning: "skip it"),
      Entry(term: "i", meaning: "edit it"),
      Entry(term: "u", meaning: "undo"),
      Entry(term: "<Esc>", meaning: "end the review"),
    ])

  /// The keys for reviewing a program's edits, which are not actions.
  private static let proposal = Section(
    heading: "Edits from :pipe",
    entries: [
      Entry(term: "<Enter>", meaning: "accept the edit"),
      Entry(term: "~", meaning: "accept the edit, but mark it as needs review"),
      Entry(term: "a", meaning: "accept all remaining edits as needs review"),
      Entry(term: "n", meaning: "skip it"),
      Entry(term: "<Esc>", meaning: "stop; skip the remaining edits"),
    ])

  /// The keys for adding keys of the code, which are not actions.
  private static let codeKeys = Section(
    heading: "Keys from :sync",
    entries: [
      Entry(term: "<Enter>", meaning: "add the key"),
      Entry(term: "a", meaning: "add all remaining keys"),
      Entry(term: "n", meaning: "skip it"),
      Entry(term: "<Esc>", meaning: "stop; skip the remaining keys"),
    ])

  /// The commands: first those with an argument and its expected values, then the names of the
  /// others.
  private static var prompt: Section {
    let taking = Action.allCases.filter { $0.entry.argument != nil }
    let entries = taking.map { Entry(term: command($0), meaning: expectation(of: $0)) }
    let others = Action.allCases.filter { $0.entry.argument == nil }.map(command)
    let also = Entry(term: "also", meaning: others.joined(separator: " "), isList: true)
    return Section(
      heading: "At the prompt",
      entries: [
        Entry(term: ":42 :$ :+5", meaning: "go to row 42, to the last row, five rows down")
      ] + entries + [also] + vimWords)
  }

  /// The supported vim commands.
  private static var vimWords: [Entry] {
    VimWord.all.map { word in
      Entry(
        term: word.words.map { ":\($0)" }.joined(separator: " "),
        meaning: "like vim: \(word.action.entry.help)")
    } + [
      Entry(term: ":w", meaning: "nothing to do: edits are saved at once"),
      Entry(term: ":e PATH", meaning: "like vim: \(Action.open.entry.help)"),
      Entry(term: ":set NAME=VALUE", meaning: "like vim: :set theme=light is :theme light"),
    ]
  }

  private static func expectation(of action: Action) -> String {
    switch action {
    case .locale: "any language, such as fr-CA"
    case .table: "a table name"
    case .open: "a file or a folder"
    case .export: "languages such as fr de; without LANG, the one that is shown"
    case .sync: "a folder with code; without DIR, that of :sources or the opened one"
    case .import: "an .xliff, .xcloc, .csv or .jsonl file"
    case .since: "a Git revision such as main, or a date such as yesterday; off shows all strings"
    case .diff: "a Git revision such as main, or a date such as yesterday"
    case .sources: "a folder with Swift code; off stops comparing"
    case .search: "go to the next row with these words"
    case .filter: "show only rows with these words"
    case .width: "a number of columns or points"
    case .count: "a number for all counts, such as 21"
    case .comment: "the comment; without TEXT, it is removed"
    case .addKey: "a key, in quotes if it has spaces, and its source string"
    case .addLocale: "a language such as fr-CA; gl lists others"
    case .replace: "two words, or /OLD WORDS/NEW WORDS/; in the marked rows if there are any"
    case .pipe: "a program that reads and writes JSON lines; sh -c 'SCRIPT' for a shell"
    default: action.fixedChoices.joined(separator: ", ")
    }
  }

  /// The editing keys, which are not actions.
  private static let typing = Section(
    heading: "While you type",
    entries: [
      Entry(term: "<Tab> <S-Tab>", meaning: "complete a command; next or previous field"),
      Entry(term: "<Up> <Down>", meaning: "history; previous or next field or choice"),
      Entry(term: "<C-a> <C-e>", meaning: "start or end of the line"),
      Entry(term: "<A-b> <A-f>", meaning: "a word back or forward"),
      Entry(term: "<C-w> <C-u> <C-k>", meaning: "delete a word, to the start, to the end"),
      Entry(term: "<C-y> <C-n>", meaning: "in a translation: insert the source; next suggestion"),
      Entry(
        term: "<C-o> <C-s>",
        meaning: "in a translation: insert a line break; save and keep the state"),
      Entry(term: "<C-r> 1", meaning: "in a translation: insert the source's first placeholder"),
      Entry(
        term: "<Enter>",
        meaning: "accept; in a filtered list of translations: save, and edit the next one"),
      Entry(term: "<Esc>", meaning: "cancel"),
    ])

  private static func marks(of glyphs: Glyphs) -> Section {
    Section(
      heading: "Marks left of a row",
      entries: [
        Entry(term: "none", meaning: "compact: string and value, such as a price, on one line"),
        Entry(term: glyphs.standard, meaning: "standard: up to two lines, value beside"),
        Entry(term: glyphs.extended, meaning: "extended: as many lines as needed, value below"),
        Entry(term: glyphs.cut, meaning: "truncated"),
        Entry(term: "27+", meaning: "27 columns or more, as in: 1 line at 27+, 2 at 13+"),
        Entry(term: glyphs.missing, meaning: "missing; a fallback is shown"),
        Entry(term: glyphs.review, meaning: "needs review"),
        Entry(term: glyphs.new, meaning: "new, machine-translated, or unknown state"),
        Entry(term: glyphs.conflict, meaning: "merge conflict; the inspector shows both sides"),
        Entry(term: glyphs.problem, meaning: "problem; the inspector explains it"),
        Entry(term: glyphs.marked, meaning: "marked with x"),
      ])
  }
}

extension HelpText.Section {
  /// Creates a section of actions with their meaning, omitting unbound ones.
  init(_ heading: String, _ entries: [([Action], String)], _ keymap: Keymap) {
    self.heading = heading
    self.entries = entries.map { HelpText.Entry(term: keymap.legend(for: $0.0), meaning: $0.1) }
      .filter { !$0.term.isEmpty }
  }
}

extension [HelpText.Section] {
  /// Returns the entries that a search finds, then the sections of which it finds only the heading.
  fileprivate func matching(_ query: SearchQuery) -> [HelpText.Section] {
    let found = map { section in
      HelpText.Section(
        heading: section.heading, entries: section.entries.compactMap { $0.matching(query) })
    }
    let headed = zip(self, found).filter { $1.entries.isEmpty && query.occurs(in: $1.heading) }
    return found + headed.map(\.0)
  }
}
