import LocalizedText
import PreviewRows
import TerminalUI
import TextLayout

/// What the command line asks a command to do: values, well-formed, and nothing looked up yet.
struct Options: Equatable, Sendable {
  /// The least and the most columns that `--width` takes; rows are padded to it, so it has an end.
  static let widths = 0...10_000

  /// What to do.
  var command = Command.browse

  /// Files, folders, or `-` for standard input; empty where none was named.
  var paths: [String] = []

  /// The key to explain, where that is what to do.
  var key: String?

  /// The shell to write completions for, where that is what to do.
  var shell: Shell?

  /// The locales to preview in.
  var locales = Locales.preferred

  /// The source language of tables that do not name theirs.
  var source: String?

  /// Which names of people to show, where that is not left to the locale.
  var names: Names?

  /// A made-up translation to show in the place of the real one.
  var pseudo: PseudoLocalization?

  /// The columns of a row, where they are not left to the terminal.
  var width: Int?

  /// The device to preview for.
  var device = Device.other

  /// Who puts texts into the order in which they are read, where that is not left to galley.
  var bidi: BidiOrder?

  /// What is shown where a localization lacks a text.
  var fallback = Fallback.editor

  /// Whether Markdown in texts is read.
  var markdown = Markdown.on

  /// A value for the rows that have none.
  var value: String?

  /// The file with the samples of all tables, where they do not lie beside each.
  var samples: String?

  /// Which samples are invented, and which number all become.
  var rules = SampleRules()

  /// Only the tables whose name one of these matches; empty admits all.
  var tables: [Glob] = []

  /// Only the entries whose key one of these matches; empty admits all.
  var keys: [Glob] = []

  /// Only the entries in one of these states, as files spell them; empty admits all.
  var states: [String] = []

  /// When to use colour.
  var color = Color.auto

  /// Which colours to use.
  var theme = Theme.auto

  /// Whether marks and frames are drawn in ASCII.
  var ascii = false

  /// The columns of characters that are wide in East Asian text alone.
  var ambiguousWidth = 1

  /// Whether coverage tells how many rows take which layout at each width.
  var widths = false

  /// How results are written.
  var format = Format.text

  /// The keys that are typed where there is no terminal, as ``Key/keys(in:)`` reads them.
  var script: String?

  /// The size of the screen that a script has.
  var size: Size?

  /// Where the screen goes that a script ends with: the path of a file, or `-`.
  var saveScreen: String?

  /// Whether the configuration counts.
  var readsConfiguration = true

  /// Keys of the configuration, in the order in which they count.
  var bindings: [Configuration.Binding] = []

  /// Whether the app begins a project in the locale in which it was left.
  var remembersLocale = false
}

extension Options {
  /// Whether keys come from a script, and the screen goes nowhere but to a file.
  var isScript: Bool { script != nil || size != nil || saveScreen != nil }

  /// How wide clusters are in the terminal.
  var columnWidth: ColumnWidth { ColumnWidth(ambiguous: ambiguousWidth) }

  /// The states that a leaf may be in, beside those that a file may spell.
  static let knownStates = [
    "new", "translated", "needs_review", "machine_translated", "missing",
  ]

  /// Which locales were asked for.
  enum Locales: Equatable, Sendable {
    /// None was named: what the command shows by itself.
    case preferred
    /// Every locale that the tables have.
    case all
    /// These, in this order, as they were typed.
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

  /// Adds the locales of one `--locale`; `all` among them stands for all.
  mutating func add(locales value: String) throws(InvalidValue) {
    let added = try Option.list(value, "a locale such as fr-CA, or several with commas between")
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
extension PseudoLocalization: OptionChoice {}
extension SampleLength: OptionChoice {}
