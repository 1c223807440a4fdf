import CatalogCheck
import PointMetrics
import SourceText

/// The metric of rows, and for points the room and the font.
struct PointOptions: OptionOwner, Equatable {
  static var options: [Option<Self>] {
    Option(
      "metric", in: .points,
      help: """
        Measure in columns or points (default: columns). Points are those of Apple's system font, \
        estimated with a margin of error. An option for points, such as --text-size, selects them; \
        in check, it applies to slots alone.
        """,
      .choice(\.metric))
    Option(
      "screen", in: .points,
      help: """
        Measure for this iPhone (default: \(PointSetting().screen.name)). Known: \
        \(PhoneScreen.all.map(\.name).joined(separator: ", ")), and other iPhones. fit accepts several, \
        and all. A --width in points replaces its row width.
        """,
      .value(\.screens, .choice(PhoneScreen.all.map(\.name), named: "IPHONE"), screens))
    Option(
      "text-size", in: .points,
      help: """
        Set the Dynamic Type size (default: L). One of \
        \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")). fit and coverage accept \
        several, and all.
        """,
      .value(
        \.textSizes, .choice(TextSize.allCases.map(\.rawValue), named: "SIZE"),
        OptionText.textSizes))
    Option(
      "style", in: .points,
      help: """
        Set the text style (default: body). One of \
        \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")); or a size such as 13pt.
        """,
      .value(\.usual.font, .choice(TextStyle.allCases.map(\.rawValue), named: "STYLE"), font))
    Option(
      "weight", in: .points, help: "Set the font weight (default: that of the text style).",
      .choice(\.usual.weight))
    Option(
      "platform", in: .points,
      help: """
        Set the platform for fonts and text styles (default: ios). Widths for watchos are rough estimates.
        """,
      .choice(\.usual.platform))
  }

  /// The unit of widths.
  enum Metric: String, OptionChoice { case columns, points }

  /// The unit that `--metric` names; nil for that of the other options.
  var metric: Metric?
  /// The screens whose rows are measured; by default that of an iPhone SE.
  ///
  /// All commands but `fit` have one.
  var screens: [PhoneScreen] = []
  /// The text sizes that the user of the phone may have chosen; by default L.
  ///
  /// All commands but `fit` have one.
  var textSizes: [TextSize] = []
  /// The font and the platform.
  var usual = PointSetting()

  /// Whether widths are measured in points.
  ///
  /// Without points, a phone or a text size would change nothing.
  var isInPoints: Bool { metric.map { $0 == .points } ?? (self != PointOptions()) }

  /// The first setting: that of all commands but `fit`.
  func setting(width: Int?, lines: Int) -> PointSetting {
    setting(width: width, lines: lines, at: textSizes.first ?? .l, on: screens.first ?? .phoneSE)
  }

  private func setting(
    width: Int?, lines: Int = PointSetting().lines, at textSize: TextSize, on screen: PhoneScreen
  ) -> PointSetting {
    var setting = usual
    setting.width = width.map(Double.init)
    setting.lines = lines
    setting.textSize = textSize
    setting.screen = screen
    return setting
  }

  /// The setting at each text size, or the only one if the font has no text sizes.
  var textSizeSettings: [PointSetting] {
    sizes.map { setting(width: nil, at: $0, on: screens.first ?? .phoneSE) }
  }

  /// The text sizes that differ on the platform.
  private var sizes: [TextSize] {
    let first = textSizes.first ?? .l
    guard !textSizes.isEmpty, usual.hasTextSizes(usual.font) else { return [first] }
    let sizes = textSizes.filter { usual.platform.textSizes.contains($0) }
    return sizes.isEmpty ? [first] : sizes
  }

  /// All rooms: each screen with each text size.
  func rooms(width: Int?, lines: Int) -> [FitReport.Room] {
    // With a width, or on another platform, a phone says no more than its pixels.
    let isOfPhones = width == nil && usual.platform.hasPhones
    let first = screens.first ?? .phoneSE
    let screens = isOfPhones && !screens.isEmpty ? screens : [first]
    let hasTextSizes = usual.hasTextSizes(usual.font)
    return screens.flatMap { screen in
      sizes.map { size in
        FitReport.Room(
          screen: isOfPhones ? screen.name : nil, textSize: hasTextSizes ? size : nil,
          setting: setting(width: width, lines: lines, at: size, on: screen))
      }
    }
  }

  /// Rejects several phones, and several text sizes unless the command measures at each of them.
  func validate(severalSizes: Bool = false) throws(OptionsError) {
    if screens.count > 1 || textSizes.count > 1 && !severalSizes {
      throw OptionsError("only one phone and text size here; 'galley fit' accepts several")
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
  static func screens(_ value: String) throws(InvalidValue) -> [PhoneScreen] {
    if value == "all" { return PhoneScreen.all }
    return try OptionText.list(value, "a phone such as iPhone SE").map(screen)
  }

  private static func screen(_ value: String) throws(InvalidValue) -> PhoneScreen {
    if let screen = PhoneScreen(shortName: value) { return screen }
    let nearest = Spelling.nearest(to: value, among: PhoneScreen.all.flatMap(\.phones)).first
    let example = nearest.map { " such as \($0)" } ?? ""
    throw InvalidValue(expected: "an iPhone\(example); 'galley help fit' lists some")
  }
}

extension PointStyle.Platform: OptionChoice {}
extension PointStyle.Weight: OptionChoice {}
