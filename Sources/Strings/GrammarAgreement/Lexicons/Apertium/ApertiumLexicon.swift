/// The words of an Apertium generator.
///
/// A generator has all words of its language. To read a word, it is walked backward, because
/// Apertium's analyzers only have words that also exist in the other language of a pair.
///
/// ```swift
/// let italian = try ApertiumLexicon(bytes)
/// italian.readings(of: "uova")  // the plural of the noun "uovo", feminine
/// ```
public struct ApertiumLexicon: Lexicon {
  private let transducer: Transducer
  private let tags: ApertiumTags

  private var alphabet: Alphabet { transducer.alphabet }

  /// Parses a compiled generator.
  public init(_ bytes: [UInt8]) throws(TransducerFault) {
    transducer = try Transducer(bytes)
    tags = ApertiumTags(transducer.alphabet)
  }

  /// Returns the readings of a word, in file order.
  public func readings(of word: String) -> [Reading] {
    var readings: [Reading] = []
    guard let word = alphabet.symbols(of: word) else { return [] }
    for result in TransducerSearch(transducer, .fromOutput).run(word) {
      guard let reading = reading(result.written), !readings.contains(reading) else { continue }
      readings.append(reading)
    }
    return readings
  }

  /// Returns the forms of a reading's word that are of the same kind, such as an ordinal number.
  public func forms(of reading: Reading) -> [WordForm] {
    guard let lemma = alphabet.symbols(of: reading.lemma) else { return [] }
    for prefix in tags.prefixes(of: reading.wordClass) {
      let search = TransducerSearch(transducer, .fromInput, allowsTail: true)
      let found = search.run(lemma + prefix).compactMap { form($0, in: reading.wordClass) }
      // Ordinal numbers, for example, are a kind of adjective; exclude other kinds.
      guard let kind = found.first(where: { $0.form.features == reading.form })?.kind else {
        continue
      }
      return found.reduce(into: []) { forms, other in
        if other.kind == kind, !forms.contains(other.form) { forms.append(other.form) }
      }
    }
    return []
  }

  /// Returns the reading of a lemma with tags, or nil if they are not those of a single word.
  private func reading(_ symbols: [Symbol]) -> Reading? {
    guard let end = symbols.firstIndex(where: { alphabet.tagIndex($0) != nil }),
      let lemma = text(symbols[..<end]),
      let meaning = tags.meaning(of: symbols[end...])
    else { return nil }
    return Reading(lemma: lemma, wordClass: meaning.wordClass, form: meaning.features)
  }

  /// Returns the form at the end of a path from a lemma, and its kind, or nil if the form is
  /// excluded.
  private func form(
    _ result: TransducerSearch.Result, in wordClass: WordClass
  ) -> (form: WordForm, kind: [Symbol])? {
    guard let text = text(result.written[...]),
      let meaning = tags.meaning(of: result.tail[...], in: wordClass)
    else { return nil }
    return (WordForm(text, meaning.features), meaning.kind)
  }

  /// Returns symbols as a word, or nil if they form several words or contain a tag.
  private func text(_ symbols: ArraySlice<Symbol>) -> String? {
    var text = ""
    for symbol in symbols where symbol != .mergeMark {
      // "+" joins two words, "#" precedes the rest of a phrase, "_" starts the names of entries
      // that are not words.
      guard let scalar = alphabet.scalar(symbol), scalar != "+", scalar != "#", scalar != "_" else {
        return nil
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
