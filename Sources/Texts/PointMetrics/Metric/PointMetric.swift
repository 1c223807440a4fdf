internal import TextLayout

/// The lengths of all glyphs in one style, in 1/64 point.
///
/// Widths are based on Inter, whose outlines are close to those of Apple's font, with Apple's
/// published tracking and a few constants fitted to measured widths; see Documentation/points.md.
///
/// A glyph is an index into the table: first shapes such as an ideograph, then the letters of
/// Inter, then those of other fonts. A single comparison tells whether a glyph has kerning:
///
///     glyphs   │ shapes │ Inter │ stand-ins: Arabic, Devanagari, …
///     kerning  │ ◄── glyph < firstOfStandIns │ none
///
/// The length of a text is the sum of its advances and of the kerning between them. Kerning is
/// added after a glyph, but does not count if the line ends there:
///
///     A     V     A           A     V │ A
///     └─ k ─┘└─ k ─┘          └─ k ─┘ │ the second kerning is not in this line
///
/// It is a class, because copying a structure would retain each of its tables.
final class PointMetric: TextMetric {
  /// The number of length units per point.
  ///
  /// A line of 2^20 letters at 60 points still fits in 32 bits.
  static let unitsPerPoint = 64

  let style: PointStyle
  /// Whether ideographs use the Japanese font.
  let isJapanese: Bool
  let table = GlyphTable.shared
  /// The length of each glyph, including tracking.
  let advances: [UInt16]
  /// The lengths of the kernings in the table.
  private let kernings: [Int32]

  init(_ style: PointStyle, isJapanese: Bool) {
    self.style = style
    self.isJapanese = isJapanese
    let font = SystemFont(style)
    let unit = style.size * Double(Self.unitsPerPoint)
    var advances: [UInt16] = []
    advances.reserveCapacity(table.glyphCount)
    func add(_ em: Double) {
      advances.append(UInt16(min(max(em * unit, 0), 65_535).rounded()))
    }
    for shape in GlyphTable.Shape.allCases { add(font.advance(of: shape, isJapanese: isJapanese)) }
    let units = InterUnits(style.weight)
    for (index, scalar) in table.interScalars.enumerated() {
      add(
        font.advance(
          of: scalar, text: Int(units.text[index]), display: Int(units.display[index])))
    }
    for standIn in table.standIns {
      for advance in standIn.allAdvances { add(font.advance(advance, of: standIn.script)) }
    }
    self.advances = advances
    let scale = unit * Double(1 << 20)
    let textUnit = Int(
      ((1 - font.displayShare) * scale / Double(InterAdvances.unitsPerEm.text)).rounded())
    let displayUnit = Int(
      (font.displayShare * 1.25 * scale / Double(InterAdvances.unitsPerEm.display)).rounded())
    kernings = table.kernings.map {
      Int32(clamping: ($0.text * textUnit + $0.display * displayUnit) >> 20)
    }
  }

  /// Returns the length of a glyph.
  @inline(__always)
  func advance(of glyph: UInt16) -> Int { Int(advances[Int(glyph)]) }

  /// Returns the distance by which two glyphs are moved together or apart, for a kerning of the
  /// table; limited so that adding a cluster never shortens a line.
  @inline(__always)
  func kerning(_ number: Int, _ left: UInt16, _ right: UInt16) -> Int {
    max(Int(kernings[number]), -min(advance(of: left), advance(of: right)))
  }
}
