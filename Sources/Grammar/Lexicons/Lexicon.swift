/// The words of one language.
///
/// Words are looked up as they are written. The caller tries other spellings, such as lower case.
public protocol Lexicon: Sendable {
  /// The ways to read a word; none if the lexicon does not know it.
  func readings(of word: String) -> [Reading]

  /// The forms of the word that a reading is about, in the order of the lexicon.
  ///
  /// Only forms of the same class count: for an adjective no comparatives, for a verb nothing.
  func forms(of reading: Reading) -> [WordForm]
}
