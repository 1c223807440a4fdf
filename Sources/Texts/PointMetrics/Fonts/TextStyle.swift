/// A text style of Apple's platforms, such as Body.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The largest style, for screen titles.
  case largeTitle = "large-title"
  /// First-level headings.
  case title1 = "title-1"
  /// Second-level headings.
  case title2 = "title-2"
  /// Third-level headings.
  case title3 = "title-3"
  /// Headings, in bold and the size of Body.
  case headline
  /// The default style.
  case body
  /// Highlighted text, one size below body.
  case callout
  /// Subheadings.
  case subheadline
  /// Notes below other text, smaller than subheadings.
  case footnote
  /// Captions of images and tables.
  case caption1 = "caption-1"
  /// The smallest style.
  case caption2 = "caption-2"
}

/// A Dynamic Type size, which users set for all text.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case xs = "XS"
  /// Two steps below the default.
  case s = "S"
  /// One step below the default.
  case m = "M"
  /// The default size.
  case l = "L"
  /// One step above the default.
  case xl = "XL"
  /// Two steps above the default.
  case xxl = "XXL"
  /// The largest size that is not an accessibility size.
  case xxxl = "XXXL"
  /// The smallest accessibility size.
  case ax1 = "AX1"
  /// The second accessibility size.
  case ax2 = "AX2"
  /// The third accessibility size.
  case ax3 = "AX3"
  /// The fourth accessibility size.
  case ax4 = "AX4"
  /// The largest accessibility size.
  case ax5 = "AX5"
}

extension TextStyle {
  /// The name as Apple spells it, such as Large Title.
  public var name: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The default weight of the style.
  func weight(on platform: PointStyle.Platform) -> PointStyle.Weight {
    switch (self, platform) {
    case (.headline, .macos): .bold
    case (.headline, _): .semibold
    case (.caption2, .macos): .medium
    default: .regular
    }
  }

  /// Returns the size and leading from Apple's Human Interface Guidelines.
  ///
  /// macOS has no Dynamic Type, so it ignores the text size.
  func measure(
    on platform: PointStyle.Platform, at textSize: TextSize
  ) -> (size: Double, leading: Double) {
    switch platform {
    case .ios, .catalyst:
      let size = sizes[TextSize.allCases.firstIndex(of: textSize) ?? 3]
      // The only size whose leading depends on the style.
      if self == .subheadline, textSize == .xxxl { return (size, 28) }
      return (size, Self.leadings[Int(size)] ?? size + 8)
    case .macos: return macMeasure
    case .watchos: return watchMeasure(at: textSize)
    }
  }

  /// The sizes on iOS, from XS to AX5.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading of each size on iOS.
  private static let leadings: [Int: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]

  private var macMeasure: (size: Double, leading: Double) {
    switch self {
    case .largeTitle: (26, 32)
    case .title1: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption1, .caption2: (10, 13)
    }
  }
}
