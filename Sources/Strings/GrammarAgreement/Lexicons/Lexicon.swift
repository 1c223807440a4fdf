/// The words of one language.
///
/// Words are looked up as written. The caller tries other spellings, such as lowercase.
public protocol Lexicon: Sendable {
  /// Returns the readings of a word; empty if it is unknown.
  func readings(of word: String) -> [Reading]

  /// Returns the forms of a reading's word, in lexicon order.
  ///
  /// Only forms of the same class are included: no comparatives for an adjective, nothing for a
  /// verb.
  func forms(of reading: Reading) -> [WordForm]
}
