internal import TextLayout

/// A size and a weight of Apple's system font on one platform: what texts are measured in if they are
/// measured in points.
///
/// ```swift
/// PointStyle(.body, textSize: .l).size                    // 17
/// PointStyle(.headline, platform: .macos).weight          // .bold
/// PointStyle(size: 13, weight: .medium).height(lines: 2)  // 31.333…
/// ```
public struct PointStyle: Hashable, Sendable {
  /// The platform whose system font is measured.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad.
    case ios
    /// Apps for the Mac.
    case macos
    /// Apps for the iPad that run on the Mac, where small text is wider.
    case catalyst
    /// Apple Watch, whose font is narrower than the one that is measured: a guess.
    case watchos

    /// The name as Apple writes it.
    public var name: String {
      switch self {
      case .ios: "iOS"
      case .macos: "macOS"
      case .catalyst: "Mac Catalyst"
      case .watchos: "watchOS"
      }
    }

    /// Whether users choose the size of text styles.
    var hasTextSizes: Bool { self != .macos }

    /// The text sizes that users choose from, from the smallest to the largest; that of text styles if
    /// they cannot.
    public var textSizes: [TextSize] {
      switch self {
      case .ios, .catalyst: TextSize.allCases
      case .macos: [.l]
      case .watchos: [.xs, .s, .l, .xl, .xxl, .xxxl, .ax1, .ax2, .ax3]
      }
    }

    /// Whether texts are on phones, and not on a Mac or a watch.
    public var hasPhones: Bool { self == .ios }

    /// Whether the fonts are those of the Mac.
    var isMac: Bool { self == .macos || self == .catalyst }

    /// Whether the widths of its font are predicted.
    var isPredicted: Bool { self != .watchos }
  }

  /// How bold the font is.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The usual weight.
    case regular
    /// The first weight above regular.
    case medium
    /// The weight of headlines.
    case semibold
    /// The heaviest weight that is predicted.
    case bold
  }

  /// The sizes that can be measured, in points.
  public static let sizes = 6.0...100.0

  /// The system whose fonts are measured.
  public let platform: Platform
  /// The text style; nil for a size without one.
  public let textStyle: TextStyle?
  /// The size of the font in points.
  public let size: Double
  /// The weight of the font.
  public let weight: Weight
  /// The distance between the lines of a text style; nil for a size without a style, whose lines
  /// follow each other directly.
  public let leading: Double?
  /// The pixels of a point, to which widths and heights are rounded up.
  public let scale: Int

  /// A size of the font without a text style; a size that cannot be measured becomes the nearest one.
  public init(
    size: Double, weight: Weight = .regular, platform: Platform = .ios, scale: Int? = nil
  ) {
    self.init(
      size: size, textStyle: nil, leading: nil, weight: weight, platform: platform, scale: scale)
  }

  /// A text style, where users choose the size of text at a Dynamic Type size.
  public init(
    _ style: TextStyle, textSize: TextSize = .l, weight: Weight? = nil, platform: Platform = .ios,
    scale: Int? = nil
  ) {
    let measure = style.measure(on: platform, at: textSize)
    self.init(
      size: measure.size, textStyle: style, leading: measure.leading,
      weight: weight ?? style.weight(on: platform), platform: platform, scale: scale)
  }

  private init(
    size: Double, textStyle: TextStyle?, leading: Double?, weight: Weight, platform: Platform,
    scale: Int?
  ) {
    let size = size.isNaN ? 17 : size
    self.size = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.textStyle = textStyle
    self.leading = leading
    self.weight = weight
    self.platform = platform
    self.scale = max(scale ?? (platform == .ios ? 3 : 2), 1)
  }

  /// The same font, scaled down to fit: with the tracking and the outlines of the smaller size.
  package func scaled(by factor: Double) -> PointStyle {
    PointStyle(
      size: size * factor, textStyle: textStyle, leading: leading.map { $0 * factor },
      weight: weight, platform: platform, scale: scale)
  }

  /// The height of a text of some lines, rounded up to a pixel.
  ///
  /// It is that of scripts whose letters are as high as Latin ones.
  public func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    // The font's ascent and descent, in units of 2048 for an em.
    let line = size * 2444 / 2048
    return roundedUp(line + Double(lines - 1) * (leading ?? line))
  }

  /// Breakpoints in lengths as points, each rounded up to a pixel.
  func points(_ lengths: Breakpoints) -> (compact: Double?, standard: Double?) {
    func points(_ length: Int?) -> Double? {
      length.map { roundedUp(Double($0) / Double(PointMetric.unitsPerPoint)) }
    }
    return (points(lengths.compact), points(lengths.standard))
  }

  /// The breakpoints of a title in whole points, rounded up.
  ///
  /// - Parameters:
  ///   - lengths: the breakpoints as a finder of lengths has them.
  ///   - value: the length of the value beside the title; 0 without one.
  /// - Returns: the least widths of the row in points.
  func breakpoints(of lengths: Breakpoints, besideLength value: Int) -> Breakpoints {
    func points(_ length: Int) -> Double {
      roundedUp(Double(length) / Double(PointMetric.unitsPerPoint))
    }
    let taken = value > 0 ? points(value) + PointText.gap : 0
    func whole(_ length: Int?) -> Int? { length.map { Int((points($0) + taken).rounded(.up)) } }
    return Breakpoints(compact: whole(lengths.compact), standard: whole(lengths.standard))
  }

  /// A length rounded up to a pixel.
  ///
  /// A part of a pixel that is too small to see, such as a calculation leaves, adds none.
  func roundedUp(_ length: Double) -> Double {
    (length * Double(scale) - 0.001).rounded(.up) / Double(scale)
  }
}
