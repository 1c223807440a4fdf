/// The default width and font of strings that have no slot of their own: a phone, the text size set
/// by its user, and a font.
///
/// ```swift
/// var setting = PointSetting()
/// setting.textSize = .ax3
/// setting.slot.style.size  // 40
/// setting.slot.width       // 311, a row on an iPhone SE
/// ```
public struct PointSetting: Hashable, Sendable {
  /// The screen that determines the width of rows.
  public var screen = PhoneScreen.phoneSE
  /// The width in points, or nil for that of a row on the screen.
  public var width: Double?
  /// The text size set by the user.
  public var textSize = TextSize.l
  /// The text style, or a fixed size.
  public var font = PointFont.style(.body)
  /// The weight, or nil for that of the text style.
  public var weight: PointStyle.Weight?
  /// The platform whose system font is measured.
  public var platform = PointStyle.Platform.ios
  /// The maximum number of lines.
  public var lines = 2

  /// Creates the default setting: Body on a small phone.
  public init() {}

  /// Returns the style of a font in this setting.
  public func style(of font: PointFont, weight: PointStyle.Weight?) -> PointStyle {
    let scale = platform.hasPhones ? screen.scale : nil
    return switch font {
    case .style(let style):
      PointStyle(style, textSize: textSize, weight: weight, platform: platform, scale: scale)
    case .size(let size):
      PointStyle(size: size, weight: weight ?? .regular, platform: platform, scale: scale)
    }
  }

  /// The slot of strings that have no slot of their own.
  public var slot: Slot {
    Slot(
      width: width ?? (platform == .watchos ? PhoneScreen.watchWidth : screen.rowWidth),
      style: style(of: font, weight: weight), lines: lines)
  }

  /// Returns whether the size of a font depends on the text size: only text styles do, and only on
  /// some platforms.
  public func hasTextSizes(_ font: PointFont) -> Bool {
    if case .size = font { return false }
    return platform.hasTextSizes
  }

  /// Returns the setting with another text size.
  public func with(textSize: TextSize) -> PointSetting {
    var setting = self
    setting.textSize = textSize
    return setting
  }
}

extension PointSetting {
  /// A description of the phone, font and width, as separate parts: iPhone SE, Body 17, 311 pt.
  ///
  /// The phone is omitted if it does not determine the width.
  package var parts: [String] {
    let slot = slot
    var font = slot.style.textStyle.map { $0.name + " " } ?? ""
    font += slot.style.size.whole
    if slot.style.textStyle == nil || weight != nil { font += " \(slot.style.weight.rawValue)" }
    if hasTextSizes(self.font), textSize != .l { font += " at \(textSize.rawValue)" }
    let place = platform.hasPhones ? (width == nil ? screen.name : nil) : platform.name
    return [place, font, "\(slot.width.whole) pt"].compactMap(\.self)
  }
}

extension Double {
  /// The number without a fraction if it is whole.
  fileprivate var whole: String { rounded() == self ? "\(Int(self))" : "\(self)" }
}
