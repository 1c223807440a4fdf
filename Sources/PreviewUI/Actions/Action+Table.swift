extension Action {
  /// The table.
  public var entry: Entry {
    switch self {
    case .down: Entry("next row", .motion, keys: ["j", "<Down>"])
    case .up: Entry("previous row", .motion, keys: ["k", "<Up>"])
    case .halfPageDown: Entry("half a page down", .motion, keys: ["<C-d>"])
    case .halfPageUp: Entry("half a page up", .motion, keys: ["<C-u>"])
    case .pageDown: Entry("next page", .motion, keys: ["<Space>", "<PageDown>"])
    case .pageUp: Entry("previous page", .motion, keys: ["b", "<PageUp>"])
    case .top: Entry("first row", .motion, keys: ["gg", "<Home>"])
    case .bottom: Entry("last row", .motion, keys: ["G", "<End>"])
    case .nextTable: Entry("next table", .motion, keys: ["]"])
    case .previousTable: Entry("previous table", .motion, keys: ["["])
    case .table: Entry("pick a table", .motion, keys: ["gt"], argument: "NAME")

    case .search: Entry("search keys and texts", .search, keys: ["/"], argument: "WORDS")
    case .nextMatch: Entry("next match", .search, keys: ["n"])
    case .previousMatch: Entry("previous match", .search, keys: ["N"])
    case .filter: Entry("list what holds these words only", .search, keys: ["&"], argument: "WORDS")
    case .sort: Entry("sort by another measure", .search, keys: ["s"], argument: "ORDER")
    case .nextUnfit:
      Entry("next row that is neither compact nor standard", .search, keys: ["t"])
    case .nextMissing: Entry("next row that is not translated", .search, keys: ["m"])
    case .nextProblem: Entry("next row with a problem", .search, keys: ["!"])

    case .nextLocale: Entry("next locale", .environment, keys: ["l", "<Right>"])
    case .previousLocale: Entry("previous locale", .environment, keys: ["L", "<Left>"])
    case .locale: Entry("pick a locale", .environment, keys: ["gl"], argument: "TAG")
    case .fullNames: Entry("full names or display names", .environment, keys: ["f"])
    case .narrower: Entry("narrow the rows by a column", .environment, keys: ["<lt>"])
    case .wider: Entry("widen the rows by a column", .environment, keys: [">"])
    case .width: Entry("rows as wide as the terminal", .environment, keys: ["="], argument: "N")
    case .automatic: Entry("the first layout that fits", .environment, keys: ["0"])
    case .compact: Entry("compact rows, cut where they must be", .environment, keys: ["1"])
    case .standard: Entry("standard rows, cut where they must be", .environment, keys: ["2"])
    case .extended: Entry("extended rows", .environment, keys: ["3"])
    case .nextCount: Entry("another number for all counts", .environment, keys: ["+"])
    case .previousCount: Entry("the number before it", .environment, keys: ["-"])
    case .count: Entry("the numbers of the samples, or this one", .environment, argument: "N")
    case .device: Entry("another device", .environment, keys: ["d"], argument: "NAME")
    case .pseudo: Entry("a made-up translation", .environment, keys: ["p"], argument: "KIND")
    case .sampleLength:
      Entry("shorter or longer samples", .environment, keys: ["v"], argument: "LENGTH")
    case .fallback:
      Entry("what the editor shows, or the app", .environment, keys: ["o"], argument: "POLICY")
    case .markdown:
      Entry("read Markdown, or show it as written", .environment, keys: ["*"], argument: "on|off")
    case .theme: Entry("other colours", .environment, keys: ["T"], argument: "NAME")

    case .inspect: Entry("inspect the row", .row, keys: ["<Enter>"])
    case .scrollDown: Entry("scroll the inspector down", .row, keys: ["J", "<C-e>"])
    case .scrollUp: Entry("scroll the inspector up", .row, keys: ["K", "<C-y>"])
    case .compare: Entry("compare the row in every locale", .row, keys: ["c"])
    case .arguments: Entry("edit the arguments of the row", .row, keys: ["a"])
    case .writeSamples: Entry("write edited arguments to the samples file", .row)
    case .edit: Entry("open the file at the row in $VISUAL or $EDITOR", .row, keys: ["e"])
    case .copyText: Entry("copy the text", .row, keys: ["y"])
    case .copyKey: Entry("copy the key", .row, keys: ["Y"])

    case .prompt: Entry("type a command", .program, keys: [":"])
    case .reload: Entry("read the files again", .program, keys: ["r"])
    case .mouse: Entry("mouse on or off", .program, keys: ["M"])
    case .redraw: Entry("draw the screen anew", .program, keys: ["<C-l>"])
    case .help: Entry("this help", .program, keys: ["?"])
    case .back: Entry("close what is open", .program, keys: ["<Esc>"])
    case .quit: Entry("close what is open, or quit", .program, keys: ["q"])
    }
  }
}
