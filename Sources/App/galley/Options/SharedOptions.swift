import LocalizedText
import PreviewUI
import SourceText
import TerminalDriver
import TerminalValues
import TextLayout

/// The options that every command on catalogs takes.
///
/// All values are well-formed, but nothing is looked up yet: a locale or a file may not exist.
struct SharedOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option(
      "locale", short: "l", in: .language,
      help: """
        Set the language, such as fr-CA or fr_CA.UTF-8. Like an app, every command picks the \
        closest localization. print, coverage, check, fit and compile accept several (-l fr,de) \
        and all. Default: LANGUAGE, else LC_ALL, LC_MESSAGES or LANG, else the source language; all \
        languages for coverage, check, fit and compile.
        """,
      OptionSetter(value: .list("TAG", known: ["all"], names: .locales)) {
        shared, text throws(InvalidValue) in try shared.add(locales: text)
      })
    Option(
      "source", in: .language,
      help: """
        Set the source language of .strings tables. Default: the language of Base.lproj, else \
        English if the table has it, else the language of the other tables.
        """,
      .path(\.source, .names("TAG", of: .locales), "a language such as en"))
    Option(
      "table", in: .selection,
      help: """
        Select tables by name. * matches any text, ? one character, [a-z] one of a set, and \\ \
        makes the next character literal. Repeat the option for more tables.
        """,
      .list(\.tables, .names("GLOB", of: .tables), OptionText.globs))
    Option(
      "color", in: .output, configurable: true,
      help: "Use color (default: auto). auto honors NO_COLOR and TERM=dumb.", .choice(\.color))
    Option(
      "theme", in: .output, configurable: true, help: "Set the color theme (default: auto).",
      .choice(\.theme))
    Option(
      "ascii", in: .output, configurable: true, help: "Draw marks and borders in ASCII.",
      .flag(\.ascii))
    Option(
      "ambiguous-width", in: .output, configurable: true,
      help: "Set the width of East Asian ambiguous characters (default: 1).",
      .choice(\.ambiguousWidth, ["1": 1, "2": 2]))
    Option(.noConfiguration, .fixed(\.readsConfiguration, false))
  }

  /// Files, folders, or `-` for standard input; empty if the user named none.
  var paths: [String] = []

  /// Who has chosen the catalogs.
  var origin = CatalogOrigin.user

  /// The locales to preview.
  var locales = Locales.preferred

  /// The source language of tables whose files do not name one.
  var source: String?

  /// Admits only tables whose name matches one of these; empty admits all.
  var tables: [Glob] = []

  /// When to use color.
  var color = Color.auto

  /// Which colors to use.
  var theme = Theme.auto

  /// Whether marks and frames are drawn in ASCII.
  var ascii = false

  /// The columns that the terminal uses for East Asian ambiguous-width characters.
  var ambiguousWidth = 1

  /// Whether the configuration applies.
  var readsConfiguration = true

  /// The settings of the screen in the configuration: its colors are also those of printed lines.
  var screen = ScreenSettings()
}

extension SharedOptions {
  /// The rule for the width of a grapheme cluster.
  var columnWidth: ColumnWidth { ColumnWidth(ambiguous: ambiguousWidth) }

  /// The theme for dark backgrounds.
  var darkTheme: TerminalValues.Theme {
    screen.theme(named: TerminalValues.Theme.dark.name) ?? .dark
  }

  /// Which locales the user asked for.
  enum Locales: Equatable, Sendable {
    /// None in particular: the default of the command.
    case preferred
    /// Every locale of the tables.
    case all
    /// These, in this order, as the user typed them.
    case tags([String])
  }

  /// When to use color.
  enum Color: String, OptionChoice { case auto, always, never }

  /// Which colors to use.
  enum Theme: String, OptionChoice { case auto, dark, light, mono }

  /// Draws in ASCII if the codeset of the locale has no Unicode.
  mutating func useASCIIIfNeeded() { ascii = ascii || !TerminalCodeset.isUnicode() }

  /// Whether a word can name a locale, be it one that no catalog has.
  ///
  /// The name of a language counts, too: with the catalogs at hand, an error can name its tag.
  private static func isLocale(_ word: String) -> Bool {
    let name = word.prefix { $0 != "." && $0 != "@" }
    return ["all", "Base", "C", "POSIX", "und"].contains(name) || LocaleTag(word).isDetermined
      || word.allSatisfy(\.isLetter) && word.utf8.count > 3
  }

  /// Adds the locales of one `--locale`; `all` selects every locale.
  mutating func add(locales value: String) throws(InvalidValue) {
    let expected = "a language such as fr-CA, or several separated by commas"
    let added = try OptionText.list(value, expected)
    guard added.allSatisfy(Self.isLocale) else { throw InvalidValue(expected: expected) }
    switch locales {
    case .all: break
    case _ where added.contains("all"): locales = .all
    case .preferred: locales = .tags(added)
    case .tags(let tags): locales = .tags(tags + added)
    }
  }
}

/// Which entries the commands that show many take: all if nothing is said.
struct FilterOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option.keys(\.keys)
    Option.state(
      .list(\.states, .list("STATE", known: knownStates), OptionText.states)
    ).with(nil, isList: true)
  }

  /// Admits only entries whose key matches one of these; empty admits all.
  var keys: [Glob] = []

  /// Admits only entries in one of these states, as files spell them; empty admits all.
  var states: [String] = []

  /// The states that `--state` accepts: those of texts, as files spell them, and two of entries.
  static let knownStates = [
    "new", "translated", "needs_review", "machine_translated", "missing", "stale",
  ]
}

/// How results are written by most commands.
enum Format: String, OptionChoice { case text, json }
