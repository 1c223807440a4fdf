/// What the manual page says beside the tables; `` ` `` stands around what is typed.
enum Prose {
  static let description = """
    galley shows every string of `.xcstrings`, `.strings` and `.stringsdict` files as its users \
    will see it: in any language, with real values in its placeholders, at any width. And it says \
    which ones do not fit.

    A row takes the first of three layouts that shows the whole text. Compact: text and value \
    stand on one line. Standard: the text takes at most two lines beside its value, and no word is \
    broken. Extended: as many lines as the text needs, the value below. A row that not even this \
    can show is cut. A mark at the left of each row tells its layout, and the mark behind that one \
    its state.
    """

  static func meaning(of command: Command) -> String {
    switch command {
    case .browse:
      """
      Browse in the terminal. This is what galley does where no command is named. With standard \
      output no terminal, it does what `galley print` does.
      """
    case .print:
      "Write the same rows to standard output, for people or as one JSON object a row."
    case .coverage:
      """
      Tell how far each language is: entries, states, what is missing, and with `--widths` which \
      layout the rows take at each width.
      """
    case .explain:
      """
      Tell everything about the string with the key `KEY`: which localizations were searched, \
      which text was chosen and why, the values in its placeholders, the layouts that were tried.
      """
    case .completions:
      """
      Write what a shell reads to complete command lines of galley. `make install` puts these \
      where bash, zsh and fish look for them; without it, `source <(galley completions bash)` \
      does for one shell.
      """
    case .manual, .dump:
      command.summary
    }
  }

  static let paths = """
    In a folder, hidden folders, DerivedData, Pods and node_modules are passed over. The files \
    `xx.lproj/Table.strings` and `xx.lproj/Table.stringsdict` of one folder are one table.
    """

  static let options = """
    Options may be written `--width=40`, `--width 40`, `-w40` or `-w 40`, are never abbreviated, \
    and end at `--`. Where an option that takes one value is given twice, the last one counts.
    """

  static let keys = """
    A key is spelled as the character that it types, or by its name: `<Enter>`, `<Space>`, \
    `<C-d>` for d with Control, `<lt>` for `<` itself. Keys in one word are pressed one after the \
    other. The name in parentheses is for `bind` in the configuration.
    """

  static let lookUp = """
    The localizations that there are in all tables of a folder are compared with the locale. The \
    best comes first, and after it those that may stand in for it. With `--fallback editor` each \
    string takes the first of them that has a text, else the text of the source language. With \
    `--fallback runtime` only the first counts, as in an app: a key that is missing there shows \
    its default value, or itself. An empty text counts as missing.

    The locale is the one of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is first set and not \
    empty; unless that is C or POSIX, the locales of `LANGUAGE` come before it.
    """

  static let configuration = """
    What is kept for all runs is read from `$XDG_CONFIG_HOME/galley/config`, or from \
    `~/.config/galley/config` where that variable is not set or empty. The command line wins over \
    it, it wins over the variables, and `--no-config` does without it. Each line says one thing. \
    An empty line says nothing, nor does one that begins with `#`.
    """

  static let configured = """
    # bright rooms
    theme = light
    sample-length = long
    bind <C-n> = next-locale
    bind <Space> = none
    remember-locale = yes
    """

  static let settings = """
    As the option of that name, for the commands that know it. An option without a value takes \
    yes or no. These are kept, and no others:
    """

  static let lines: [(line: String, meaning: String)] = [
    (
      "bind KEYS = ACTION",
      """
      These keys, which are spelled as under KEYS, do what the action of that name does, and \
      `none` makes them do nothing. The last line for the same keys counts.
      """
    ),
    (
      "remember-locale = yes|no",
      """
      Whether to begin in the locale in which the project was left, unless `--locale` names one. \
      A project is the nearest folder above the first path that is under version control by git, \
      else the folder of that path. The last 100 projects are remembered.
      """
    ),
  ]

  static let faults = """
    What is wrong in the file is reported with its line and column, and does not count; the rest \
    does, and the exit status stays what it was.
    """

  static let messages = """
    2 wins over 3, and 3 over 1. Results go to standard output, messages to standard error as \
    `galley: PATH:LINE:COLUMN: what is wrong`. A reader that leaves early ends galley quietly.
    """

  static let files: [(name: String, meaning: String)] = [
    (
      "Table.samples.json",
      """
      Beside a table, or beside its .lproj folders: values to preview it with. Under each key \
      stand `arguments` for its placeholders, and `value` for what is at the right of the row: \
      strings, numbers, or an object such as `{"userName": {"full": "Ann Lee", "display": \
      "@ann"}}` or `{"currency": 12.34, "code": "EUR"}`.
      """
    ),
    ("$XDG_CONFIG_HOME/galley/config", "The configuration."),
    (
      "$XDG_STATE_HOME/galley/locales",
      """
      The locale of each project, where the configuration wants it remembered; in \
      `~/.local/state` where the variable is not set or empty. To remove it is to forget.
      """
    ),
    (
      "../share/galley/Catalogs",
      "Beside the folder of the program: the catalogs that ship with it."
    ),
  ]

  static let examples: [(command: String, meaning: String)] = [
    ("galley -l ja Travel.xcstrings", "Browse a catalog in Japanese:"),
    (
      "galley print -l fr,de -w 40 --key '*title*'",
      "Print some keys in two languages, in 40 columns:"
    ),
    (
      "galley print -l ru --count 21 --key '%lld *'",
      "See which plural form 21 takes in Russian:"
    ),
    (
      "galley print --pseudo accented -w 60",
      "See what is not localized:"
    ),
    ("galley explain 'Assigned to %@'", "See where a text comes from:"),
    (
      "galley coverage --format json | jq .tables",
      "Hand to a program how far each language is:"
    ),
  ]

  static let limits = """
    galley reads catalogs and never writes them. Names of files must be valid UTF-8. A file of \
    more than 4 GB, or of more than half the memory, is not read.

    A terminal has columns, and an app has points: a row that fits here is a good sign, and no \
    proof. Terminals disagree on how wide some emoji are. Arabic letters are not joined where the \
    terminal does not join them, and `--bidi logical` is for terminals that order right-to-left \
    text by themselves.

    `^[...](inflect: true)` is taken off, and the words are not inflected. Dates of samples are \
    written in UTC.
    """
}
