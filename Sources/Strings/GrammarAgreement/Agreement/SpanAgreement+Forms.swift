extension SpanAgreement {
  /// Inflects the words of a phrase to agree with its noun, or else with something outside the
  /// span.
  mutating func agree(_ phrase: Phrase, with wanted: Target, isElsewhere: Bool) {
    var target = wanted
    target.isElsewhere = isElsewhere
    if target.number == nil { target.number = phrase.number.map(FormNumber.init) }
    let head = isElsewhere && !phrase.hasOwnNoun(words) ? nil : phrase.head
    if phrase.rank != .adjective { place(phrase.words, around: head) }
    if let head {
      agreeHead(head, of: phrase, with: &target)
    } else {
      if target.number == nil { target.number = writtenNumber(of: phrase, nil) }
      if target.gender == nil, !isElsewhere { target.gender = .masculine }
    }
    var determiner: String?
    let shades = shades(in: phrase)
    for index in phrase.words where index != head && !shades.contains(index) {
      let isBefore = head.map { index < $0 } ?? true
      if let reading = words[index].determiner {
        guard isBefore || reading.agreesAnywhere else { continue }
        determiner = words[index].lower
        let form =
          rules.determinerForm(of: words[index], for: target)
          ?? reading.forms.first { $0.serves(target.gender, target.number) }
        show(form, at: index, as: reading, .lexicon)
      } else {
        agreeAdjective(index, with: target, after: determiner)
      }
    }
  }

  /// Returns the colors of a phrase that have a shade, and the shades.
  private func shades(in phrase: Phrase) -> Set<Int> {
    guard !rules.colors.colors.isEmpty else { return [] }
    var shades: Set<Int> = []
    for (color, shade) in zip(phrase.words, phrase.words.dropFirst())
    where rules.colors.shades.contains(words[shade].lower) && color != phrase.head {
      guard rules.colors.colors.contains(words[color].lower) else { continue }
      shades.formUnion([color, shade])
    }
    return shades
  }

  /// Records where the words of a phrase are, relative to its noun.
  private mutating func place(_ indices: [Int], around head: Int?) {
    guard let head else { return }
    // If the noun is not in the lexicon, adjacent unknown words are parts of the same name.
    let isName = hasLexicon && words[head].known.source == .unknown
    for index in indices {
      words[index].leadsToNoun = index <= head
      words[index].isAfterNoun = index > head
      words[index].isPartOfName = isName && words[index].known.source == .unknown
    }
  }

  // MARK: The noun

  private mutating func agreeHead(_ index: Int, of phrase: Phrase, with target: inout Target) {
    let word = words[index]
    words[index].isHead = true
    guard let noun = noun(of: word, in: phrase, wanted: target.gender) else {
      // An adjective used as a noun: "2 eliminados".
      target.number = target.number ?? writtenNumber(of: phrase, word.adjective?.reading.form)
      let isFeminine = word.adjective?.reading.form.genders == [.feminine]
      target.gender = target.gender ?? word.hint?.gender ?? (isFeminine ? .feminine : .masculine)
      agreeAdjective(index, with: target, after: determiner(of: phrase))
      words[index].features = GrammaticalFeatures(
        gender: target.gender, number: target.number?.category)
      return
    }
    var written = noun.reading.form
    // "Benutzer" is both singular and plural, with a reading for each.
    for other in word.known.readings
    where other.isNoun && other.reading.form.genders == written.genders {
      written.numbers.formUnion(other.reading.form.numbers)
    }
    target.number = target.number ?? writtenNumber(of: phrase, written)
    let gender = gender(of: word, written, in: phrase, noun, target)
    var origin =
      word.known.source == .unknown || word.known.isOnlyVerb ? Agreement.Origin.rule : .lexicon
    var form =
      noun.forms.first { $0.serves(gender, target.number) }
      ?? noun.forms.first { $0.serves(nil, target.number) }
    if form == nil, rules.completesLexicon {
      form = rules.nounForms(of: word).first { $0.serves(nil, target.number) }
      form?.features.genders = written.genders
      origin = .rule
    }
    let genders = form?.features.genders ?? written.genders
    target.gender = gender.flatMap { genders.contains($0) ? $0 : nil } ?? genders.first
    if rules.hasGender, target.gender == nil { target.gender = gender }
    if let plain = form { form = rules.nounForm(plain, of: word, for: target) }
    show(form, at: index, as: noun, origin)
    words[index].features = GrammaticalFeatures(
      partOfSpeech: .noun, gender: target.gender, number: target.number?.category)
  }

  /// Returns the reading of a word as a noun, even if it is unknown, or nil if it is an adjective.
  private func noun(
    of word: SpanWord, in phrase: Phrase, wanted: GrammaticalGender?
  ) -> WordReading? {
    let nouns = word.known.readings.filter(\.isNoun)
    if nouns.isEmpty {
      guard word.known.source == .unknown || word.known.isOnlyVerb, phrase.rank != .adjective
      else { return nil }
      return guessedNoun(of: word)
    }
    guard nouns.count > 1 else { return nouns[0] }
    let gender = word.hint?.gender ?? writtenGender(of: phrase) ?? wanted
    let matching = nouns.filter { $0.reading.form.serves(gender) }
    let singular = (matching.isEmpty ? nouns : matching).first { $0.reading.form.isSingular }
    return singular ?? matching.first ?? nouns[0]
  }

  private func guessedNoun(of word: SpanWord) -> WordReading? {
    var forms =
      word.known.isInitialism
      ? .noun(word.lower, word.lower + rules.initialismEnding, .masculine)
      : rules.nounForms(of: word)
    if let gender = word.hint?.gender {
      for index in forms.indices { forms[index].features.genders = [gender] }
    }
    guard let given = forms.first(where: { $0.text == word.lower }) ?? forms.first else {
      return nil
    }
    let reading = Reading(lemma: forms[0].text, wordClass: .noun, form: given.features)
    return WordReading(reading: reading, forms: forms)
  }

  /// Returns the gender of the noun: the requested one if the noun has such a form, like "amico",
  /// or else its own.
  private func gender(
    of word: SpanWord, _ written: FormFeatures, in phrase: Phrase, _ noun: WordReading,
    _ target: Target
  ) -> GrammaticalGender? {
    if let wanted = target.gender,
      noun.forms.contains(where: {
        $0.features.genders.contains(wanted) && $0.serves(wanted, target.number)
      })
    {
      return wanted
    }
    if let only = written.genders.only { return only }
    let possible = word.hint?.gender ?? writtenGender(of: phrase)
    if let possible, written.genders.contains(possible) { return possible }
    return written.genders.first
  }

  // MARK: The other words

  /// Inflects an adjective and leaves any other word unchanged.
  private mutating func agreeAdjective(
    _ index: Int, with target: Target, after determiner: String?
  ) {
    let word = words[index]
    guard word.rank != nil, word.hint?.partOfSpeech != .noun,
      let shown = rules.adjective(word, for: target, after: determiner)
    else { return }
    show(shown.form, at: index, as: shown.reading, shown.origin)
  }

  private mutating func show(
    _ form: InflectedForm?, at index: Int, as reading: WordReading, _ origin: Agreement.Origin
  ) {
    words[index].chosen = reading
    guard let form else { return }
    words[index].shown = form
    words[index].origin = origin
  }

  // MARK: As the words are written

  /// Returns the number in which the words of a phrase are written, given the features of its noun.
  private func writtenNumber(of phrase: Phrase, _ noun: FormFeatures?) -> FormNumber {
    if let number = noun?.numbers.only { return number }
    let others = phrase.words.filter { $0 != phrase.head }.map { words[$0] }
    if let number = rules.writtenNumber(of: others, noun?.genders.first) { return number }
    return .singular
  }

  /// Returns feminine if the determiner is feminine, or else nil: masculine is the dictionary form
  /// and not significant.
  private func writtenGender(of phrase: Phrase) -> GrammaticalGender? {
    let isFeminine = phrase.words.contains { index in
      words[index].determiner?.reading.form.genders == [.feminine]
    }
    return isFeminine ? .feminine : nil
  }

  private func determiner(of phrase: Phrase) -> String? {
    phrase.words.first { words[$0].determiner != nil }.map { words[$0].lower }
  }
}

extension Phrase {
  /// Returns whether the phrase has a noun of its own, so that not all of its words agree with
  /// something outside the span.
  fileprivate func hasOwnNoun(_ words: [SpanWord]) -> Bool {
    guard let head, let rank else { return false }
    if rank == .unknown {
      return words[head].isCapitalized && !words[head].isFirst
        || self.words.contains { words[$0].determiner != nil }
    }
    return rank >= .noun
  }
}

extension WordReading {
  /// Whether the determiner also agrees after the noun: "amiga mía".
  fileprivate var agreesAnywhere: Bool { reading.wordClass == .determiner(kind: "pos") }
}

extension FormFeatures {
  fileprivate var isSingular: Bool { numbers.contains(.singular) }

  fileprivate func serves(_ gender: GrammaticalGender?) -> Bool {
    gender.map(genders.contains) ?? true
  }
}

extension FormNumber {
  /// The plural category for the number.
  var category: GrammaticalNumber { self == .singular ? .one : .other }
}
