import PreviewUI
import TextLayout

/// What rows are measured in, and if that is points, in which room and in which font.
struct PointOptions: Equatable, Sendable {
  /// The unit of widths.
  enum Metric: String, OptionChoice {
    case columns
    case points
  }

  /// A text style or a size.
  enum Style: Equatable, Sendable {
    case named(TextStyle)
    case size(Double)
  }

  /// The most lines that `--lines` accepts.
  static let lineLimit = 100

  var metric = Metric.columns
  /// The screen whose rows are shown.
  var screen = Screen.phoneSE
  var textSize = TextSize.l
  var style = Style.named(.body)
  /// The weight; nil for that of the style.
  var weight: PointStyle.Weight?
  var platform = PointStyle.Platform.ios
  /// The most lines that a title may have.
  var lines = 2

  /// The font of titles.
  var pointStyle: PointStyle { pointStyle(at: textSize) }

  /// The font of titles if the user of the phone has chosen a text size.
  func pointStyle(at textSize: TextSize) -> PointStyle {
    let scale = platform == .ios ? screen.scale : nil
    return switch style {
    case .named(let style):
      PointStyle(
        style, textSize: textSize, weight: weight, platform: platform, scale: scale)
    case .size(let size):
      PointStyle(size: size, weight: weight ?? .regular, platform: platform, scale: scale)
    }
  }

  /// The room of titles: some points, or a row of the screen.
  func slot(width: Int?) -> Slot {
    Slot(width: width.map(Double.init) ?? screen.rowWidth, style: pointStyle, lines: lines)
  }

  /// The name of the text style before a size, with a blank; empty without one.
  var styleName: String {
    switch style {
    case .named(let style): style.rawValue + " "
    case .size: ""
    }
  }

  /// Whether the font depends on the text size: only that of text styles on phones does.
  var hasTextSizes: Bool {
    if case .size = style { return false }
    return platform != .macos
  }
}

extension PointOptions {
  /// Reads the name of a text style, or a size such as 13pt.
  static func style(_ value: String) throws(InvalidValue) -> Style {
    if let style = TextStyle(rawValue: value.lowercased()) { return .named(style) }
    let number = value.hasSuffix("pt") ? String(value.dropLast(2)) : ""
    if number.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }),
      let size = Double(number), PointStyle.sizes.contains(size)
    {
      return .size(size)
    }
    let names = TextStyle.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: value, among: names).first ?? "body"
    throw InvalidValue(expected: "a text style such as \(nearest), or a size such as 13pt")
  }

  /// Reads the name of a phone.
  static func screen(_ value: String) throws(InvalidValue) -> Screen {
    if let screen = Screen(phone: value) { return screen }
    let nearest = Spelling.nearest(to: value, among: Screen.all.flatMap(\.phones)).first
    throw InvalidValue(
      expected: "a phone such as \(nearest ?? Screen.all.map(\.name).joined(separator: ", "))")
  }

  /// Reads a Dynamic Type size, in any case.
  static func textSize(_ value: String) throws(InvalidValue) -> TextSize {
    guard let size = TextSize(rawValue: value.uppercased()) else {
      throw InvalidValue(
        expected: "one of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return size
  }

  /// Reads how many lines there may be.
  static func lines(_ value: String) throws(InvalidValue) -> Int {
    guard let lines = Option.digits(value), 1...lineLimit ~= lines else {
      throw InvalidValue(expected: "a number of lines from 1 to \(lineLimit)")
    }
    return lines
  }
}

extension PointStyle.Platform: OptionChoice {}
extension PointStyle.Weight: OptionChoice {}
