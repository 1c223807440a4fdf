internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// An action of a key or of a command at the prompt.
///
/// ``Action/entry`` is the single table of actions, with help, groups, keys, and arguments. The
/// keymap, the help screen, the prompt, the reference, and the manual page are generated from it.
package enum Action: String, CaseIterable, Sendable {
  case down, up, halfPageDown, halfPageUp, pageDown, pageUp, top, bottom
  case screenTop, screenMiddle, screenBottom, rowToTop, rowToMiddle, rowToBottom
  case scrollDown, scrollUp, focus, jumpBack, nextTable, previousTable, table
  case search, nextMatch, previousMatch, filter, findKey, clearSearch
  case showMissing, showReview, showNew, showMachineTranslated, showOverOneLine, showOverTwoLines
  case showProblems, showStale, showPlurals, showPlaceholders, showWithoutWords, showChanged
  case showAll, hide, sort, sortFile, sortKey, sortWidth, sortWidthAll
  case sortState, sortProblems, nextOverTwoLines, nextMissing, nextReview, nextProblem
  case nextLocale, previousLocale, lastLocale, locale, fullNames
  case narrower, wider, width, automatic, compact, standard, extended
  case nextCount, previousCount, count, device, pseudo, sampleLength, fallback, markdown
  case metric, screen, textSize, pickTextSize, keyColumn, sourceColumn, resetPreview, theme
  case choose, inspect, compare, diff, revert, editText, editForms, toggleReview, state, fix
  case replace, mark
  case markAll, comment, translate, addKey, addLocale, remove, pipe, undo, redo
  case takeOurs, takeTheirs, nextConflict, arguments, writeSamples, resetSamples
  case edit, editKey, editCode, copyRendered, copyRaw, copyKey, copyLocation, copySource, copyJson
  case coverage, problems, prompt, open, since, sources, sync, export, `import`, reload, mouse,
    redraw
  case help, back, quit, exit

  /// A group of actions with a heading in the help.
  ///
  /// `Update/` has a file of the same name for each group, with the effects of its actions on the
  /// list; open layers have their own effects of some. A prompt, a picker or a form takes the keys
  /// before they are actions.
  package enum Group: String, CaseIterable, Sendable {
    case move = "Move"
    case find = "Find"
    case preview = "Preview"
    case row = "Row"
    case program = "Program"
  }

  /// The table entry of an action.
  package struct Entry: Sendable {
    /// The description of the action on the help screen.
    package let help: String
    /// The group of the action.
    package let group: Group
    /// The default key sequences, in script notation.
    package let keys: [String]
    /// A placeholder for the argument at the prompt; nil if the action takes none.
    package let argument: String?

    /// The key sequences for display.
    ///
    /// The key `<` is written `<lt>` only in scripts.
    package var legends: [String] { keys.map { $0 == "<lt>" ? "<" : $0 } }

    init(_ help: String, _ group: Group, keys: [String] = [], argument: String? = nil) {
      self.help = help
      self.group = group
      self.keys = keys
      self.argument = argument
    }
  }

  /// The name of the action at the prompt and in the configuration, for example `next-locale`.
  package var name: String { Self.names[self] ?? rawValue }

  /// Creates the action with a name such as `next-locale`; nil if there is none.
  package init?(name: some StringProtocol) {
    guard let action = Self.named[String(name)] else { return nil }
    self = action
  }

  // Cached, because the prompt looks up names while the user types.
  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { action in
      let name = action.rawValue.reduce(into: "") { name, character in
        name += character.isUppercase ? "-" + character.lowercased() : String(character)
      }
      return (action, name)
    })
  private static let named = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
}

