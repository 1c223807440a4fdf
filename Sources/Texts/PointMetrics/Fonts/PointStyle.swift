internal import TextLayout

/// A size and weight of Apple's system font on one platform.
///
/// ```swift
/// PointStyle(.body, textSize: .l).size                    // 17
/// PointStyle(.headline, platform: .macos).weight          // .bold
/// PointStyle(size: 13, weight: .medium).height(lines: 2)  // 31.333…
/// ```
public struct PointStyle: Hashable, Sendable {
  /// A platform whose system font can be measured.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad.
    case ios
    /// Mac.
    case macos
    /// iPad apps running on a Mac, where small text is wider.
    case catalyst
    /// Apple Watch. Its font is narrower than the one measured, so widths are rough estimates.
    case watchos

    /// The name as Apple spells it.
    public var name: String {
      switch self {
      case .ios: "iOS"
      case .macos: "macOS"
      case .catalyst: "Mac Catalyst"
      case .watchos: "watchOS"
      }
    }

    /// Whether users can change the size of text styles.
    var hasTextSizes: Bool { self != .macos }

    /// The text sizes that users can choose, from the smallest to the largest, or just the default
    /// if they cannot choose.
    public var textSizes: [TextSize] {
      switch self {
      case .ios, .catalyst: TextSize.allCases
      case .macos: [.l]
      case .watchos: [.xs, .s, .l, .xl, .xxl, .xxxl, .ax1, .ax2, .ax3]
      }
    }

    /// Whether the platform runs on phones, rather than a Mac or a watch.
    public var hasPhones: Bool { self == .ios }

    /// Whether the platform uses the Mac's fonts.
    var isMac: Bool { self == .macos || self == .catalyst }

    /// Whether the widths of the platform's font can be estimated.
    var isPredicted: Bool { self != .watchos }
  }

  /// The weight of a font.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The default weight.
    case regular
    /// The next weight above regular.
    case medium
    /// The weight of headlines.
    case semibold
    /// The heaviest supported weight.
    case bold
  }

  /// The supported sizes, in points.
  public static let sizes = 6.0...100.0

  /// The platform whose system font is measured.
  public let platform: Platform
  /// The text style, or nil for a plain size.
  public let textStyle: TextStyle?
  /// The size of the font, in points.
  public let size: Double
  /// The weight of the font.
  public let weight: Weight
  /// The distance between the baselines of a text style, in points, or nil for a plain size, whose
  /// lines have no extra spacing.
  public let leading: Double?
  /// The number of pixels per point; widths and heights are rounded up to pixels.
  public let scale: Int

  /// Creates a style of a plain size, clamped to the supported sizes.
  public init(
    size: Double, weight: Weight = .regular, platform: Platform = .ios, scale: Int? = nil
  ) {
    self.init(
      size: size, textStyle: nil, leading: nil, weight: weight, platform: platform, scale: scale)
  }

  /// Creates a style from a text style and, on platforms where users can change it, a text size.
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

  /// Returns the font scaled down, with the tracking and outlines of the smaller size.
  package func scaled(by factor: Double) -> PointStyle {
    PointStyle(
      size: size * factor, textStyle: textStyle, leading: leading.map { $0 * factor },
      weight: weight, platform: platform, scale: scale)
  }

  /// Returns the height of a number of lines, rounded up to a pixel.
  ///
  /// It assumes a script whose letters are as high as Latin ones.
  public func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    // The font's ascent plus descent, in 1/2048 em.
    let line = size * 2444 / 2048
    return roundedUp(line + Double(lines - 1) * (leading ?? line))
  }

  /// Converts breakpoints from lengths to points, rounded up to a pixel.
  func points(_ lengths: Breakpoints) -> (compact: Double?, standard: Double?) {
    func points(_ length: Int?) -> Double? {
      length.map { roundedUp(Double($0) / Double(PointMetric.unitsPerPoint)) }
    }
    return (points(lengths.compact), points(lengths.standard))
  }

  /// Converts the breakpoints of a title to whole points, rounded up.
  ///
  /// - Parameters:
  ///   - lengths: the breakpoints of the title, as lengths.
  ///   - value: the length of the value next to the title, or 0 for none.
  /// - Returns: The minimum widths of the row, in points.
  func breakpoints(of lengths: Breakpoints, besideLength value: Int) -> Breakpoints {
    func points(_ length: Int) -> Double {
      roundedUp(Double(length) / Double(PointMetric.unitsPerPoint))
    }
    let taken = value > 0 ? points(value) + PointText.gap : 0
    func whole(_ length: Int?) -> Int? { length.map { Int((points($0) + taken).rounded(.up)) } }
    return Breakpoints(compact: whole(lengths.compact), standard: whole(lengths.standard))
  }

  /// Returns a length rounded up to a pixel.
  ///
  /// Ignores imperceptible excess from floating-point calculations.
  func roundedUp(_ length: Double) -> Double {
    (length * Double(scale) - 0.001).rounded(.up) / Double(scale)
  }
}
