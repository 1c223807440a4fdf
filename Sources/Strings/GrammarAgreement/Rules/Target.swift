/// The features that words should be inflected for.
struct Target {
  /// The gender, or nil to keep that of each word.
  var gender: GrammaticalGender?
  /// The number, or nil to keep that of each word.
  var number: FormNumber?
  /// The case, or nil for the nominative.
  var grammaticalCase: GrammaticalCase?
  /// Whether the words agree with something outside the span.
  var isElsewhere = false
}

/// The form of a word that agrees with its noun.
struct AgreeingForm {
  var form: InflectedForm
  var reading: WordReading
  var origin: Agreement.Origin
}
