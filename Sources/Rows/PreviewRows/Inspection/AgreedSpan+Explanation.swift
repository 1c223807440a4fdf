internal import GrammarAgreement
public import LocalizedText

extension AgreedSpan {
  /// The maximum number of words and notes to explain; real phrases are much shorter.
  private static let limit = 24

  /// The result of inflecting the span, in sentences: the whole span, what its words agree with,
  /// each word, and notes.
  ///
  /// ```swift
  /// span.explanation[0]  // "2 grande insalata" becomes "2 grandi insalate"
  /// ```
  public var explanation: [String] {
    let words = agreement.words.filter { $0.chosen != nil || $0.after != $0.before }
    return [summary] + [basis.explanation(in: language), target].compactMap(\.self)
      + words.prefix(Self.limit).map(\.explanation)
      + agreement.notes.prefix(Self.limit).compactMap(\.explanation)
  }

  private var summary: String {
    after == before
      ? "\"\(before)\" is unchanged" : "\"\(before)\" becomes \"\(after)\""
  }

  /// A description of what the words agree with, or nil if unknown.
  private var target: String? {
    let features = agreement.features.names
    guard !features.isEmpty else { return nil }
    let head = agreement.words.first(where: \.isHead).map { " with \"\($0.before)\"" } ?? ""
    return "agrees\(head): \(features.joined(separator: ", "))"
  }
}

extension AgreedSpan.Basis {
  /// Returns why the words are unchanged or were inflected only by rules, or nil for a lexicon.
  fileprivate func explanation(in language: String) -> String? {
    switch self {
    case .lexicon: nil
    case .rules: "by rules alone: no dictionary"
    case .loading: "by rules alone: loading the dictionary"
    case .notInstalled(let package):
      "by rules alone: no dictionary is installed; the package \(package) contains one"
    case .unusable(let fault): "by rules alone: \(fault)"
    case .unchanged(.language): "not inflected: no dictionary for '\(language)'"
    case .unchanged(.attributes): "not inflected: invalid attribute"
    case .unchanged(.description): "describes its words for the enclosing span"
    case .unchanged(.placeholder): "not inflected: placeholder without a value"
    case .unchanged(.argument(let number)): "not inflected: no argument \(number)"
    case .unchanged(.concept(let number)): "not inflected: no sample for concept \(number)"
    }
  }
}

extension Agreement.Word {
  fileprivate var explanation: String {
    let change = after == before ? "\"\(before)\"" : "\"\(before)\" becomes \"\(after)\""
    var facts = chosen.map { [$0.explanation] } ?? []
    switch origin {
    case .lexicon: facts.append("from the dictionary")
    case .rule: facts.append("by rule")
    case .unchanged: facts.append("unchanged")
    case .alternative: facts.append("from the alternative")
    }
    let others = readings.filter { $0 != chosen }.map(\.explanation)
    if !others.isEmpty {
      facts.append("may also be " + others.prefix(4).joined(separator: " or "))
    }
    return "\(change): \(facts.joined(separator: ", "))"
  }
}

extension Agreement.Note {
  /// The note in words, or nil if the basis of the span already covers it.
  fileprivate var explanation: String? {
    switch self {
    case .unknownWord(let word): "\"\(word)\" is not in the dictionary; Apple leaves it unchanged"
    case .ambiguous(let word, let parts):
      "\"\(word)\" may be \(parts.map(\.rawValue).joined(separator: " or "))"
    case .noLexicon: nil
    case .notInflectedByApple: "not inflected by Apple"
    case .tooLong: "too long to inflect"
    }
  }
}

extension Reading {
  /// The form and the part of speech in grammatical terms: `feminine plural noun`,
  /// `masculine/feminine singular adjective`.
  package var explanation: String {
    [form.genderNames, form.numberNames].filter { !$0.isEmpty }
      .map { $0.joined(separator: "/") + " " }.joined() + wordClass.name
  }
}

extension WordClass {
  /// The part of speech of the class; `participle` for a participle.
  package var name: String {
    switch self {
    case .noun: "noun"
    case .adjective: "adjective"
    case .participle: "participle"
    case .determiner: "determiner"
    case .verb: "verb"
    case .unchanging(let part): part.rawValue
    }
  }
}

extension FormFeatures {
  /// The genders of the form, in conventional order.
  package var genderNames: [String] {
    [GrammaticalGender.masculine, .feminine, .neuter].filter(genders.contains).map(\.rawValue)
  }

  /// The numbers of the form, in conventional order.
  package var numberNames: [String] {
    [(FormNumber.singular, "singular"), (.plural, "plural")]
      .filter { numbers.contains($0.0) }.map(\.1)
  }
}

extension GrammaticalFeatures {
  /// The known features, as spelled in catalogs.
  fileprivate var names: [String] {
    [
      partOfSpeech?.rawValue, gender?.rawValue,
      number.map { $0.isSingular ? "singular" : "plural" }, grammaticalCase?.rawValue,
      definiteness?.rawValue,
    ].compactMap(\.self)
  }
}
