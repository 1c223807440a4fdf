import CatalogCheck
import SourceText
import TextLayout

/// What rows are measured in, and if that is points, in which room and in which font.
struct PointOptions: Equatable, Sendable {
  /// The unit of widths.
  enum Metric: String, OptionChoice {
    case columns
    case points
  }

  var metric = Metric.columns
  /// The screens whose rows are measured; all commands but `fit` have one.
  var screens = [Screen.phoneSE]
  /// The text sizes that the user of the phone may have chosen; all commands but `fit` have one.
  var textSizes = [TextSize.l]
  /// The font, the platform and the number of lines.
  var usual = PointSetting()
  /// The file with the slots of all tables; nil reads the file beside each table.
  var slots: String?

  /// The first setting: that of all commands but `fit`.
  func setting(width: Int?) -> PointSetting {
    setting(width: width, at: textSizes.first ?? .l, on: screens.first ?? .phoneSE)
  }

  private func setting(width: Int?, at textSize: TextSize, on screen: Screen) -> PointSetting {
    var setting = usual
    setting.width = width.map(Double.init)
    setting.textSize = textSize
    setting.screen = screen
    return setting
  }

  /// All rooms: each screen with each text size.
  func rooms(width: Int?) -> [FitReport.Room] {
    // With a width, a screen says no more than its pixels.
    let screens = width == nil ? screens : [screens.first ?? .phoneSE]
    let hasTextSizes = usual.hasTextSizes(usual.font)
    let sizes = hasTextSizes ? textSizes : [textSizes.first ?? .l]
    return screens.flatMap { screen in
      sizes.map { size in
        FitReport.Room(
          screen: width == nil ? screen.name : nil, textSize: hasTextSizes ? size : nil,
          setting: setting(width: width, at: size, on: screen))
      }
    }
  }
}

extension PointOptions {
  /// Reads the name of a text style, or a size such as 13pt.
  static func font(_ value: String) throws(InvalidValue) -> PointFont {
    if let font = PointFont(value) { return font }
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
    guard let lines = Option.digits(value), WrittenSlot.lineCounts ~= lines else {
      throw InvalidValue(
        expected: "a number of lines from 1 to \(WrittenSlot.lineCounts.upperBound)")
    }
    return lines
  }
}

extension PointStyle.Platform: OptionChoice {}
extension PointStyle.Weight: OptionChoice {}
