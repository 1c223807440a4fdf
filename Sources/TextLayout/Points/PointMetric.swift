/// The lengths of all glyphs in one style, in 1/64 of a point.
///
/// A width is that of Inter, whose outlines are nearly those of Apple's font, with Apple's published
/// tracking and a few constants fitted to measured widths: see Documentation/points.md.
struct PointMetric: Sendable {
  /// The parts of a point in which lengths are counted.
  ///
  /// A line of 2^20 letters at 60 points still fits in 32 bits.
  static let unitsPerPoint = 64

  let style: PointStyle
  let table = GlyphTable.shared
  /// The length of each glyph with tracking.
  private let advances: [UInt16]
  /// What a unit of kerning of Inter and of Inter Display is, in 2^-20 of a length.
  private let textKerning: Int
  private let displayKerning: Int

  /// - Parameters:
  ///   - style: the size and the weight.
  ///   - isJapanese: whether ideographs are those of the Japanese font.
  init(_ style: PointStyle, isJapanese: Bool) {
    self.style = style
    let font = SystemFont(style)
    let unit = style.size * Double(Self.unitsPerPoint)
    var advances: [UInt16] = []
    advances.reserveCapacity(table.glyphCount)
    func add(_ em: Double) {
      advances.append(UInt16(min(max(em * unit, 0), 65_535).rounded()))
    }
    for shape in GlyphTable.Shape.allCases { add(font.advance(of: shape, isJapanese: isJapanese)) }
    let weight = PointStyle.Weight.allCases.firstIndex(of: style.weight) ?? 0
    let text = InterAdvances.text[weight].pairNumbers
    let display = InterAdvances.display[weight].pairNumbers
    for (index, scalar) in table.interScalars.enumerated() {
      add(font.advance(of: scalar, text: text[index], display: display[index]))
    }
    for standIn in table.standIns {
      for advance in standIn.allAdvances { add(font.advance(advance, of: standIn.script)) }
    }
    self.advances = advances
    let scale = unit * Double(1 << 20)
    textKerning = Int(
      ((1 - font.displayShare) * scale / Double(InterAdvances.unitsPerEm.text)).rounded())
    displayKerning = Int(
      (font.displayShare * 1.25 * scale / Double(InterAdvances.unitsPerEm.display)).rounded())
  }

  /// The length of a glyph.
  @inline(__always)
  func advance(of glyph: UInt16) -> Int { Int(advances[Int(glyph)]) }

  /// By how much two glyphs are moved together or apart.
  ///
  /// A line never gets shorter by another cluster, whatever a table says.
  @inline(__always)
  func kerning(_ left: UInt16, _ right: UInt16) -> Int {
    guard let pair = table.kerning(left, right) else { return 0 }
    let kerning = (pair.text * textKerning + pair.display * displayKerning) >> 20
    return max(kerning, -min(advance(of: left), advance(of: right)))
  }
}
