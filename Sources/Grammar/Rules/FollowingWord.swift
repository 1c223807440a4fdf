/// The word after another, as the other's spelling depends on it.
struct FollowingWord {
  /// The word in lower case, or a number as it is written.
  var text: String
  var written: String
  /// Whether the word can be an adjective or a noun.
  var isInPhrase: Bool
  /// Whether the word is the noun of its phrase or before it.
  var leadsToNoun: Bool
  /// Whether the word is the noun.
  var isHead: Bool
  /// The grammar of the word's form.
  var features: FormFeatures
}
