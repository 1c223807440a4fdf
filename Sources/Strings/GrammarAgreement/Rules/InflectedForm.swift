/// A form of a word, with its spellings before other words.
///
/// Most forms have one spelling. The Italian article "il" has "il", "lo" and "l'".
struct InflectedForm: Hashable, Sendable {
  /// The spellings: first that of the form on its own, then the others in the order of the
  /// language's `spelling(before:)`.
  var spellings: [String]
  /// The features of the form.
  var features: FormFeatures

  /// The spelling of the form on its own.
  var text: String { spellings[0] }

  /// Creates a form.
  ///
  /// An empty list of spellings is replaced by the empty word.
  init(_ spellings: [String], _ features: FormFeatures) {
    self.spellings = spellings.isEmpty ? [""] : spellings
    self.features = features
  }

  /// Creates a form with one spelling.
  init(_ text: String, _ gender: GrammaticalGender? = nil, _ number: FormNumber? = nil) {
    let genders = gender.map { FeatureSet($0) } ?? []
    self.init([text], FormFeatures(genders: genders, numbers: number.map { [$0] } ?? []))
  }

  /// Creates a form from a lexicon.
  init(_ form: WordForm) { self.init([form.text], form.features) }

  /// Returns whether the form matches a gender and a number; nil matches anything.
  func serves(_ gender: GrammaticalGender?, _ number: FormNumber?) -> Bool {
    if let gender, !features.genders.isEmpty, !features.genders.contains(gender) { return false }
    guard let number, !features.numbers.isEmpty else { return true }
    return features.numbers.contains(number)
  }

  /// Returns the spelling at an index from the language's `spelling(before:)`.
  func spelling(_ place: Int) -> String { spellings[min(place, spellings.count - 1)] }
}

extension [InflectedForm] {
  /// Returns the four forms of an adjective: masculine and feminine singular, then plural.
  static func adjective(_ m: String, _ f: String, _ ms: String, _ fs: String) -> [InflectedForm] {
    [
      InflectedForm(m, .masculine, .singular), InflectedForm(f, .feminine, .singular),
      InflectedForm(ms, .masculine, .plural), InflectedForm(fs, .feminine, .plural),
    ]
  }

  /// Returns the forms of an adjective that does not vary by gender.
  static func adjective(_ singular: String, _ plural: String) -> [InflectedForm] {
    adjective(singular, singular, plural, plural)
  }

  /// Returns the forms of a noun: two, or one for both numbers.
  static func noun(
    _ singular: String, _ plural: String, _ gender: GrammaticalGender? = nil
  ) -> [InflectedForm] {
    guard singular == plural else {
      return [InflectedForm(singular, gender, .singular), InflectedForm(plural, gender, .plural)]
    }
    let genders = gender.map { FeatureSet($0) } ?? []
    return [
      InflectedForm([singular], FormFeatures(genders: genders, numbers: [.singular, .plural]))
    ]
  }
}
