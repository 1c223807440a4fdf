/// What decides the room and the font of texts that have no slot of their own: a phone, the text size that its
/// user has chosen, and the usual font.
///
/// ```swift
/// var setting = PointSetting()
/// setting.textSize = .ax3
/// setting.slot.style.size  // 40
/// setting.slot.width       // 311, a row on an iPhone SE
/// ```
public struct PointSetting: Hashable, Sendable {
  /// The screen whose width the rows have.
  public var screen = PhoneScreen.phoneSE
  /// The width of texts in points; nil for a row of the screen.
  public var width: Double?
  /// The text size that the user of the phone has chosen.
  public var textSize = TextSize.l
  /// The font of texts.
  public var font = PointFont.style(.body)
  /// The weight; nil for that of the text style.
  public var weight: PointStyle.Weight?
  /// The system whose fonts are measured.
  public var platform = PointStyle.Platform.ios
  /// The most lines that a text may have.
  public var lines = 2

  /// Makes the usual setting: Body on a small phone.
  public init() {}

  /// The size and the weight of a font.
  public func style(of font: PointFont, weight: PointStyle.Weight?) -> PointStyle {
    let scale = platform.hasPhones ? screen.scale : nil
    return switch font {
    case .style(let style):
      PointStyle(style, textSize: textSize, weight: weight, platform: platform, scale: scale)
    case .size(let size):
      PointStyle(size: size, weight: weight ?? .regular, platform: platform, scale: scale)
    }
  }

  /// The room of texts that have no slot of their own.
  public var slot: Slot {
    Slot(
      width: width ?? (platform == .watchos ? PhoneScreen.watchWidth : screen.rowWidth),
      style: style(of: font, weight: weight), lines: lines)
  }

  /// Whether the size of a font depends on the text size: only that of text styles on phones does.
  public func hasTextSizes(_ font: PointFont) -> Bool {
    if case .size = font { return false }
    return platform.hasTextSizes
  }

  /// The same setting, with another text size.
  public func with(textSize: TextSize) -> PointSetting {
    var setting = self
    setting.textSize = textSize
    return setting
  }
}

extension PointSetting {
  /// The phone, the font and the width in words: iPhone SE, Body 17, 311 pt; without the phone if it
  /// does not decide the width.
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
  /// The number in digits, without a fraction if it has none.
  fileprivate var whole: String { rounded() == self ? "\(Int(self))" : "\(self)" }
}
