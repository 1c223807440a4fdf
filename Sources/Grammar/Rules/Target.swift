/// The grammar that words should get.
struct Target {
  /// The gender; nil if each word keeps its own.
  var gender: GrammaticalGender?
  /// The number; nil if each word keeps its own.
  var number: FormNumber?
  /// The case; nil is the nominative.
  var grammaticalCase: GrammaticalCase?
  /// Whether the words agree with something that is not in the span.
  var isElsewhere = false
}

/// The form that a word gets beside its noun.
struct AgreeingForm {
  var form: InflectedForm
  var reading: WordReading
  var origin: Agreement.Origin
}
