import CatalogCheck
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import TerminalDriver
import TerminalUI
import TextLayout

/// The options of a run: the command line, on top of the configuration.
///
/// All values are well-formed, but nothing is looked up yet: a locale or a file may not exist.
struct Options: Equatable, Sendable {
  /// The widths that `--width` accepts.
  ///
  /// The limit bounds memory: every row is padded to the width.
  static let widths = 0...10_000

  /// The command to run.
  var command = Command.browse

  /// Files, folders, or `-` for standard input; empty if the user named none.
  var paths: [String] = []

  /// Who has chosen the catalogs.
  var origin = CatalogOrigin.user

  /// The line of a file at which the app starts.
  var line: StartLine?

  /// The words that the app searches for when it starts.
  var words: String?

  /// The key that `explain` explains.
  var key: String?

  /// The word that `candidates` completes.
  var candidates: CandidateRequest?

  /// The shell that `completions` writes a script for.
  var shell: Shell?

  /// The locales to preview.
  var locales = Locales.preferred

  /// The source language of tables whose files do not name one.
  var source: String?

  /// Which names of people to show; nil leaves that to the locale.
  var names: Names?

  /// The generated translation to show instead of the real one.
  var pseudo: PseudoText?

  /// The columns of a row; nil takes those of the terminal.
  var width: Int?

  /// The last layout that a row may need in `check`.
  var maxLayout = Layout.standard

  /// The unit of widths, and if that is points, the room and the font of texts.
  var points = PointOptions()

  /// The device whose variations are shown.
  var device = Device.other

  /// Whether galley or the terminal puts right-to-left text in visual order; nil if galley decides.
  var bidi: BidiOrder?

  /// The replacement for a text that a localization lacks.
  var fallback = Fallback.editor

  /// Whether Markdown in texts is read.
  var markdown = Markdown.on

  /// The value of rows whose samples have none.
  var value: String?

  /// The file with the samples of all tables; nil reads the file beside each table.
  var samples: String?

  /// How samples are invented, and the number that replaces all numeric ones.
  var sampleOptions = SampleOptions()

  /// How to speak of the user of the app; nil if the app does not know.
  var user: TermOfAddress?

  /// The phrases and persons with which words agree, in texts without samples for them.
  var concepts: [InflectionConcept] = []

  /// Admits only tables whose name matches one of these; empty admits all.
  var tables: [Glob] = []

  /// Admits only entries whose key matches one of these; empty admits all.
  var keys: [Glob] = []

  /// Admits only entries in one of these states, as files spell them; empty admits all.
  var states: [String] = []

  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?

  /// The folders with the sources of the app; empty reads none.
  var sources: [String] = []

  /// When to use colour.
  var color = Color.auto

  /// Which colours to use.
  var theme = Theme.auto

  /// Whether marks and frames are drawn in ASCII.
  var ascii = false

  /// The columns that the terminal uses for East Asian ambiguous-width characters.
  var ambiguousWidth = 1

  /// Whether `coverage` counts how many rows take which layout at each width.
  var widths = false

  /// How complete every language has to be in `coverage`, in thousandths; nil if that is not tested.
  var leastPermille: Int?

  /// How results are written.
  var format = Format.text

  /// The form in which `print` writes the fields of rows; nil if `format` says the form.
  var fieldForm: FieldForm?

  /// The fields that `print` writes; empty writes rows, or the usual fields of the form.
  var fields: [RowField] = []

  /// The file with the findings that `check` does not report.
  var baseline: String?

  /// The file into which `check` writes its findings as a baseline.
  var writtenBaseline: String?

  /// The form in which `check` writes its report for programs; nil writes it for people.
  var reportForm: ReportForm?

  /// The form in which `fit` writes its report; nil for text or JSON.
  var fitForm: FitForm?

  /// The rules that `check` applies; empty applies all.
  var onlyRules: Set<RuleID> = []

  /// The rules that `check` does not apply.
  var exceptRules: Set<RuleID> = []

