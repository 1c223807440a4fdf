/// An open font that is measured in place of Apple's font for one script.
struct StandIn: Sendable {
  /// A script with a stand-in.
  enum Script: CaseIterable {
    case hebrew, arabic, devanagari, bengali, tamil, thai
  }

  /// A contextual form of a letter.
  enum Form: Int, CaseIterable {
    case alone
    /// Joined to the previous letter or, in Indic scripts, before a virama and another letter.
    case joinedBefore
    case joinedAfter
    case joinedOnBothSides
  }

  let script: Script
  /// The first glyph, which is the isolated form of the first scalar; all scalars follow, form by
  /// form.
  private let start: UInt16
  /// The scalars of the script.
  let scalars: ClosedRange<UInt32>
  /// The advances of all scalars in 1/1000 em, form by form; -1 if a scalar has no such form.
  private let advances: [Int16]
  /// The advances of lam with each of four alefs: isolated, then joined to the previous letter.
  private let ligatures: [Int]

  /// The first glyph after those of this font.
  var end: UInt16 { start + UInt16(advances.count + ligatures.count) }

  /// The glyphs of the font.
  var glyphRange: Range<UInt16> { start..<end }

  /// Returns the stand-ins of all scripts, with consecutive glyphs.
  static func all(from first: UInt16) -> [StandIn] {
    var next = first
    return Script.allCases.map { script in
      let standIn = StandIn(script, start: next)
      next = standIn.end
      return standIn
    }
  }

  private init(_ script: Script, start: UInt16) {
    self.script = script
    self.start = start
    scalars = script.scalars
    advances = script.tables.flatMap { table in
      table.pairNumbers.map { $0 == StandInAdvances.absent ? -1 : Int16(clamping: $0) }
    }
    ligatures = script == .arabic ? StandInAdvances.lamAlef.pairNumbers : []
  }

  /// The scalars with an advance, and their glyphs.
  var glyphs: [(scalar: UInt32, glyph: UInt16)] {
    zip(scalars, advances.indices).compactMap { scalar, index in
      advances[index] < 0 ? nil : (scalar, start + UInt16(index))
    }
  }

  /// The advance of each glyph in 1/1000 em.
  var allAdvances: [Int] { advances.map { max(Int($0), 0) } + ligatures }

  /// Returns the glyph of a scalar in a form, or nil if the scalar does not have this form.
  func glyph(of scalar: UInt32, _ form: Form) -> UInt16? {
    guard scalars.contains(scalar) else { return nil }
    let index = form.rawValue * scalars.count + Int(scalar - scalars.lowerBound)
    guard index < advances.count, advances[index] >= 0 else { return nil }
    return start + UInt16(index)
  }

  /// Returns the glyph of lam followed by an alef, or nil for other letters.
  func ligature(_ first: UInt32, _ second: UInt32, joinedBefore: Bool) -> UInt16? {
    guard first == 0x644, let index = [0x622, 0x623, 0x625, 0x627].firstIndex(of: second) else {
      return nil
    }
    return start + UInt16(advances.count + index + (joinedBefore ? 4 : 0))
  }

  /// Returns whether a letter joins the next one.
  func joinsAfter(_ scalar: UInt32) -> Bool { glyph(of: scalar, .joinedAfter) != nil }

  /// Returns whether a letter joins the previous one.
  func joinsBefore(_ scalar: UInt32) -> Bool {
    script == .arabic && glyph(of: scalar, .joinedBefore) != nil
  }
}

extension StandIn.Script {
  fileprivate var scalars: ClosedRange<UInt32> {
    switch self {
    case .hebrew: 0x590...0x5FF
    case .arabic: 0x600...0x6FF
    case .devanagari: 0x900...0x97F
    case .bengali: 0x980...0x9FF
    case .tamil: 0xB80...0xBFF
    case .thai: 0xE00...0xE7F
    }
  }

  /// The tables of advances, one for each form.
  fileprivate var tables: [String] {
    typealias Tables = StandInAdvances
    return switch self {
    case .hebrew: [Tables.hebrew]
    case .arabic:
      [Tables.arabic, Tables.arabicFinal, Tables.arabicInitial, Tables.arabicMedial]
    case .devanagari: [Tables.devanagari, Tables.devanagariHalves]
    case .bengali: [Tables.bengali, Tables.bengaliHalves]
    case .tamil: [Tables.tamil, Tables.tamilHalves]
    case .thai: [Tables.thai]
    }
  }

  /// The virama, which removes a consonant's vowel, and the letter ra, for Indic scripts.
  var virama: (virama: UInt32, ra: UInt32)? {
    switch self {
    case .devanagari: (0x94D, 0x930)
    case .bengali: (0x9CD, 0x9B0)
    case .tamil: (0xBCD, 0xBB0)
    case .hebrew, .arabic, .thai: nil
    }
  }

  /// The ratio of the advances of Apple's font to those of the stand-in, as far as known.
  var factor: Double {
    switch self {
    case .hebrew: 0.975
    case .arabic: 0.87
    case .devanagari: 1.09
    case .bengali, .tamil: 1
    case .thai: 1.045
    }
  }

  /// The margin of error, as a fraction of the width.
  var marginOfError: Double {
    switch self {
    case .hebrew: 0.05
    case .thai: 0.06
    case .devanagari: 0.1
    case .arabic, .bengali, .tamil: 0.12
    }
  }
}
