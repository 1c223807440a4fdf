/// The parts of the manual page that no table holds.
///
/// Text between `` ` `` is printed bold.
enum ManualText {
  static let description = """
    galley shows every string of `.xcstrings`, `.strings` and `.stringsdict` files as users will \
    see it: in any language, with real values in its placeholders, at any width. It also says \
    which strings do not fit.

    Each row uses the smallest layout its text fits. Compact: text and value fit \
    on one line. Standard: the text takes at most two lines beside its value, and no word is \
    broken. Extended: the text takes as many lines as it needs, with the value below. A row is cut \
    if not even extended can show everything. The first mark at the left of a row is its layout, \
    unless that is compact, the second its state.
    """

  static func meaning(of command: Command) -> String {
    switch command {
    case .browse:
      """
      Browse in the terminal. This is the default. If standard output is not a terminal, galley \
      does the same as `galley print`.
      """
    case .print:
      """
      Print the same rows to standard output, or the fields of each row that `--fields` names, or one \
      JSON object for each row.
      """
    case .coverage:
      """
      Report how complete each language is: entries, states, missing translations, and with \
      `--widths` how many rows take each layout at each width. Several tables are added up. With \
      `--fail-under` a language that is less complete is an error.
      """
    case .explain:
      """
      Explain the string with the key `KEY`: the localizations that galley searched, the text it \
      chose and why, the values of the placeholders, and the layouts it tried.
      """
    case .check:
      """
      Check every text in every language against the rules listed under RULES, and print each \
      finding with its place: `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`. With `--format json` \
      each finding is one JSON object, and the summary goes to standard error.
      """
    case .fit:
      """
      Report which texts fit in a row of a phone, measured in points of Apple's font: for \
      each table, locale, phone (`--screen`) and text size (`--text-size`) how many rows take each \
      layout, how many fit on `--lines` lines, are cut, or are too near to be sure, and which ones \
      need most. Only texts of the locale itself count. Widths are estimates.
      """
    case .compile:
      """
      Write the `.strings` and `.stringsdict` files that the bundle of an app has for each string \
      catalog, in a folder `LANGUAGE.lproj` for each language, as Xcode's `xcstringstool compile` \
      does. Texts with plural forms or variations by device go to the .stringsdict file. With \
      `--dry-run`, print only the paths. A text that these formats cannot hold is reported, and \
      the exit status is 3.
      """
    case .symbols:
      """
      Write a Swift file with a symbol for each key that an author has added to a string catalog \
      (`"extractionState": "manual"`), as Xcode 26 does: `String(localized: .cartTotal(count: 3))` \
      is the text for the key `cart.total`. The file is for a target that depends on \
      LocalizedFoundation and has the catalog among its resources. A key that gets no symbol, such \
      as one whose name another key has, is reported, and the exit status is 3.
      """
    case .completions:
      """
      Print a completion script for a shell. `make install` puts these scripts where bash, zsh and \
      fish look for them; without it, run `source <(galley completions bash)`.
      """
    case .manual, .candidates:
      command.summary
    }
  }

  static let paths = """
    A folder search skips hidden folders, DerivedData, Pods, node_modules and *.xcloc. The files \
    `xx.lproj/Table.strings` and `xx.lproj/Table.stringsdict` of one folder form one table.
    """

  static let options = """
    Write a value as `--width=40`, `--width 40`, `-w40` or `-w 40`. Names cannot be abbreviated, \
    and all words after `--` are paths. If an option that takes one value is given twice, the last \
    one wins.
    """

  static let keys = """
    A key is written as the character that it types, or by its name: `<Enter>`, `<Space>`, \
    `<C-d>` for Control-d, `<lt>` for `<`. Keys that are written together, such as `gg`, are \
    pressed one after the other. Use the name in parentheses for `bind` in the configuration, and \
    after `:` in the app.

    A number before a key repeats it, or is the row or the width that it goes to: `12j`, `3l`, \
    `2n`, `42G`, `30=`.
    """

  static let lookUp = """
    galley compares the locale with the localizations of all tables of a folder. The best match \
    comes first, followed by others that can replace it. With `--fallback editor` each string uses \
    the first of them that has a text, else the source text. With `--fallback runtime` galley \
    looks into the first one only, like an app: a key that is missing there shows its default \
    value, or the key itself. An empty text counts as missing.

    The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. \
    Unless that is C or POSIX, the locales of `LANGUAGE` come before it.
    """

  static let configuration = """
    galley reads its configuration from `$XDG_CONFIG_HOME/galley/config`, or from \
    `~/.config/galley/config` if that variable is not set or empty. The command line overrides \
    the configuration, which overrides the environment. `--no-config` ignores it. Each line is one \
    setting; empty lines and lines that begin with `#` are ignored.
    """

  static let configured = """
    # bright rooms
    theme = light
    sample-length = long
    bind <C-n> = next-locale
    bind <Space> = none
    scrolloff = 5
    remember-locale = yes
    """

  static let settings = """
    Sets the option of that name for the commands that accept it. An option without a value takes \
    yes or no. These options can be set:
    """