  /// The least severity that `check` reports.
  var severity = Severity.warning

  /// Whether `check` prints the rules instead of checking.
  var listsRules = false

  /// The rules that `check` describes; empty lists all.
  var describedRules: Set<RuleID> = []

  /// The folder into which `compile` writes.
  var outputDirectory: String?

  /// Whether `compile` prints the paths of its files instead of writing them.
  var isDryRun = false

  /// The keys to type without a terminal, as ``Key/keys(in:)`` reads them.
  var script: String?

  /// The size of a script's screen.
  var size: Size?

  /// Whether the app prints the row that the user chooses.
  var selects = false

  /// The file that receives the last screen of a script, or `-` for standard output.
  var saveScreen: String?

  /// Whether the configuration applies.
  var readsConfiguration = true

  /// Key bindings of the configuration; a later one overrides an earlier one for the same keys.
  var bindings: [Configuration.Binding] = []

  /// What the app shows besides the rows.
  var screen = ScreenSettings()

  /// Whether the app opens a project in the locale in which the user last left it.
  var remembersLocale = false

  /// Whether the app opens a project at the place at which the user last left it.
  var remembersPlace = false

  /// The place at which the app starts, unless the command line names another one.
  var place: RememberedPlace?
}

extension Options {
  /// Whether the app runs without a terminal: keys come from a script.
  var isScript: Bool { script != nil || size != nil || saveScreen != nil }

  /// The rule for the width of a grapheme cluster.
  var columnWidth: ColumnWidth { ColumnWidth(ambiguous: ambiguousWidth) }

  /// The states that `--state` accepts: those of texts, as files spell them, and two of entries.
  static let knownStates = [
    "new", "translated", "needs_review", "machine_translated", "missing", "stale",
  ]

  /// Which locales the user asked for.
  enum Locales: Equatable, Sendable {
    /// None in particular: the default of the command.
    case preferred
    /// Every locale of the tables.
    case all
    /// These, in this order, as the user typed them.
    case tags([String])
  }

  /// Which names of people to show.
  enum Names: Sendable {
    case full
    case display
  }

  /// Whether Markdown in texts is read.
  enum Markdown: String, OptionChoice {
    case on
    case off
  }

  /// When to use colour.
  enum Color: String, OptionChoice {
    case auto
    case always
    case never
  }

  /// Which colours to use.
  enum Theme: String, OptionChoice {
    case auto
    case dark
    case light
    case mono
  }

  /// How results are written.
  enum Format: String, OptionChoice {
    case text
    case json
  }

  /// How `fit` writes its report, besides as text and as JSON.
  enum FitForm: String, OptionChoice {
    case csv
    case html
  }

  /// What `--format` accepts for a command.
  static func formats(of command: Command) -> [String] {
    switch command {
    case .print: Format.allCases.map(\.rawValue) + [FieldForm.csv, .markdown].map(\.rawValue)
    case .check: ["text"] + ReportForm.allCases.map(\.rawValue)
    case .fit: Format.allCases.map(\.rawValue) + FitForm.allCases.map(\.rawValue)
    default: Format.allCases.map(\.rawValue)
    }
  }

  /// The same options, in ASCII if the codeset of the locale has no Unicode.
  func usingASCIIIfNeeded() -> Options {
    var options = self
    options.ascii = ascii || !TerminalCodeset.isUnicode()
    return options
  }

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
    let added = try Option.list(value, expected)
    guard added.allSatisfy(Self.isLocale) else { throw InvalidValue(expected: expected) }
    switch locales {
    case .all: break
    case _ where added.contains("all"): locales = .all
    case .preferred: locales = .tags(added)
    case .tags(let tags): locales = .tags(tags + added)
    }
  }
}

extension BidiOrder: OptionChoice {}
extension Device: OptionChoice {}
extension Fallback: OptionChoice {}
extension PseudoText: OptionChoice {}
extension SampleLength: OptionChoice {}
extension Severity: OptionChoice {}
