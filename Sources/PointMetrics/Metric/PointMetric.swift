internal import TextLayout

/// The lengths of all glyphs in one style, in 1/64 of a point.
///
/// A width is that of Inter, whose outlines are nearly those of Apple's font, with Apple's published
/// tracking and a few constants fitted to measured widths: see Documentation/points.md.
///
/// A glyph is a number of the table: shapes such as an ideograph come first, then the letters of Inter, then
/// those of other fonts, so that one comparison tells whether a glyph has kerning:
///
///     glyphs   │ shapes │ Inter │ stand-ins: Arabic, Devanagari, …
///     kerning  │ ◄── glyph < firstOfStandIns │ none
///
/// The length of a text is the sum of its advances and of the kernings between them. A kerning is part of what
/// precedes a place but not of its ink, so it counts only if the line goes on:
///
///     A     V     A           A     V │ A
///     └─ k ─┘└─ k ─┘          └─ k ─┘ │ the second kerning is not in this line
///
/// It is a class, because a copy of a structure would count a reference for each of its tables.
final class PointMetric: TextMetric {
  /// The parts of a point in which lengths are counted.
  ///
  /// A line of 2^20 letters at 60 points still fits in 32 bits.
  static let unitsPerPoint = 64

  let style: PointStyle
  /// Whether ideographs are those of the Japanese font.
  let isJapanese: Bool
  let table = GlyphTable.shared
  /// The length of each glyph with tracking.
  let advances: [UInt16]
  /// The length of each byte of ASCII.
  let asciiAdvances: [UInt16]
  /// The lengths of the kernings of the table.
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
    asciiAdvances = (0..<128).map { [table] in advances[Int(table.glyph(of: $0))] }
    let scale = unit * Double(1 << 20)
    let textUnit = Int(
      ((1 - font.displayShare) * scale / Double(InterAdvances.unitsPerEm.text)).rounded())
    let displayUnit = Int(
      (font.displayShare * 1.25 * scale / Double(InterAdvances.unitsPerEm.display)).rounded())
    kernings = table.kernings.map {
      Int32(clamping: ($0.text * textUnit + $0.display * displayUnit) >> 20)
    }
  }

  /// The length of a glyph.
  @inline(__always)
  func advance(of glyph: UInt16) -> Int { Int(advances[Int(glyph)]) }

  /// By how much two glyphs are moved together or apart, whose kerning has a number in the table.
  @inline(__always)
  func kerning(_ number: Int, _ left: UInt16, _ right: UInt16) -> Int {
    limited(Int(kernings[number]), advance(of: left), advance(of: right))
  }

  /// The length of a byte of ASCII.
  @inline(__always)
  func advance(ofASCII byte: UInt8) -> Int { Int(asciiAdvances[Int(byte & 0x7F)]) }

  /// By how much two bytes of ASCII are moved together or apart.
  @inline(__always)
  func kerning(ofASCII left: UInt8, _ right: UInt8) -> Int {
    let kerning = Int(kernings[table.kerning(ofASCII: left, right)])
    return limited(kerning, advance(ofASCII: left), advance(ofASCII: right))
  }

  /// A line never gets shorter by another cluster, whatever a table says.
  @inline(__always)
  private func limited(_ kerning: Int, _ left: Int, _ right: Int) -> Int {
    max(kerning, -min(left, right))
  }
}
