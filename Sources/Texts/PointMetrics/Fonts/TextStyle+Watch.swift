/// The text styles of Apple Watch.
extension TextStyle {
  /// Returns the size and leading at a text size, or at the nearest one that Apple Watch has.
  ///
  /// Apple's guidelines do not list Callout and Subheadline for the watch: these use the sizes of
  /// Body and Caption 1.
  func watchMeasure(at textSize: TextSize) -> (size: Double, leading: Double) {
    let size = watchSizes[Self.place(of: textSize)]
    return switch (self, textSize) {
    case (.title1, .ax2): (size, 46)
    case (.title1, .ax3), (.title1, .ax4), (.title1, .ax5): (size, 47)
    case (.title2, .ax1): (size, 41)
    default: (size, size + 2.5)
    }
  }

  /// Returns the index of a text size among those of Apple Watch.
  private static func place(of textSize: TextSize) -> Int {
    let sizes = PointStyle.Platform.watchos.textSizes
    if let place = sizes.firstIndex(of: textSize) { return place }
    return textSize == .m ? 2 : sizes.count - 1
  }

  /// The sizes from XS to AX3, without M.
  private var watchSizes: [Double] {
    switch self {
    case .largeTitle: [30, 32, 36, 40, 41, 42, 44, 45, 46]
    case .title1: [28, 30, 34, 38, 39, 40, 42, 43, 44]
    case .title2: [24, 26, 28, 30, 31, 32, 34, 35, 36]
    case .title3: [17, 18, 19, 20, 21, 22, 24, 25, 26]
    case .headline, .body, .callout: [14, 15, 16, 17, 18, 19, 21, 22, 23]
    case .caption1, .subheadline: [13, 14, 15, 16, 17, 18, 18, 19, 20]
    case .caption2: [12, 13, 14, 15, 16, 17, 17, 18, 19]
    case .footnote: [11, 12, 13, 14, 15, 16, 16, 17, 18]
    }
  }
}
