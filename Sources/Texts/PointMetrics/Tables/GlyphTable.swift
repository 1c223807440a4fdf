internal import ICUServices

/// Maps scalars to glyphs, and pairs of glyphs to kernings.
///
/// Glyphs are numbered in this order: ``Shape``, the scalars of Inter, and those of each stand-in
/// with all their forms. All metrics share one table, which does not depend on the style; it is
/// created on first use.
final class GlyphTable: Sendable {
  static let shared = GlyphTable()

  /// A glyph with a constant advance instead of one from a font.
  enum Shape: UInt16, CaseIterable {
    /// No width: marks, format characters, newlines.
    case nothing
    case ideograph, kana, halfKana, hangul, emoji, ellipsis
    /// A letter of a script without a stand-in.
    case unknown
  }

  /// The first glyph of Inter.
  static let firstOfInter = UInt16(Shape.allCases.count)
  /// The first glyph of the stand-ins.
  let firstOfStandIns: UInt16
  /// The glyphs whose advance depends on adjacent letters, even in a cluster of their own.
  let arabicGlyphs: Range<UInt16>
  /// The stand-ins, in glyph order.
  let standIns: [StandIn]
  let interScalars: [UInt32]
  let glyphCount: Int

  /// The kerning classes of each Inter glyph, as the left and as the right glyph of a pair.
  let leftClasses: [UInt8]
  let rightClasses: [UInt8]
  /// The index in ``kernings`` for each pair of classes: one row per left class.
  let classKernings: [UInt16]
  /// The distinct kernings, in units of Inter and of Inter Display; the first is zero.
  let kernings: [(text: Int, display: Int)]

  static let blockSize = 128
  /// The start of each block of scalars in `glyphs`, or 0 if it has only shapes.
  let starts: [UInt16]
  let glyphs: [UInt16]

  private init() {
    interScalars = InterAdvances.ranges.flatMap(Array.init)
    let firstOfStandIns = Self.firstOfInter + UInt16(interScalars.count)
    let standIns = StandIn.all(from: firstOfStandIns)
    self.firstOfStandIns = firstOfStandIns
    self.standIns = standIns
    arabicGlyphs = standIns.first { $0.script == .arabic }?.glyphRange ?? 0..<0
    glyphCount = standIns.last.map { Int($0.end) } ?? Int(firstOfStandIns)

    var known: [UInt32: UInt16] = [:]
    for (index, scalar) in interScalars.enumerated() {
      known[scalar] = Self.firstOfInter + UInt16(index)
    }
    for standIn in standIns {
      for (scalar, glyph) in standIn.glyphs { known[scalar] = glyph }
    }
    var starts = [UInt16](repeating: 0, count: 0x11_0000 / Self.blockSize)
    var glyphs = [UInt16](repeating: 0, count: Self.blockSize)
    for block in Set(known.keys.map { Int($0) / Self.blockSize }).sorted() {
      starts[block] = UInt16(glyphs.count)
      let first = UInt32(block * Self.blockSize)
      for scalar in first..<first + UInt32(Self.blockSize) {
        let isNothing = Unicode.Scalar(scalar).map { ScalarProperties($0).takesNoRoom } ?? true
        let shape = isNothing ? Shape.nothing : Shape(scalar)
        glyphs.append(isNothing ? shape.rawValue : known[scalar] ?? shape.rawValue)
      }
    }
    self.starts = starts
    self.glyphs = glyphs

    let before = [UInt8](repeating: 0, count: Int(Self.firstOfInter))
    leftClasses =
      before + InterKerning.leftClasses.shortNumbers.map { UInt8(clamping: $0) }
    rightClasses =
      before + InterKerning.rightClasses.shortNumbers.map { UInt8(clamping: $0) }
    (classKernings, kernings) = Self.kernings()
  }

