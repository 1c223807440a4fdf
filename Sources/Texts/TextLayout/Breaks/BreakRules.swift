/// Line breaking by UAX #14, as ICU implements it, without dictionaries.
///
/// Implemented here because ICU scans a text from its start. These rules decide about a single
/// position from its neighbors: back over spaces and digits, and forward over one character.
/// Finding the breakpoints of a text only needs the positions near its middle.
///
/// A position is decided by the character before it (`last`), the character after it (`next`) and,
/// if `last` is a space, the character before all spaces (`before`):
///
///     …  (   ⎵  ⎵  5      before = (   last = ⎵   next = 5
///        ▲      │  ▲      no break: an opening bracket prevents a break even after spaces
///     before  last next
///
/// The rules are applied in the order of UAX #14; the first match decides. Sets are named after
/// their effect: there is no break after `holdsNext`, no break before `holdsOverBlanks`, even after
/// spaces, and none directly before `trails`. Numbers are matched backward over points and slashes
/// to a digit, as in `1.5/3`.
enum BreakRules {
  /// Returns whether a line may break before a character.
  ///
  /// - Parameters:
  ///   - place: the index of the character, at least 1.
  ///   - count: the number of characters; marks are part of the preceding character.
  ///   - at: returns the class of a character.
  /// - Returns: `true` if the line may break there.
  @inline(__always)
  static func mayBreak(before place: Int, count: Int, at: (Int) -> BreakClass) -> Bool {
    let next = at(place)
    let last = at(place - 1)
    if last == .ending { return true }
    if next.neverBeginsLine { return false }
    guard last == .space else {
      return mayBreak(between: last, at: place - 1, and: next, count: count, at: at)
    }
    var before = place - 1
    while before >= 0, at(before) == .space { before -= 1 }
    if before >= 0, at(before) == .zeroWidthSpace { return true }
    // A number may start with a point, as in "from .5", but not after an opening bracket.
    if next == .infix {
      return place + 1 < count && at(place + 1) == .numeric
        && !(before >= 0 && at(before).opens)
    }
    guard before >= 0 else { return !next.holdsOverBlanks }
    switch at(before) {
    case .open, .openWide: return false
    case .quotation: return !next.opens && !next.holdsOverBlanks
    case .close, .closeParenthesis, .closeWide:
      return next != .nonstarter && !next.holdsOverBlanks
    case .breakBoth: return next != .breakBoth && !next.holdsOverBlanks
    default: return !next.holdsOverBlanks
    }
  }

  /// Returns whether a line may break between two characters without a space between them.
  @inline(__always)
  private static func mayBreak(
    between last: BreakClass, at place: Int, and next: BreakClass, count: Int,
    at: (Int) -> BreakClass
  ) -> Bool {
    // The most common case first: inside a word.
    if last == .alphabetic, next == .alphabetic {
      return false
    }
    if last == .zeroWidthSpace { return true }
    if last.holdsNext || next.holdsOverBlanks || next == .infix { return false }
    // A hyphen after a Hebrew letter belongs to the word, whatever follows.
    if last.breaksBeforeGlue, place > 0, at(place - 1) == .hebrew, next != .contingent {
      return false
    }
    if next == .glue { return last.breaksBeforeGlue }
    if last == .quotation || next == .quotation { return false }
    if last == .contingent || next == .contingent { return true }
    if last.isHyphen, next == .alphabetic,
      place == 0 || mayBreak(beforeHyphen: place, at: at)
    {
      return false
    }
    if next.trails || last == .breakBefore { return false }
    if last == .symbol, next == .hebrew { return false }
    if next == .inseparable { return false }
    if next.isLetter {
      return !(last.isLetter || last.holdsLetters)
    }
    switch next {
    case .numeric:
      if last == .symbol { return !isInNumber(place, at: at) }
      return !last.holdsNumbers
    case .postfix, .prefix:
      if last.isLetter || last == .numeric { return false }
      if next == .postfix, last.holdsPostfixes { return false }
      if last.closes { return place == 0 || !isInNumber(place - 1, at: at) }
      return !(last.isInNumbers && isInNumber(place, at: at))
    case .open, .openWide:
      if last.isCurrency { return !isNumber(at: place + 2, count: count, at: at) }
      return !(next == .open && (last.isLetter || last == .numeric))
    case .ideograph, .emojiBase: return last != .prefix
    case .emojiModifier: return !(last.bearsSkinTone || last == .prefix)
    case .reservedEmoji: return last != .prefix
    case .regionalSecond: return last != .regionalFirst
    case .jamoLead, .hangulPair, .hangulTriple: return last != .jamoLead && last != .prefix
    case .jamoVowel: return !(last.holdsVowels || last == .prefix)
    case .jamoTail: return !(last.holdsTails || last == .prefix)
    case .breakBoth: return last != .breakBoth
    default: return true
    }
  }

