/// A form of a word, with the ways to write it before other words.
///
/// Most forms are always written alike. The Italian article "il" is written "il", "lo" or "l'".
struct InflectedForm: Hashable, Sendable {
  /// The ways to write the form; the first is the form alone, the others are in the order of the
  /// language's `spelling(before:)`.
  var spellings: [String]
  /// The grammar of the form.
  var features: FormFeatures

  /// The form alone.
  var text: String { spellings[0] }

  /// Makes a form.
  ///
  /// An empty list would have no form alone, so it becomes the empty word.
  init(_ spellings: [String], _ features: FormFeatures) {
    self.spellings = spellings.isEmpty ? [""] : spellings
    self.features = features
  }

  /// Makes a form that is always written alike.
  init(_ text: String, _ gender: GrammaticalGender? = nil, _ number: FormNumber? = nil) {
    let genders = gender.map { FeatureSet($0) } ?? []
    self.init([text], FormFeatures(genders: genders, numbers: number.map { [$0] } ?? []))
  }

  /// Makes the form of a lexicon.
  init(_ form: WordForm) { self.init([form.text], form.features) }

  /// Whether the form serves a gender and a number; nil asks for nothing.
  func serves(_ gender: GrammaticalGender?, _ number: FormNumber?) -> Bool {
    if let gender, !features.genders.isEmpty, !features.genders.contains(gender) { return false }
    guard let number, !features.numbers.isEmpty else { return true }
    return features.numbers.contains(number)
  }

  /// Returns the way to write the form at a place of the language's `spelling(before:)`.
  func spelling(_ place: Int) -> String { spellings[min(place, spellings.count - 1)] }
}

extension [InflectedForm] {
  /// The four forms of an adjective: masculine and feminine, first singular, then plural.
  static func adjective(_ m: String, _ f: String, _ ms: String, _ fs: String) -> [InflectedForm] {
    [
      InflectedForm(m, .masculine, .singular), InflectedForm(f, .feminine, .singular),
      InflectedForm(ms, .masculine, .plural), InflectedForm(fs, .feminine, .plural),
    ]
  }

  /// The two forms of an adjective that has one for both genders.
  static func adjective(_ singular: String, _ plural: String) -> [InflectedForm] {
    adjective(singular, singular, plural, plural)
  }

  /// The forms of a noun: two, or one that serves both numbers.
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