extension Action {
  /// The table entry of the action.
  package var entry: Entry {
    switch self {
    case .down: Entry("next row", .move, keys: ["j", "<Down>"])
    case .up: Entry("previous row", .move, keys: ["k", "<Up>"])
    case .halfPageDown: Entry("half page down", .move, keys: ["<C-d>"])
    case .halfPageUp: Entry("half page up", .move, keys: ["<C-u>"])
    case .pageDown: Entry("next page", .move, keys: ["<Space>", "<C-f>", "<PageDown>"])
    case .pageUp: Entry("previous page", .move, keys: ["b", "<C-b>", "<PageUp>"])
    case .top: Entry("first row", .move, keys: ["gg", "<Home>"])
    case .bottom: Entry("last row", .move, keys: ["G", "<End>"])
    case .screenTop: Entry("top of the screen", .move, keys: ["H"])
    case .screenMiddle: Entry("middle of the screen", .move, keys: ["M"])
    case .screenBottom: Entry("bottom of the screen", .move, keys: ["L"])
    case .rowToTop: Entry("scroll the row to the top", .move, keys: ["zt"])
    case .rowToMiddle: Entry("scroll the row to the middle", .move, keys: ["zz"])
    case .rowToBottom: Entry("scroll the row to the bottom", .move, keys: ["zb"])
    case .scrollDown: Entry("scroll the list or inspector down a line", .move, keys: ["<C-e>"])
    case .scrollUp: Entry("scroll the list or inspector up a line", .move, keys: ["<C-y>"])
    case .focus: Entry("switch between list and inspector", .move, keys: ["<Tab>"])
    case .jumpBack: Entry("jump back", .move, keys: ["<C-o>"])
    case .nextTable: Entry("next table", .move, keys: ["]"])
    case .previousTable: Entry("previous table", .move, keys: ["["])
    case .table: Entry("go to a table", .move, keys: ["gt"], argument: "NAME")

    case .search:
      Entry("search keys, translations and source strings", .find, keys: ["/"], argument: "WORDS")
    case .nextMatch: Entry("next match", .find, keys: ["n"])
    case .previousMatch: Entry("previous match", .find, keys: ["N"])
    case .filter: Entry("show only matches", .find, keys: ["&"], argument: "WORDS")
    case .findKey: Entry("find a key or string in any table", .find, keys: ["<C-p>", "gk"])
    case .clearSearch: Entry("clear the search", .find)
    case .showMissing: Entry("show missing strings", .find, keys: ["vm"])
    case .showReview: Entry("show strings that need review", .find, keys: ["vr"])
    case .showNew: Entry("show new strings", .find, keys: ["vn"])
    case .showMachineTranslated:
      Entry("show machine-translated strings", .find, keys: ["vt"])
    case .showOverOneLine: Entry("show strings longer than one line", .find, keys: ["vu"])
    case .showOverTwoLines: Entry("show strings longer than two lines", .find, keys: ["vx"])
    case .showProblems: Entry("show strings with problems", .find, keys: ["vp"])
    case .showStale: Entry("show stale strings", .find, keys: ["vs"])
    case .showPlurals: Entry("show strings with plurals", .find, keys: ["v#"])
    case .showPlaceholders: Entry("show strings with placeholders", .find, keys: ["v%"])
    case .showWithoutWords:
      Entry("show strings without words (hidden by default)", .find, keys: ["vw"])
    case .showChanged: Entry("show strings changed since the last commit", .find, keys: ["vd"])
    case .showAll: Entry("show all strings", .find, keys: ["va"])
    case .hide: Entry("hide what the next filter key would show", .find, keys: ["v!"])
    case .sort: Entry("set the sort order", .find, argument: "ORDER")
    case .sortFile: Entry("sort in file order", .find, keys: ["sf"])
    case .sortKey: Entry("sort by key", .find, keys: ["sk"])
    case .sortWidth: Entry("sort each table by width, widest first", .find, keys: ["sw"])
    case .sortWidthAll:
      Entry("sort all tables together by width, widest first", .find, keys: ["sW"])
    case .sortState: Entry("sort by state, missing first", .find, keys: ["ss"])
    case .sortProblems: Entry("sort by problems, errors first", .find, keys: ["sp"])
    case .nextOverTwoLines: Entry("next row longer than two lines", .find, keys: ["t"])
    case .nextMissing: Entry("next row that is missing, new or needs review", .find, keys: ["m"])
    case .nextReview: Entry("review rows, also machine-translated ones", .find, keys: ["R"])
    case .nextProblem: Entry("next row with a problem", .find, keys: ["!"])

    case .nextLocale: Entry("next language", .preview, keys: ["l", "<Right>"])
    case .previousLocale: Entry("previous language", .preview, keys: ["h", "<Left>"])
    case .lastLocale: Entry("last used language", .preview, keys: ["`"])
    case .locale: Entry("choose a language", .preview, keys: ["gl"], argument: "TAG")
    case .fullNames: Entry("toggle full names", .preview, keys: ["f"])
    case .narrower: Entry("narrower rows", .preview, keys: ["<lt>"])
    case .wider: Entry("wider rows", .preview, keys: [">"])
    case .width:
      Entry("reset the width; after a number, set it", .preview, keys: ["="], argument: "N")
    case .automatic: Entry("use the smallest layout that fits", .preview, keys: ["wa"])
    case .compact: Entry("always use the compact layout", .preview, keys: ["wc"])
    case .standard: Entry("always use the standard layout", .preview, keys: ["ws"])
    case .extended: Entry("always use the extended layout", .preview, keys: ["we"])
    case .nextCount: Entry("next number, for other plural forms", .preview, keys: ["+"])
    case .previousCount: Entry("previous number", .preview, keys: ["-"])
    case .count: Entry("set all counts to N; without N, reset them", .preview, argument: "N")
    case .device: Entry("next device", .preview, keys: ["pd"], argument: "NAME")
    case .pseudo: Entry("next pseudo-localization", .preview, keys: ["pp"], argument: "KIND")
    case .sampleLength:
      Entry("next length of sample values", .preview, keys: ["ps"], argument: "LENGTH")
    case .fallback:
      Entry("toggle fallback: editor or runtime", .preview, keys: ["pf"], argument: "POLICY")
    case .markdown: Entry("toggle Markdown rendering", .preview, keys: ["*"], argument: "on|off")
    case .metric: Entry("toggle columns and points", .preview, keys: ["pm"], argument: "UNIT")
    case .screen: Entry("next iPhone for points", .preview, keys: ["D"], argument: "NAME")
    case .textSize: Entry("next text size for points", .preview, keys: ["A"], argument: "SIZE")
    case .pickTextSize: Entry("choose a text size for points", .preview, keys: ["pa"])
    case .keyColumn: Entry("toggle the key column", .preview, keys: ["K"])
    case .sourceColumn: Entry("toggle the source column", .preview, keys: ["S"])
    case .resetPreview: Entry("reset preview settings", .preview, keys: ["p0"])
    case .theme:
      Entry("next color theme", .preview, keys: ["T"], argument: "NAME")

    case .choose: Entry("print the row and quit (--select)", .row)
    case .inspect: Entry("inspect the row", .row, keys: ["<Enter>"])
    case .compare: Entry("compare all languages", .row, keys: ["c"])
    case .diff:
      Entry("show what changed since the last commit or REV", .row, keys: ["d"], argument: "REV")
    case .revert: Entry("revert the translation to the revision shown by d", .row, keys: ["U"])
    case .editText: Entry("edit the translation here", .row, keys: ["i"])
    case .editForms: Entry("edit all forms: plurals, devices, substitutions", .row, keys: ["I"])
    case .toggleReview: Entry("toggle needs review", .row, keys: ["~"])
    case .state: Entry("set the state of the translation", .row, argument: "STATE")
    case .fix: Entry("fix problems such as double spaces", .row, keys: ["F"])
    case .replace:
      Entry("replace words in the listed translations", .row, argument: "OLD NEW")
    case .mark: Entry("mark the row; ~ F y and commands act on all marked", .row, keys: ["x"])
    case .markAll: Entry("mark all listed rows, or none", .row, keys: ["X"])
    case .comment: Entry("set or remove the comment", .row, argument: "TEXT")
    case .translate:
      Entry("yes: translatable, no: \"Don't Translate\"", .row, argument: "yes|no")
    case .addKey: Entry("add a string", .row, argument: "KEY [TEXT]")
    case .addLocale: Entry("add a language", .row, argument: "TAG")
    case .remove: Entry("remove the string, or its translation in LANG", .row, argument: "LANG")
    case .pipe:
      Entry("pipe the rows through a program; confirm each edit", .row, argument: "COMMAND")
    case .undo: Entry("undo the last edit", .row, keys: ["u"])
    case .redo: Entry("redo the edit that was undone", .row, keys: ["<C-r>"])
    case .takeOurs: Entry("keep ours in a merge conflict", .row, keys: ["("])
    case .takeTheirs: Entry("keep theirs in a merge conflict", .row, keys: [")"])
    case .nextConflict: Entry("go to the next merge conflict", .row, keys: ["gc"])
    case .arguments: Entry("edit the sample values", .row, keys: ["a"])
    case .writeSamples: Entry("save sample values to the samples file", .row)
    case .resetSamples: Entry("reset all edited sample values", .row)
    case .edit: Entry("open the translation in your editor", .row, keys: ["e"])
    case .editKey: Entry("open the key in your editor", .row, keys: ["E"])
    case .editCode: Entry("open the code that uses the key (--sources)", .row, keys: ["ge"])
    case .copyRendered: Entry("copy the rendered string", .row, keys: ["yy"])
    case .copyRaw: Entry("copy the raw string, with placeholders", .row, keys: ["yf"])
    case .copyKey: Entry("copy the key", .row, keys: ["yk"])
    case .copyLocation: Entry("copy path:line", .row, keys: ["yl"])
    case .copySource: Entry("copy the source string", .row, keys: ["ys"])
    case .copyJson: Entry("copy the row as JSON", .row, keys: ["yj"])

    case .coverage: Entry("coverage by language and table", .program, keys: ["C"])
    case .problems: Entry("list the problems in this language", .program, keys: ["P"])
    case .prompt: Entry("type a command", .program, keys: [":"])
    case .open: Entry("open other catalogs", .program, argument: "PATH")
    case .since: Entry("show only strings changed since a revision", .program, argument: "REV")
    case .sources: Entry("find the keys in source code", .program, argument: "DIR")
    case .sync: Entry("add keys of the code to the catalogs", .program, argument: "DIR")
    case .export:
      Entry(
        "write XLIFF files for translators", .program,
        argument: "LANG")
    case .import: Entry("write the translations of an XLIFF file", .program, argument: "FILE")
    case .reload: Entry("reload the files", .program, keys: ["r"])
    case .mouse: Entry("toggle the mouse", .program, keys: ["gm"])
    case .redraw: Entry("redraw the screen", .program, keys: ["<C-l>"])
    case .help: Entry("show help", .program, keys: ["?"])
    case .back: Entry("close the pane, or clear the filter", .program, keys: ["<Esc>"])
    case .quit: Entry("close the pane, or quit", .program, keys: ["q"])
    case .exit: Entry("quit at once", .program, keys: ["ZZ"])
    }
  }
}