  /// Returns whether a line may break before a hyphen, so that the hyphen starts a word.
  private static func mayBreak(beforeHyphen place: Int, at: (Int) -> BreakClass) -> Bool {
    var before = place - 1
    switch at(before) {
    case .ending, .zeroWidthSpace, .contingent: return true
    case .space: break
    default: return false
    }
    while before >= 0, at(before) == .space { before -= 1 }
    return before < 0 || !at(before).opens
  }

  /// Returns whether there is a digit, or a point followed by a digit, at an index.
  private static func isNumber(at place: Int, count: Int, at: (Int) -> BreakClass) -> Bool {
    guard place < count else { return false }
    if at(place) == .infix, place + 1 < count { return at(place + 1) == .numeric }
    return at(place) == .numeric
  }

  /// Returns whether a character is part of a number: a digit, or points and slashes after one.
  private static func isInNumber(_ place: Int, at: (Int) -> BreakClass) -> Bool {
    var before = place
    while before >= 0, at(before).isInNumbers { before -= 1 }
    return before >= 0 && at(before) == .numeric
  }
}

/// The sets of classes used by the rules.
extension BreakClass {
  fileprivate var neverBeginsLine: Bool {
    switch self {
    case .ending, .space, .zeroWidthSpace: true
    default: false
    }
  }

  /// Whether there is no break before the character, even after spaces.
  fileprivate var holdsOverBlanks: Bool {
    switch self {
    case .wordJoiner, .close, .closeParenthesis, .closeWide, .exclamation, .symbol: true
    default: false
    }
  }

  fileprivate var opens: Bool {
    switch self {
    case .open, .openWide: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .close, .closeParenthesis, .closeWide: true
    default: false
    }
  }

  fileprivate var holdsNext: Bool {
    switch self {
    case .wordJoiner, .glue, .open, .openWide: true
    default: false
    }
  }

  fileprivate var breaksBeforeGlue: Bool {
    switch self {
    case .breakAfter, .hyphenAfter, .hyphen: true
    default: false
    }
  }

  fileprivate var isHyphen: Bool {
    switch self {
    case .hyphen, .hyphenAfter: true
    default: false
    }
  }

  fileprivate var trails: Bool {
    switch self {
    case .breakAfter, .hyphenAfter, .hyphen, .nonstarter: true
    default: false
    }
  }

  fileprivate var isLetter: Bool {
    switch self {
    case .alphabetic, .hebrew, .dictionary: true
    default: false
    }
  }

  fileprivate var holdsLetters: Bool {
    switch self {
    case .numeric, .prefix, .postfix, .infix, .closeParenthesis: true
    default: false
    }
  }

  fileprivate var holdsNumbers: Bool {
    switch self {
    case .alphabetic, .hebrew, .dictionary, .numeric, .prefix, .postfix, .hyphen, .infix,
      .closeParenthesis:
      true
    default: false
    }
  }

  fileprivate var holdsPostfixes: Bool {
    switch self {
    case .ideograph, .emojiBase, .emojiModifier, .reservedEmoji, .jamoLead, .jamoVowel, .jamoTail,
      .hangulPair, .hangulTriple:
      true
    default: false
    }
  }

  fileprivate var isCurrency: Bool {
    switch self {
    case .prefix, .postfix: true
    default: false
    }
  }

  fileprivate var isInNumbers: Bool {
    switch self {
    case .symbol, .infix: true
    default: false
    }
  }

  fileprivate var bearsSkinTone: Bool {
    switch self {
    case .emojiBase, .reservedEmoji: true
    default: false
    }
  }

  fileprivate var holdsVowels: Bool {
    switch self {
    case .jamoLead, .jamoVowel, .hangulPair: true
    default: false
    }
  }

  fileprivate var holdsTails: Bool {
    switch self {
    case .jamoVowel, .jamoTail, .hangulPair, .hangulTriple: true
    default: false
    }
  }
}