  static let lines: [(line: String, meaning: String)] = [
    (
      "bind KEYS = ACTION",
      """
      Binds keys, written as under KEYS, to an action, or to nothing with `none`. The last line \
      for the same keys wins.
      """
    ),
    (
      "bind KEYS = !COMMAND",
      """
      Binds keys to a command of your own, which runs on the terminal: `bind <C-x> = !xdg-open \
      %(path)`. The fields are `%(path)` and `%(line)` of the text, `%(key)`, `%(locale)` and \
      `%(text)`. The words may be quoted. No shell reads them, unless you ask for one: `!sh -c 'grep \
      -rn -- "$1" Sources' sh %(key)`. A field inside the script of a shell is an error: the shell would \
      run what the field holds.
      """
    ),
  ]

  static let themes = """
    A theme file, which `theme-file` names, has lines `ROLE = STYLE` in the syntax of the \
    configuration. A style is `plain`, or attributes, a colour, and `on` with a colour for the \
    background, such as `bold bright-red` or `black on yellow`. A line is for the themes dark and \
    light; `dark.ROLE` and `light.ROLE` are for one. The theme mono has no colours and is unchanged, \
    and without colours, as with NO_COLOR, only the attributes of a style are left. The role \
    `argument` takes several styles with commas between them, which arguments use in turn.
    """

  static let themeExample = """
    problem = bold bright-red
    light.match = black on yellow
    argument = underline cyan, underline green
    """

  static let faults = """
    galley reports a wrong line with its line and column and ignores it. The other lines apply, \
    and the exit status does not change.
    """

  static let rules = """
    `galley check --describe RULE` says why a rule matters and how to mend what it finds. In the \
    app, `!` marks a row that breaks a rule whose severity is not info.
    """

  static let messages = """
    If several apply, 2 wins over 3, and 3 over 1. Results go to standard output, messages to \
    standard error, as `galley: PATH:LINE:COLUMN: what is wrong`. If the reader of a pipe closes \
    it early, galley stops without a message.
    """

  static let files: [(name: String, meaning: String)] = [
    (
      "Table.samples.json",
      """
      Sample values for a table, beside the table or beside its .lproj folders. For each key, \
      `arguments` holds the values of the placeholders and `value` the value at the right of the \
      row: strings, numbers, or an object such as `{"userName": {"full": "Ann Lee", "display": \
      "@ann"}}` or `{"currency": 12.34, "code": "EUR"}`. `concepts` holds what `agreeWithConcept: \
      1` and so on mean: phrases, `{"localized": "key"}` or `{"termOfAddress": "feminine"}`.
      """
    ),
    (
      "Table.slots.json",
      """
      The rooms that texts of a table have in points, beside its samples. For each key or pattern, \
      an object such as `{"width": 210, "style": "body", "lines": 1}` or `{"screen": "iPhone SE", \
      "margin": 88, "weight": "bold", "scale": 0.8}`.
      """
    ),
    ("$XDG_CONFIG_HOME/galley/config", "The configuration."),
    (
      "$XDG_STATE_HOME/galley/locales",
      """
      The last locale of each project, if the configuration sets remember-locale; in \
      `~/.local/state` if the variable is not set or empty. Delete the file to forget them.
      """
    ),
    (
      "$XDG_STATE_HOME/galley/places",
      """
      The last place in each project, if the configuration sets remember: the folder, locale, table, \
      key and filter. Delete the file to forget them. A file that galley has not written stays as it \
      is, and nothing is remembered.
      """
    ),
    (
      "../share/galley/Catalogs",
      "The sample catalogs, relative to the folder of the program."
    ),
  ]

  static let examples: [(command: String, meaning: String)] = [
    ("galley -l ja Travel.xcstrings", "Browse a catalog in Japanese:"),
    (
      "galley print -l fr,de -w 40 --key '*title*'",
      "Print some keys in two languages, 40 columns wide:"
    ),
    (
      "galley print -l ru --count 21 --key '%lld *'",
      "See which plural form 21 takes in Russian:"
    ),
    (
      "galley print --pseudo accented -w 60",
      "Find strings that are not localized:"
    ),
    ("galley explain 'Assigned to %@'", "Find out where a text comes from:"),
    (
      "galley coverage --format json | jq .tables",
      "Let a program read how complete each language is:"
    ),
  ]

  static let limits = """
    galley never changes catalogs. File names must be valid UTF-8. Files larger than 4 GB, or than \
    half the memory, are not read; standard input is read up to half of that.

    A terminal has columns, an app has points: a row that fits here probably fits in the app, but \
    galley cannot prove it. Terminals disagree about the width of some emoji. Arabic letters are \
    joined only if the terminal joins them. Use `--bidi logical` for terminals that reorder \
    right-to-left text themselves.

    The words of `^[...](inflect: true)` agree in Catalan, English, French, German, Italian, \
    Portuguese and Spanish. galley's words and rules are not Apple's, so Apple's systems may write \
    another form; `galley explain` says where each form comes from. Words of other languages stay as \
    they are. Sample dates are in UTC.
    """
}
