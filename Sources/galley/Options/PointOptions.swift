import CatalogCheck
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
  /// The screens whose rows are measured; `explain` has one.
  var screens = [Screen.phoneSE]
  /// The text sizes that the user of the phone may have chosen; `explain` has one.
  var textSizes = [TextSize.l]
  var style = Style.named(.body)
  /// The weight; nil for that of the style.
  var weight: PointStyle.Weight?
  var platform = PointStyle.Platform.ios
  /// The most lines that a title may have.
  var lines = 2

  /// The first screen.
  var screen: Screen { screens.first ?? .phoneSE }
  /// The first text size.
  var textSize: TextSize { textSizes.first ?? .l }

  /// The font of titles on a screen, if the user of the phone has chosen a text size.
  func pointStyle(at textSize: TextSize, on screen: Screen) -> PointStyle {
    let scale = platform == .ios ? screen.scale : nil
    return switch style {
    case .named(let style):
      PointStyle(
        style, textSize: textSize, weight: weight, platform: platform, scale: scale)
    case .size(let size):
      PointStyle(size: size, weight: weight ?? .regular, platform: platform, scale: scale)
    }
  }

  /// The room of titles: some points, or a row of a screen.
  func slot(width: Int?, at textSize: TextSize, on screen: Screen) -> Slot {
    Slot(
      width: width.map(Double.init) ?? screen.rowWidth,
      style: pointStyle(at: textSize, on: screen), lines: lines)
  }

  /// The first of the rooms.
  func slot(width: Int?) -> Slot { slot(width: width, at: textSize, on: screen) }

  /// All rooms: each screen with each text size, if the font depends on it.
  func rooms(width: Int?) -> [FitReport.Room] {
    let screens = width == nil ? screens : [screen]
    let sizes = hasTextSizes ? textSizes : [textSize]
    return screens.flatMap { screen in
      sizes.map { size in
        FitReport.Room(
          screen: width == nil ? screen.name : nil, textSize: hasTextSizes ? size : nil,
          slot: slot(width: width, at: size, on: screen))
      }
    }
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

  /// Reads the names of phones, or `all`.
  static func screens(_ value: String) throws(InvalidValue) -> [Screen] {
    if value == "all" { return Screen.all }
    return try Option.list(value, "a phone such as iPhone SE").map(screen)
  }

  private static func screen(_ value: String) throws(InvalidValue) -> Screen {
    if let screen = Screen(phone: value) { return screen }
    let nearest = Spelling.nearest(to: value, among: Screen.all.flatMap(\.phones)).first
    throw InvalidValue(
      expected: "a phone such as \(nearest ?? Screen.all.map(\.name).joined(separator: ", "))")
  }

  /// Reads Dynamic Type sizes in any case, or `all`.
  static func textSizes(_ value: String) throws(InvalidValue) -> [TextSize] {
    if value == "all" { return TextSize.allCases }
    return try Option.list(value, "a text size such as L").map(textSize)
  }

  private static func textSize(_ value: String) throws(InvalidValue) -> TextSize {
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
