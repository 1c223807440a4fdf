import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TextLayout

/// The options of the commands that show rows.
struct RowOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    FittedOptions.options(\.fitted)
    SamplesOptions.options(\.samples)
    PreviewOptions.options(\.preview)
    PointOptions.options(\.points)
    SlotOptions.options(\.slots)
  }

  var preview = PreviewOptions()
  var fitted = FittedOptions()
  var samples = SamplesOptions()
  var points = PointOptions()
  var slots = SlotOptions()

  /// Whether widths are measured in points.
  var isInPoints: Bool { points.isInPoints }

  /// The width in columns; nil takes that of the terminal.
  ///
  /// A width in points says nothing about columns.
  var columns: Int? { isInPoints ? nil : fitted.width }

  /// The room and the font in points.
  var setting: PointSetting {
    points.setting(width: isInPoints ? fitted.width : nil, lines: slots.lines)
  }

  /// The length of samples, and the number that replaces all numeric ones.
  var sampleOptions: SampleOptions { SampleOptions(length: samples.length, count: fitted.count) }
}

/// In which environment rows are shown.
struct PreviewOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option(
      "full-names", in: .language, configurable: true,
      help: "Show full names instead of display names.", .fixed(\.names, .full))
    Option(
      "display-names", in: .language, configurable: true,
      help: "Show display names instead of full names.", .fixed(\.names, .display))
    Option(
      "pseudo", in: .language,
      help: """
        Pseudo-localize the strings. accented adds accents, double repeats each string, bounded \
        puts [# #] around it, rtl shows it right to left. widest shows each key in whichever \
        language is widest, tallest in the one that needs the most lines.
        """,
      .choice(\.pseudo, named: "KIND"))
    Option(
      "device", in: .layout, configurable: true,
      help: "Show the variations for this device (default: other).",
      .value(\.device, .choice(Device.words, named: "NAME")) { text throws(InvalidValue) in
        try OptionText.choice(text.lowercased())
      })
    Option(
      "fallback", in: .layout, configurable: true,
      help: """
        Set the fallback for missing translations (default: editor). editor: the next localization \
        that has it, else the source string. runtime: the default value or the key, like the app, \
        which looks into one localization only.
        """,
      .choice(\.fallback))
    Option(
      "markdown", in: .layout, configurable: true,
      help: """
        Render Markdown like SwiftUI's Text (default: on). off shows strings as \
        String(localized:) returns them, with &amp; and ** unchanged.
        """,
      .choice(\.markdown))
    Option(
      "bidi", in: .layout, configurable: true,
      help: """
        Set the order of right-to-left text. visual: galley reorders it. logical: the terminal \
        does. Default: visual, unless the terminal reports that it reorders text.
        """,
      .choice(\.bidi))
    Option(
      "user", in: .samples,
      help: """
        Set the user's grammatical gender (default: unknown). It changes the words of \
        ^[Bienvenido](inflect: true).
        """,
      .choice(\.user))
    Option(
      "concept", in: .samples,
      help: """
        Set the concept for agreeWithConcept and referentConcept. WORDS is a phrase, or one of \
        \(TermOfAddress.words.joined(separator: ", ")) for a person. Repeat the option for concept 2 and more.
        """,
      .list(\.concepts, .text("WORDS")) { [OptionText.concept($0)] })
  }

  /// Which names of people to show; nil leaves that to the locale.
  var names: Names?

  /// The generated translation to show instead of the real one.
  var pseudo: PseudoText?

  /// The device whose variations are shown.
  var device = Device.other

  /// Whether galley or the terminal puts right-to-left text in visual order; nil if galley decides.
  var bidi: BidiOrder?

  /// The replacement for a text that a localization lacks.
  var fallback = Fallback.editor

  /// Whether Markdown in texts is read.
  var markdown = Markdown.on

  /// How to speak of the user of the app; nil if the app does not know.
  var user: TermOfAddress?

  /// The phrases and persons with which words agree, in texts without samples for them.
  var concepts: [InflectionConcept] = []

  /// Which names of people to show.
  enum Names: Sendable { case full, display }

  /// Whether Markdown in texts is read.
  enum Markdown: String, OptionChoice { case on, off }
}

/// The text that is fitted into the room of a row.
struct FittedOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option.width(\.width)
    Option(
      "value", in: .layout,
      help: "Show TEXT at the right of rows that have no value there, such as a price.",
      .value(\.value, .text("TEXT")) { $0.isEmpty ? nil : $0 })
    Option(
      "count", in: .samples,
      help: "Use N for all counts. It replaces every numeric sample, to see its plural form.",
      .value(\.count, .text("N"), OptionText.sample))
  }

  /// The widths that `--width` accepts.
  static let widths = 1...ProjectSettings.widest

  /// The width of a row; nil takes that of the terminal, or of the phone.
  var width: Int?

  /// The value of rows whose samples have none.
  var value: String?

  /// The number that replaces all numeric samples.
  var count: Sample?
}

/// The sample values of arguments.
struct SamplesOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option(
      "samples", in: .samples,
      help: """
        Read sample values from FILE (default: Table.samples.json). The default is beside each \
        table.
        """,
      .path(\.file))
    Option(
      "sample-length", in: .samples, configurable: true,
      help: "Set the length of invented sample values (default: typical).", .choice(\.length))
  }

  /// The file with the samples of all tables; nil reads the file beside each table.
  var file: String?

  /// How long invented samples are.
  var length = SampleLength.typical
}

/// The slots for texts in points.
struct SlotOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option(
      "lines", in: .points, help: "Allow N lines when measuring in points (default: 2).",
      .value(
        \.lines, .text("N"),
        OptionText.number(in: SlotSpecification.lineCounts, "a number of lines")))
    Option(
      "slots", in: .points,
      help: """
        Read the width of each key from FILE (default: Table.slots.json). The default is beside \
        each table. A comment such as [slot: 210pt body 1] takes precedence.
        """,
      .path(\.file))
  }

  /// The file with the slots of all tables; nil reads the file beside each table.
  var file: String?

  /// The number of lines of a title.
  var lines = PointSetting().lines
}

extension BidiOrder: OptionChoice {}
extension Device: OptionChoice {}
extension Fallback: OptionChoice {}
extension PseudoText: OptionChoice {}
extension SampleLength: OptionChoice {}

extension TermOfAddress: OptionChoice {
  /// The terms that a command line may name.
  static let allCases: [TermOfAddress] = [.feminine, .masculine, .neutral]
}
