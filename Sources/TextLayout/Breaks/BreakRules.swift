/// Where lines may end: UAX #14 as ICU has it, for everything that needs no dictionary.
///
/// A place is judged by its neighbours, as far as the rules look: back over blanks and over a
/// number, forward over one character. Who wants to know one place in a long text asks for that.
enum BreakRules {
  /// Whether a line may end before a character of a text.
  ///
  /// - Parameters:
  ///   - place: the number of the character, more than 0.
  ///   - count: how many characters the text has; marks count as part of what they stand on.
  ///   - at: the class of a character; flags come as first and second halves.
  /// - Returns: whether it may.
  @inline(__always)
  static func mayBreak(before place: Int, count: Int, at: (Int) -> BreakClass) -> Bool {
    let next = at(place)
    let last = at(place - 1)
    if last == .ending { return true }
    if neverBefore.contains(next) { return false }
    guard last == .space else {
      return mayBreak(between: last, at: place - 1, and: next, count: count, at: at)
    }
    // The leading point of a number stands by itself: "from .5".
    if next == .infix { return place + 1 < count && at(place + 1) == .numeric }
    var behind = place - 1
    while behind >= 0, at(behind) == .space { behind -= 1 }
    guard behind >= 0 else { return !notBehindBlanks.contains(next) }
    switch at(behind) {
    case .zeroWidthSpace: return true
    case .open, .openWide: return false
    case .quotation: return !opening.contains(next) && !notBehindBlanks.contains(next)
    case .close, .closeParenthesis, .closeWide:
      return !starting.contains(next) && !notBehindBlanks.contains(next)
    case .breakBoth: return next != .breakBoth && !notBehindBlanks.contains(next)
    default: return !notBehindBlanks.contains(next)
    }
  }

  /// The same where no blank stands between the two.
  @inline(__always)
  private static func mayBreak(
    between last: BreakClass, at place: Int, and next: BreakClass, count: Int,
    at: (Int) -> BreakClass
  ) -> Bool {
    // The commonest first: inside of a word.
    if last == .alphabetic, next == .alphabetic {
      return false
    }
    if last == .zeroWidthSpace { return true }
    if holdsNext.contains(last) || notBehindBlanks.contains(next) || next == .infix { return false }
    if next == .glue { return glueBreakers.contains(last) }
    if last == .quotation || next == .quotation { return false }
    if last == .contingent || next == .contingent { return true }
    if hyphens.contains(last), next == .alphabetic,
      place == 0 || mayBreak(beforeHyphen: place, at: at)
    {
      return false
    }
    if trailing.contains(next) || last == .breakBefore { return false }
    if afterHebrew.contains(last), place > 0, at(place - 1) == .hebrew { return false }
    if last == .symbol, next == .hebrew { return false }
    if next == .inseparable { return false }
    if letters.contains(next) {
      return !(letters.contains(last) || beforeLetters.contains(last))
    }
    switch next {
    case .numeric:
      if last == .symbol { return !isInNumber(place, at: at) }
      return !beforeNumbers.contains(last)
    case .postfix, .prefix:
      if letters.contains(last) || last == .numeric { return false }
      if next == .postfix, beforePostfix.contains(last) { return false }
      if closing.contains(last) { return place == 0 || !isInNumber(place - 1, at: at) }
      return !(numberInfix.contains(last) && isInNumber(place, at: at))
    case .open, .openWide:
      if currency.contains(last) { return !isNumber(at: place + 2, count: count, at: at) }
      return !(next == .open && (letters.contains(last) || last == .numeric))
    case .ideograph, .emojiBase: return last != .prefix
    case .emojiModifier: return !(emojiBases.contains(last) || last == .prefix)
    case .reservedEmoji: return last != .prefix
    case .regionalSecond: return last != .regionalFirst
    case .jamoLead, .hangulPair, .hangulTriple: return last != .jamoLead && last != .prefix
    case .jamoVowel: return !(beforeVowels.contains(last) || last == .prefix)
    case .jamoTail: return !(beforeTails.contains(last) || last == .prefix)
    case .breakBoth: return last != .breakBoth
    default: return true
    }
  }

  /// Whether a line may end before a hyphen: only there does one open a word.
  private static func mayBreak(beforeHyphen place: Int, at: (Int) -> BreakClass) -> Bool {
    var behind = place - 1
    switch at(behind) {
    case .ending, .zeroWidthSpace, .contingent: return true
    case .space: break
    default: return false
    }
    while behind >= 0, at(behind) == .space { behind -= 1 }
    return behind < 0 || !opening.contains(at(behind))
  }

  /// Whether a number, or its sign or point and then one, stands at a place.
  private static func isNumber(at place: Int, count: Int, at: (Int) -> BreakClass) -> Bool {
    guard place < count else { return false }
    if at(place) == .infix, place + 1 < count { return at(place + 1) == .numeric }
    return at(place) == .numeric
  }

  /// Whether a character belongs to a number with its points and strokes.
  private static func isInNumber(_ place: Int, at: (Int) -> BreakClass) -> Bool {
    var behind = place
    while behind >= 0, numberInfix.contains(at(behind)) { behind -= 1 }
    return behind >= 0 && at(behind) == .numeric
  }

  // MARK: Classes

  private static let neverBefore: BreakClasses = [.ending, .space, .zeroWidthSpace]
  /// Belong to what stands before them even where blanks stand between.
  private static let notBehindBlanks: BreakClasses = [
    .wordJoiner, .close, .closeParenthesis, .closeWide, .exclamation, .symbol,
  ]
  private static let opening: BreakClasses = [.open, .openWide]
  private static let closing: BreakClasses = [.close, .closeParenthesis, .closeWide]
  private static let starting: BreakClasses = [.nonstarter]
  private static let holdsNext: BreakClasses = [.wordJoiner, .glue, .open, .openWide]
  private static let glueBreakers: BreakClasses = [.breakAfter, .hyphenAfter, .hyphen]
  private static let hyphens: BreakClasses = [.hyphen, .hyphenAfter]
  private static let trailing: BreakClasses = [.breakAfter, .hyphenAfter, .hyphen, .nonstarter]
  private static let afterHebrew: BreakClasses = [.breakAfter, .hyphenAfter, .hyphen]
  private static let letters: BreakClasses = [.alphabetic, .hebrew, .dictionary]
  private static let beforeLetters: BreakClasses = [
    .numeric, .prefix, .postfix, .infix, .closeParenthesis,
  ]
  private static let beforeNumbers: BreakClasses = [
    .alphabetic, .hebrew, .dictionary, .numeric, .prefix, .postfix, .hyphen, .infix,
    .closeParenthesis,
  ]
  private static let beforePostfix: BreakClasses = [
    .ideograph, .emojiBase, .emojiModifier, .reservedEmoji, .jamoLead, .jamoVowel, .jamoTail,
    .hangulPair, .hangulTriple,
  ]
  private static let currency: BreakClasses = [.prefix, .postfix]
  private static let numberInfix: BreakClasses = [.symbol, .infix]
  private static let emojiBases: BreakClasses = [.emojiBase, .reservedEmoji]
  private static let beforeVowels: BreakClasses = [.jamoLead, .jamoVowel, .hangulPair]
  private static let beforeTails: BreakClasses = [
    .jamoVowel, .jamoTail, .hangulPair, .hangulTriple,
  ]
}
