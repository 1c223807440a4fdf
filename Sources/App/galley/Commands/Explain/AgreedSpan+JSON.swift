import GrammarAgreement
import JSONDocuments
import LocalizedText
import PreviewRows

extension AgreedSpan {
  /// Writes what became of the span, as members of the open object.
  func write(into json: inout JSONWriter<String>) {
    json.member("before", before)
    json.member("after", after)
    json.member("language", language)
    writeAttributes(into: &json)
    json.member("basis", basis.name)
    switch basis {
    case .notInstalled(let package): json.member("package", package)
    case .unusable(let fault): json.member("fault", fault)
    default: break
    }
    json.object("agrees") { agreement.features.write(into: &$0) }
    json.array("words", agreement.words) { json, word in
      json.object { word.write(into: &$0) }
    }
    json.array("notes", agreement.notes) { json, note in
      json.object { note.write(into: &$0) }
    }
  }

  private func writeAttributes(into json: inout JSONWriter<String>) {
    json.object("attributes") { json in
      switch attributes.inflection {
      case .automatic: json.member("inflect") { $0.value(true) }
      case .explicit(let features): json.object("inflect") { features.write(into: &$0) }
      case nil: break
      }
      if let features = attributes.morphology {
        json.object("morphology") { features.write(into: &$0) }
      }
      if let text = attributes.alternative { json.member("inflectionAlternative", text) }
      if let number = attributes.argument { json.member("agreeWithArgument", number) }
      if let number = attributes.concept { json.member("agreeWithConcept", number) }
      if let number = attributes.referent { json.member("referentConcept", number) }
      if let tag = attributes.language { json.member("languageIdentifier", tag) }
    }
  }
}

extension AgreedSpan.Basis {
  /// The name for programs.
  fileprivate var name: String {
    switch self {
    case .lexicon: "lexicon"
    case .rules, .notInstalled, .unusable: "rules"
    case .loading: "loading"
    case .unchanged(.language): "no-lexicon"
    case .unchanged(.attributes): "unreadable-attribute"
    case .unchanged(.description): "description"
    case .unchanged(.placeholder): "unfilled-placeholder"
    case .unchanged(.argument): "no-argument"
    case .unchanged(.concept): "no-concept"
    }
  }
}

extension GrammaticalFeatures {
  fileprivate func write(into json: inout JSONWriter<String>) {
    if let partOfSpeech { json.member("partOfSpeech", partOfSpeech.rawValue) }
    if let gender { json.member("grammaticalGender", gender.rawValue) }
    if let number { json.member("number", number.rawValue) }
    if let grammaticalCase { json.member("grammaticalCase", grammaticalCase.rawValue) }
    if let definiteness { json.member("definiteness", definiteness.rawValue) }
  }
}

extension Agreement.Word {
  fileprivate func write(into json: inout JSONWriter<String>) {
    json.member("before", before)
    json.member("after", after)
    json.member("origin", origin.rawValue)
    json.member("head") { $0.value(isHead) }
    json.member("reading", readings.firstIndex { $0 == chosen })
    json.array("readings", readings) { json, reading in
      json.object {
        $0.member("lemma", reading.lemma)
        $0.member("class", reading.wordClass.name)
        $0.array("form", reading.form.genderNames + reading.form.numberNames) { $0.value($1) }
      }
    }
  }
}

extension Agreement.Note {
  fileprivate func write(into json: inout JSONWriter<String>) {
    switch self {
    case .unknownWord(let word):
      json.member("note", "unknown-word")
      json.member("word", word)
    case .ambiguous(let word, let parts):
      json.member("note", "ambiguous")
      json.member("word", word)
      json.array("partsOfSpeech", parts) { $0.value($1.rawValue) }
    case .noLexicon: json.member("note", "no-lexicon")
    case .notInflectedByApple: json.member("note", "not-inflected-by-apple")
    case .tooLong: json.member("note", "too-long")
    }
  }
}