  /// Returns the index of the kerning of each pair of classes, and the distinct kernings.
  ///
  /// The two fonts share few distinct pairs of values, so each style has to convert only a few.
  private static func kernings() -> ([UInt16], [(text: Int, display: Int)]) {
    let text = matrix(InterKerning.text)
    let display = matrix(InterKerning.display)
    let textValues = [0] + InterKerning.textValues.map(Int.init)
    let displayValues = [0] + InterKerning.displayValues.map(Int.init)
    var numbers = [UInt16](repeating: 0, count: textValues.count * displayValues.count)
    var kernings = [(text: 0, display: 0)]
    let classes = zip(text, display).map { text, display in
      guard text != 0 || display != 0 else { return UInt16(0) }
      let place = text * displayValues.count + display
      if numbers[place] == 0 {
        numbers[place] = UInt16(clamping: kernings.count)
        kernings.append((textValues[text], displayValues[display]))
      }
      return numbers[place]
    }
    return (classes, kernings)
  }

  /// Returns, for each pair of classes, the index of its value plus one, or 0 if it has no kerning.
  private static func matrix(_ digits: String) -> [Int] {
    var matrix = [Int](
      repeating: 0, count: InterKerning.leftClassCount * InterKerning.rightClassCount)
    let numbers = digits.shortNumbers
    var place = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      place += numbers[index]
      matrix[place] = numbers[index + 1] + 1
      place += 1
    }
    return matrix
  }

  /// Returns the glyph of a scalar on its own.
  @inline(__always)
  func glyph(of scalar: UInt32) -> UInt16 {
    let start = Int(starts[Int(scalar) / Self.blockSize])
    return start > 0
      ? glyphs[start + Int(scalar) % Self.blockSize] : Self.shape(beyond: scalar)
  }

  /// Returns the shape of a scalar in a block without glyphs of Inter or stand-ins.
  @inline(never)
  static func shape(beyond scalar: UInt32) -> UInt16 {
    // Most letters are found without asking ICU.
    switch scalar {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: return Shape.ideograph.rawValue
    case 0x3041...0x3096, 0x309B...0x30FF: return Shape.kana.rawValue
    case 0xAC00...0xD7A3: return Shape.hangul.rawValue
    default: break
    }
    guard let unicode = Unicode.Scalar(scalar), !ScalarProperties(unicode).takesNoRoom else {
      return Shape.nothing.rawValue
    }
    return Shape(scalar).rawValue
  }
}

extension GlyphTable.Shape {
  /// Creates the shape of a visible scalar that has no advance in the tables.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x2026: self = .ellipsis
    case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0xFF61...0xFF9F: self = .halfKana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF:
      self = .ideograph
    case 0x2300...0x27BF, 0x2900...0x2BFF, 0x1_F000...0x1_FAFF: self = .emoji
    default: self = .unknown
    }
  }
}

extension ScalarProperties {
  /// Whether the scalar has no width of its own in a proportional font.
  fileprivate var takesNoRoom: Bool {
    switch generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      scalar != "\t"
    default: false
    }
  }
}

extension String {
  /// The numbers of a table with two digits per number.
  var pairNumbers: [Int] {
    let digits = tableDigits
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      digits[$0] * Self.tableBase + digits[$0 + 1]
    }
  }

  /// The numbers of a table with one digit per small number and three per large one.
  var shortNumbers: [Int] {
    let digits = tableDigits
    var numbers: [Int] = []
    var index = 0
    while index < digits.count {
      if digits[index] < Self.tableBase - 1 {
        numbers.append(digits[index])
        index += 1
      } else {
        numbers.append(digits[index + 1] * Self.tableBase + digits[index + 2])
        index += 3
      }
    }
    return numbers
  }

  private static let tableBase = 91

  /// The digits: the printable characters from `#` on, without the backslash.
  private var tableDigits: [Int] {
    utf8.lazy.filter { $0 >= 0x23 }.map { Int($0) - ($0 > 0x5C ? 0x24 : 0x23) }
  }
}
