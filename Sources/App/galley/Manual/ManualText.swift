import StringCatalog

/// The parts of the manual page that no table holds.
///
/// Text between `` ` `` is printed bold.
enum ManualText {
  static let description = """
    galley shows the strings of \(CatalogFormat.endings(" and ", mark: "`")) files as users see \
    them: in any language, with values in their placeholders, at any width. In place of a \
    missing translation, it shows the closest one, or the source string. It reports strings that do \
    not fit, and problems in translations.

    Each row uses the smallest layout its text fits. Compact: text and value fit on one line. \
    Standard: the string takes at most two lines beside its value, and no word is broken. Extended: \
    the string takes as many lines as it needs, with the value below. A row that does not fit even \
    then is truncated.

    Up to two marks precede each row: its layout (none for compact), and its worst problem or its \
    state. A row with both a problem and a state shows those two instead of its layout.

    Strings without words, such as `%lld`, are hidden. `vw` shows them.
    """

  static let paths = """
    Folders are searched for catalogs, except hidden folders, DerivedData, Pods, node_modules and \
    *.xcloc, and except XLIFF files; name these to open them. `xx.lproj/Table.strings` and `xx.lproj/Table.stringsdict` in the same folder are one \
    table.
    """

  static let options = """
    Write a value as `--width=40`, `--width 40`, `-w40` or `-w 40`. Option names cannot be \
    abbreviated. All words after `--` are paths. If an option with one value is repeated, the last \
    one wins.
    """

  static let keys = """
    Keys are written as the character they type, or by name: `<Enter>`, `<Space>`, `<C-d>` for \
    Control-D, `<lt>` for `<`. `gg` means to press g twice. The name in parentheses is the \
    action: use it with `bind` in the configuration, or type it after `:`.

    A number before a key repeats it, or gives a row or a width: `12j`, `3l`, `2n`, `42G`, `30=`.
    """

  static let lookup = """
    galley compares the locale with the localizations of all tables in a folder, like an app. The \
    best match comes first, then those that can replace it. With `--fallback editor`, each string \
    uses the first of them that has a translation, else the source string; an empty translation \
    counts as missing. With `--fallback runtime`, only the best match is searched, as in an app: a \
    key that is missing there shows its default value or the key itself, and an empty translation \
    is shown unless its state is new.

    The locale is that of `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set and not empty. \
    Unless it is C or POSIX, the locales in `LANGUAGE` come before it.
    """

  static let configuration = """
    galley reads `$XDG_CONFIG_HOME/galley/config`, or `~/.config/galley/config` if that variable is \
    unset or empty. Options override the configuration, and the configuration overrides the \
    environment. `--no-config` ignores the file. Each line is one setting. Empty lines and lines \
    that begin with `#` are ignored.
    """

  static let configured = """
    # for bright rooms
    theme = light
    sample-length = long
    bind <C-n> = next-locale
    bind <Space> = none
    scrolloff = 5
    remember-locale = yes
    """

  static let settings = """
    Set an option for the commands that accept it. An option without a value takes yes or no. These \
    options can be set:
    """

  static let lines: [(line: String, meaning: String)] = [
    (
      "bind KEYS = ACTION",
      """
      Bind keys, written as under KEYS, to an action. `none` unbinds them. The last line for the same \
      keys wins.
      """
    ),
    (
      "bind KEYS = !COMMAND",
      """
      Bind keys to a command of your own, which runs in the terminal: `bind <C-x> = !xdg-open \
      %(path)`. `%(path)`, `%(line)`, `%(key)`, `%(locale)` and `%(text)` stand for those of the \
      row. Words can be quoted. No shell is used unless you name one: `!sh -c 'grep -rn -- "$1" \
      Sources' sh %(key)`. Inside the script, `%(key)` and the like are an error: the shell would run \
      the text of the catalog as code.
      """
    ),
  ]

  static let themes = """
    `theme-file` names a file with lines `ROLE = STYLE`, in the syntax of the configuration. A style \
    is `plain`, or attributes, a color, and `on` with a background color, such as `bold bright-red` \
    or `black on yellow`. `dark.ROLE` and `light.ROLE` apply to one theme. The theme mono is never \
    changed. Without color, as with NO_COLOR, only the attributes apply. `argument` takes several \
    styles, separated by commas, which arguments use in turn.
    """

