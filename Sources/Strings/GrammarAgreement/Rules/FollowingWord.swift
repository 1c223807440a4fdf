/// A word as seen from the previous one, whose spelling may depend on it.
struct FollowingWord {
  /// The word in lowercase, or a number as written.
  var text: String
  var written: String
  /// Whether the word can be an adjective or a noun.
  var isInPhrase: Bool
  /// Whether the word is the noun of its phrase or precedes it.
  var leadsToNoun: Bool
  /// Whether the word is the noun of its phrase.
  var isHead: Bool
  /// The features of the word's form.
  var features: FormFeatures
}
