extension SpanAgreement {
  /// Returns the result after inflection.
  func outcome(_ notes: [Agreement.Note]) -> Agreement {
    var texts = tokens.map(\.text)
    join(&texts)
    var parts = [String](repeating: "", count: request.parts.count)
    for (token, text) in zip(tokens, texts) {
      for piece in token.pieces(of: text) { parts[piece.part] += piece.text }
    }
    let shownWords = words.map { word in
      Agreement.Word(
        before: word.written, after: texts[word.token], part: word.part,
        readings: word.known.plainReadings, chosen: word.chosen?.reading,
        isHead: word.isHead, origin: word.origin)
    }
    return Agreement(
      parts: parts, words: shownWords, features: features, partFeatures: partFeatures,
      notes: notes + remarks)
  }

  /// The features of the first noun, or of the target outside the span.
  private var features: GrammaticalFeatures {
    words.lazy.compactMap(\.features).first
      ?? GrammaticalFeatures(gender: elsewhere.gender, number: elsewhere.number?.category)
  }

  /// The features of each part's noun, or of its number.
  ///
  /// The noun of an argument counts even if it is not the head, like "immagine" in "file immagine".
  private var partFeatures: [GrammaticalFeatures?] {
    var features = request.parts.map { part in part.number.map { GrammaticalFeatures(number: $0) } }
    for word in words where features[word.part] == nil { features[word.part] = word.features }
    for word in words
    where features[word.part] == nil && request.parts[word.part].argument != nil {
      guard let noun = word.known.readings.first(where: \.isNoun), word.rank != .adjective else {
        continue
      }
      let written = (word.chosen ?? noun).reading.form
      features[word.part] = GrammaticalFeatures(
        partOfSpeech: .noun, gender: word.hint?.gender ?? written.genders.first,
        number: (written.numbers.contains(.singular) ? FormNumber.singular : .plural).category)
    }
    return features
  }

  /// Notes about the words: unknown ones, and ambiguous ones without a hint.
  private var remarks: [Agreement.Note] {
    if case .referent = request.source { return [] }
    var notes: [Agreement.Note] = []
    let isDeclared = words.contains { $0.hint?.partOfSpeech != nil }
    for word in words where word.chosen != nil {
      if hasLexicon, word.known.source == .unknown || word.known.source == .commonAdjective {
        notes.append(.unknownWord(word.written))
      } else if !isDeclared, let parts = rules.ambiguity(of: word) {
        notes.append(.ambiguous(word.written, parts))
      }
    }
    return notes
  }

  // MARK: Spelling

  /// Spells each word as the next word requires, from last to first.
  ///
  /// "lo insalata" becomes "l'insalata", without the space.
  private func join(_ texts: inout [String]) {
    var next: FollowingWord?
    var index = words.count - 1
    for token in tokens.indices.reversed() {
      switch tokens[token].kind {
      case .gap:
        if !texts[token].isPlainSpace { next = nil }
      case .number:
        next = FollowingWord(
          text: texts[token], written: texts[token], isInPhrase: false, leadsToNoun: false,
          isHead: false,
          features: FormFeatures())
      case .word:
        write(words[index], before: next, to: &texts)
        next = following(words[index], texts[token])
        index -= 1
      }
    }
  }

  private func following(_ word: SpanWord, _ text: String) -> FollowingWord {
    FollowingWord(
      text: text.lowercased(), written: text, isInPhrase: word.rank != nil,
      leadsToNoun: word.leadsToNoun, isHead: word.isHead,
      features: word.shown?.features ?? word.known.readings.first?.reading.form ?? FormFeatures())
  }

  private func write(_ word: SpanWord, before next: FollowingWord?, to texts: inout [String]) {
    guard let form = word.shown ?? word.formAsWritten else { return }
    var spelling = form.text
    if form.spellings.count > 1 {
      // An adjective uses its short form only before its noun: "buen día", but "día bueno".
      let follows = word.chosen?.isAdjective != true || next?.leadsToNoun == true
      spelling = form.spelling(rules.spelling(before: follows ? next : nil))
    }
    let text = spelling.inCase(of: word.known)
    guard text != word.written else { return }
    texts[word.token] = text
    let gap = word.token + 1
    guard spelling.hasSuffix("'") != tokens[word.token].isElided, gap < tokens.count else { return }
    if tokens[word.token].isElided {
      texts[word.token] += " "
    } else if tokens[gap].kind == .gap, texts[gap].isPlainSpace,
      texts[gap].first?.isWhitespace == true
    {
      texts[gap].removeFirst()
    }
  }
}

extension SpanWord {
  /// The form of a closed word that does not agree with anything here, such as "de" before "eau".
  ///
  /// Its spelling still depends on the next word.
  fileprivate var formAsWritten: InflectedForm? {
    guard known.source == .table else { return nil }
    guard let first = known.readings.first, !first.isAdjective else { return nil }
    return first.forms.first {
      $0.features == first.reading.form && $0.spellings.count > 1 && $0.spellings.contains(lower)
    }
  }
}

extension String {
  /// Whether the spelling of the word before the gap may depend on the word after it, as across a
  /// space or a quotation mark.
  fileprivate var isPlainSpace: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "\"", "\u{201C}", "«": true
      default: false
      }
    }
  }

  /// Returns the word with the capitalization of another: "knives" with that of "KNIFE" is
  /// "KNIVES", but "urls" with that of the initialism "URL" is "URLs".
  fileprivate func inCase(of word: KnownWord) -> String {
    guard word.hasCapitals else { return self }
    let written = word.written
    var letters = written.lazy.filter(\.isLetter).makeIterator()
    _ = letters.next()
    let isCapitals = letters.next() != nil && !written.contains(where: \.isLowercase)
    if isCapitals, !word.isInitialism { return uppercased() }
    // Keep the letters of "iPhone"; only the ending is new.
    let same = zip(self, written).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.count
    if same > 0 { return String(written.prefix(same) + dropFirst(same)) }
    return word.isCapitalized ? prefix(1).uppercased() + dropFirst() : self
  }
}