extension Action {
  /// The kind of rows that the action filters by.
  var kind: RowFilter.Kind? { Self.kinds[self] }

  private static let kinds: [Action: RowFilter.Kind] = [
    .showMissing: .missing, .showReview: .review, .showNew: .new,
    .showMachineTranslated: .machineTranslated, .showStale: .stale,
    .showOverOneLine: .overOneLine, .showOverTwoLines: .overTwoLines, .showProblems: .problems,
    .showPlurals: .plurals, .showPlaceholders: .placeholders, .showWithoutWords: .wordless,
    .showChanged: .changed,
  ]

  /// Whether the action may jump far, so that the user may want to go back.
  var isJump: Bool {
    switch self {
    case .top, .bottom, .screenTop, .screenMiddle, .screenBottom, .nextTable, .previousTable,
      .nextMatch, .previousMatch, .nextOverTwoLines, .nextMissing, .nextReview, .nextProblem:
      true
    default: false
    }
  }
}

/// The order of the rows in the list, within each table except for ``widthAll``.
enum SortOrder: String, CaseIterable, Sendable {
  case file, key
  /// Widest first.
  case width
  /// Widest first, without grouping the rows by table.
  case widthAll = "width all"
  /// Missing and unfinished translations first.
  case state
  /// Rows with errors first, then those with warnings.
  case problems
}

extension Action {
  /// The arguments that the action accepts, if they do not depend on the catalogs.
  var fixedChoices: [String] {
    switch self {
    case .sort: SortOrder.allCases.map(\.rawValue)
    case .device: Device.allCases.map(\.rawValue)
    case .fallback: Fallback.allCases.map(\.rawValue)
    case .sampleLength: SampleLength.allCases.map(\.rawValue)
    case .pseudo: ["off"] + PseudoText.allCases.map(\.rawValue)
    case .markdown: ["on", "off"]
    case .translate: ["yes", "no"]
    case .metric: ["columns", "points"]
    case .screen: PhoneScreen.all.map(\.name)
    case .textSize: TextSize.allCases.map(\.rawValue)
    case .theme: Theme.all.map(\.name)
    case .since: ["yesterday", "off"]
    case .diff: ["yesterday"]
    case .sources: ["off"]
    case .state: ["translated", "needs_review", "new", "machine_translated"]
    default: []
    }
  }
}