  static let themeExample = """
    problem = bold bright-red
    light.match = black on yellow
    argument = underline cyan, underline green
    """

  static let faults = """
    galley reports an invalid line by line and column, and ignores it. The other lines apply, and \
    the exit code does not change.
    """

  static let rules = """
    `galley check --describe RULE` explains why a rule matters and how to fix its problems. On the \
    screen, `!` marks rows with errors or warnings. Missing, new and unreviewed strings have \
    their own marks and filters; stale ones have a filter.
    """

  static let messages = """
    2 takes precedence over 3, and 3 over 1. Results go to standard output, messages to standard \
    error, as `galley: PATH:LINE:COLUMN: message`. galley stops silently if the reader of a pipe \
    closes it.
    """

  static let files: [(name: String, meaning: String)] = [
    (
      "Table.samples.json",
      """
      Sample values for a table, beside the table or its .lproj folders. For each key, `arguments` \
      are the values of the placeholders, and `value` is the value at the right of the row: strings, \
      numbers, or objects such as `{"userName": {"full": "Ann Lee", "display": "@ann"}}` and \
      `{"currency": 12.34, "code": "EUR"}`. `concepts` lists the concepts 1, 2 and so on of \
      `agreeWithConcept`. Each is a phrase, `{"localized": "key"}` or `{"termOfAddress": "feminine"}`.
      """
    ),
    (
      "Table.slots.json",
      """
      The space for strings of a table, in points; the file is next to the samples file. For each \
      key or pattern: an object such as `{"width": 210, "style": "body", "lines": 1}` or `{"screen": \
      "iPhone SE", "margin": 88, "weight": "bold", "scale": 0.8}`.
      """
    ),
    ("$XDG_CONFIG_HOME/galley/config", "The configuration."),
    (
      "$XDG_STATE_HOME/galley/places.json",
      """
      The last language of each project, if `remember` or `remember-locale` is set; with `remember`, \
      also table, key and filter. In `~/.local/state` if the variable is unset or empty. Delete \
      the file to forget them. If galley did not write the file, it stays unchanged and \
      nothing is remembered.
      """
    ),
    (
      "$XDG_STATE_HOME/galley/drafts.json",
      """
      Unsaved edits, offered again at the next start. Only the owner can read it. It is not written \
      with `--read-only`.
      """
    ),
    ("../share/galley/Catalogs", "The sample catalogs, relative to the program."),
  ]

  static let examples: [(command: String, meaning: String)] = [
    ("galley -l ja Travel.xcstrings", "Browse a catalog in Japanese:"),
    (
      "galley print -l fr,de -w 40 --key '*title*'",
      "Print strings in two languages, 40 columns wide:"
    ),
    ("galley print -l ru --count 21 --key '%lld *'", "Show which plural form 21 takes in Russian:"),
    ("galley print --pseudo accented -w 60", "Print longer, accented versions of all strings:"),
    ("galley explain 'Assigned to %@'", "Explain where a translation comes from:"),
    ("galley coverage --format json | jq .tables", "Read the coverage in a program:"),
  ]

  static let limits = """
    Only the editing keys and commands while browsing, and `galley set`, `remove`, `check --fix`, \
    `normalize` and `merge`, write catalogs. File names must be valid UTF-8. Files larger than 4 GB, or than half the \
    memory, are not read. Standard input may be at most half that size.

    A terminal has columns, an app has points. A row that fits here probably fits in the app, but \
    this does not prove it. Terminals disagree about the width of some emoji. Arabic letters join \
    only if the terminal joins them. Use `--bidi logical` if your terminal reorders right-to-left \
    text.

    Words in `^[...](inflect: true)` are inflected in Catalan, English, French, German, Italian, \
    Portuguese and Spanish, with galley's own rules and free dictionaries. Apple's systems may \
    choose other forms; `galley explain` shows where each form comes from. Other languages are shown \
    without markup. Sample dates are in UTC.
    """
}
