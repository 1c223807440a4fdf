/// An approximation of Apple's system font at one size and weight, in ems.
struct SystemFont {
  let style: PointStyle
  /// The share of the display cut in the font at this size, from 0 (text cut) to 1.
  let displayShare: Double
  /// The tracking added to each cluster.
  private let tracking: Double
  /// The corrections of Inter's advances.
  private let own: [LetterClass: (text: Double, display: Double)]

  init(_ style: PointStyle) {
    self.style = style
    own = Self.constants[style.weight] ?? [:]
    displayShare = Self.displayShares.value(at: style.size)
    let catalyst = style.platform == .catalyst ? Self.catalyst.value(at: style.size) / 2048 : 0
    let trackings = style.platform == .watchos ? Self.watchTrackings : Self.trackings
    tracking = trackings.value(at: style.size) / 1000 + catalyst
  }

  /// Returns the advance of a scalar from its advances in the two Inter fonts, in their units.
  func advance(of scalar: UInt32, text: Int, display: Int) -> Double {
    let units = InterAdvances.unitsPerEm
    let outline =
      (1 - displayShare) * Double(text) / Double(units.text)
      + displayShare * Double(display) / Double(units.display)
    // Scalars without an advance, such as U+200B, have no tracking either.
    guard outline > 0 else { return 0 }
    let own = own[LetterClass(scalar)] ?? (0, 0)
    return outline + tracking + (own.text + displayShare * (own.display - own.text)) / 1000
  }

  /// Returns the advance of a glyph from its advance in a stand-in, in 1/1000 em.
  func advance(_ advance: Int, of script: StandIn.Script) -> Double {
    guard advance > 0 else { return 0 }
    let tracking =
      script == .devanagari ? Self.devanagariTrackings.value(at: style.size) / 1000 : 0
    return Double(advance) / 1000 * script.factor * weightFactor + tracking
  }

  /// Returns the advance of a glyph with a constant advance.
  func advance(of shape: GlyphTable.Shape, isJapanese: Bool) -> Double {
    let japanese = style.platform.isMac ? 0.923 : 0.94
    return switch shape {
    case .nothing: 0
    case .ideograph: isJapanese ? japanese : 1.02
    case .kana: japanese
    case .halfKana: japanese / 2
    case .hangul: 0.92
    case .emoji: style.size < 24 ? 1.2 : 1
    case .ellipsis: 0.82 - 0.06 * displayShare
    case .unknown: 0.6
    }
  }

  /// The width of text in this weight, relative to regular, for fonts of which only the regular
  /// weight is measured.
  private var weightFactor: Double {
    switch style.weight {
    case .regular: 1
    case .medium: 1.023
    case .semibold: 1.04
    case .bold: 1.063
    }
  }
}

extension SystemFont {
  /// A group of scalars whose widths differ from those of Inter in the same way.
  private enum LetterClass {
    case letter, digit, blank, point, quote

    init(_ scalar: UInt32) {
      switch Unicode.Scalar(scalar) ?? " " {
      case "0"..."9": self = .digit
      case " ", "\u{A0}": self = .blank
      case ".", ",", ":", ";", "!", "?", "-", "(", ")", "…": self = .point
      case "'", "\"", "&", "%": self = .quote
      default: self = .letter
      }
    }
  }

  /// The corrections of Inter's advances, in 1/1000 em, for the text cut and the display cut.
  ///
  /// Fitted to widths of iOS 26.1 at 13 and 28 points.
  private static let constants:
    [PointStyle.Weight: [LetterClass: (text: Double, display: Double)]] = [
      .regular: [
        .letter: (-1.3, -5), .digit: (5, 37), .blank: (0, -74), .point: (17, 4), .quote: (76, 70),
      ],
      .medium: [
        .letter: (4.3, -0.5), .digit: (10, 37), .blank: (8, -60), .point: (25, 8), .quote: (84, 72),
      ],
      .semibold: [
        .letter: (5.9, -0.5), .digit: (11, 32), .blank: (18, -45), .point: (29, 8),
        .quote: (89, 72),
      ],
      .bold: [
        .letter: (11.5, 4), .digit: (16, 31), .blank: (26, -32), .point: (37, 10), .quote: (97, 72),
      ],
    ]

  private typealias Curve = [(size: Double, value: Double)]

  /// The share of the display cut at each size, derived from measured widths; it is not linear.
  private static let displayShares: Curve = [
    (17, 0), (18, 0.03), (19, 0.12), (20, 0.23), (21, 0.37), (22, 0.52), (23, 0.68), (24, 0.82),
    (25, 0.865), (26, 0.9), (27, 0.95), (28, 1),
  ]

  /// Apple's published tracking, in 1/1000 em.
  private static let trackings: Curve = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11),
    (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6),
    (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// The tracking of Apple Watch's font, in 1/1000 em.
  private static let watchTrackings: Curve = [
    (6, 50), (7, 30), (10, 30), (11, 24), (12, 20), (13, 16), (14, 14), (15, 4), (16, 0), (17, -4),
    (18, -8), (19, -12), (20, 0), (22, -4), (25, -10), (28, -12), (30, -14), (34, -18), (36, -20),
  ]

  /// The tracking of Apple's Devanagari font, in 1/1000 em.
  private static let devanagariTrackings: Curve = [(12, 38), (17, 20), (28, 0), (34, -10)]

  /// The additional tracking on Catalyst, in 1/2048 em.
  private static let catalyst: Curve = [
    (8, 50), (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37),
    (18, 25), (19, 12), (20, 0),
  ]
}

extension [(size: Double, value: Double)] {
  /// Returns the value at a size, interpolated linearly and clamped at both ends.
  fileprivate func value(at size: Double) -> Double {
    guard let next = firstIndex(where: { $0.size >= size }) else { return last?.value ?? 0 }
    guard next > 0 else { return self[0].value }
    let (before, after) = (self[next - 1], self[next])
    let share = (size - before.size) / (after.size - before.size)
    return before.value + share * (after.value - before.value)
  }
}
