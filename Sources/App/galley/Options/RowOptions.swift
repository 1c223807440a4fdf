import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import TextLayout

/// The options of the commands that show rows.
struct RowOptions: Equatable, Sendable {
  var preview = PreviewOptions()
  var fitted = FittedOptions()
  var samples = SamplesOptions()
  /// The unit of widths; nil for that of the other options.
  var metric: PointOptions.Metric?
  var points = PointOptions()
  var slots = SlotOptions()

  fileprivate static let parts: [OptionPart<Self>] = [
    OptionPart(\.preview), OptionPart(\.fitted), OptionPart(\.samples), OptionPart(\.metric),
    OptionPart(\.points), OptionPart(\.slots),
  ]

  /// Whether widths are measured in points.
  var isInPoints: Bool { (metric ?? points.metric) == .points }

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
struct PreviewOptions: Equatable, Sendable {
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

/// What is fitted into the room of a row.
struct FittedOptions: Equatable, Sendable {
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
struct SamplesOptions: Equatable, Sendable {
  /// The file with the samples of all tables; nil reads the file beside each table.
  var file: String?

  /// How long invented samples are.
  var length = SampleLength.typical
}

/// The slots for texts in points.
struct SlotOptions: Equatable, Sendable {
  /// The file with the slots of all tables; nil reads the file beside each table.
  var file: String?

  /// The number of lines of a title.
  var lines = PointSetting().lines
}

extension OptionPart {
  /// The parts of the commands that show rows.
  static func rows(_ path: any WritableKeyPath<Whole, RowOptions> & Sendable) -> [OptionPart] {
    RowOptions.parts.map { OptionPart(path, $0) }
  }
}

extension BidiOrder: OptionChoice {}
extension Device: OptionChoice {}
extension Fallback: OptionChoice {}
extension PseudoText: OptionChoice {}
extension SampleLength: OptionChoice {}
