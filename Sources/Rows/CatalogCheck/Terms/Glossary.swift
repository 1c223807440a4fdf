package import LocalizedText
package import SourceText

/// The terms of a project, and how they are translated.
///
/// ```swift
/// glossary.terms(in: "Delete all accounts").map(\.text)  // ["account"]
/// ```
package struct Glossary: Equatable, Sendable {
  /// A word or phrase of the source language.
  package struct Term: Equatable, Sendable {
    package var text: String
    /// The translations by language; the first of each is the usual one.
    package var translations: [String: [String]] = [:]
    /// Whether capital letters count.
    package var countsCase = false
    /// Whether translations keep the term as it is.
    package var isKept = false
    /// The location in the settings or the glossary.
    package var location: SourceLocation

    package init(_ text: String, location: SourceLocation = .start) {
      self.text = text
      self.location = location
    }

    /// Returns the translations into a locale, or those into its language; empty if there are none.
    package func translations(in locale: LocaleTag) -> [String] {
      if isKept { return [text] }
      let locale = locale.withoutPrivateUse
      let tags = translations.map { (tag: LocaleTag($0.key), texts: $0.value) }
      if let own = tags.first(where: { $0.tag == locale }) { return own.texts }
      return tags.first { $0.tag == LocaleTag(language: locale.language) }?.texts ?? []
    }
  }

  /// The terms in the order of their files.
  package private(set) var terms: [Term] = []
  /// The words of each term.
  private var words: [[[UInt8]]] = []
  /// The numbers of the terms by the beginning of their first word.
  private var index: [[UInt8]: [Int]] = [:]

  /// Creates an empty glossary.
  package init() {}

  package init(_ terms: [Term]) { for term in terms { add(term) } }

  /// Adds a term; translations of a known term are added to it.
  package mutating func add(_ term: Term) {
    let known = terms.firstIndex { $0.text == term.text && $0.countsCase == term.countsCase }
    if let known {
      terms[known].translations.merge(term.translations) { $0 + $1 }
      terms[known].isKept = terms[known].isKept || term.isKept
      return
    }
    let folded = FoldedWords(term.text).words
    guard let first = folded.first else { return }
    index[Self.beginning(of: first), default: []].append(terms.count)
    terms.append(term)
    words.append(folded)
  }

  /// Returns the terms that occur in a source string, in inflected forms too, in the order of the
  /// glossary.
  package func terms(in source: String) -> [Term] {
    guard !terms.isEmpty else { return [] }
    let own = FoldedWords(source).words
    var found: Set<Int> = []
    for place in own.indices {
      for number in index[Self.beginning(of: own[place])] ?? [] where !found.contains(number) {
        let wanted = words[number]
        guard place + wanted.count <= own.count,
          zip(wanted, own[place...]).allSatisfy({ $1.isForm(of: $0) }),
          !terms[number].countsCase || source.contains(terms[number].text)
        else { continue }
        found.insert(number)
      }
    }
    return found.sorted().map { terms[$0] }
  }

  /// Returns the terms of a source string that its translation ignores, each with the translations
  /// that the glossary has for it.
  package func ignored(
    in translation: String, of source: String, locale: LocaleTag
  ) -> [(term: Term, expected: [String])] {
    let found = terms(in: source)
    guard !found.isEmpty else { return [] }
    let words = FoldedWords(translation)
    return found.compactMap { term in
      let expected = term.translations(in: locale)
      guard !expected.isEmpty else { return nil }
      if term.isKept { return translation.contains(term.text) ? nil : (term, expected) }
      let isUsed = expected.contains { wanted in
        words.hold(wanted) && (!term.countsCase || translation.holdsStem(of: wanted))
      }
      return isUsed ? nil : (term, expected)
    }
  }

  /// The bytes that a word shares with its forms.
  private static func beginning(of word: [UInt8]) -> [UInt8] { Array(word.prefix(3)) }
}

extension Glossary {
  package static func == (one: Glossary, other: Glossary) -> Bool { one.terms == other.terms }
}

extension [UInt8] {
  /// Whether the word is a term in the plural, the genitive or another form with a short ending.
  ///
  /// "accounts" is a form of "account", but "country" is none of "count".
  fileprivate func isForm(of term: [UInt8]) -> Bool {
    if self == term { return true }
    if term.last == UInt8(ascii: "y"), term.count > 3,
      elementsEqual(Array(term.dropLast()) + Array("ies".utf8))
    {
      return true
    }
    guard term.count > 2, starts(with: term) else { return false }
    return Self.endings.contains(Array(dropFirst(term.count)))
  }

  private static let endings = Set(
    ["s", "es", "e", "n", "en", "er", "ern", "ed", "d", "ing"].map { Array($0.utf8) })

  /// The beginning that the forms of a word of a translation share: the word without its last third,
  /// and without less if it is short.
  fileprivate var stem: ArraySlice<UInt8> {
    prefix(count < 4 ? count : Swift.max(3, count - Swift.max(1, count / 3)))
  }

  /// Whether the letters are of a script that separates no words by spaces, or of one that adds
  /// particles to them.
  fileprivate var isUnspaced: Bool {
    guard count > 1, let script = Script(self[0], self[1]) else { return false }
    return [.thai, .hangul, .kana, .han].contains(script)
  }
}

extension FoldedWords {
  /// Whether all words of a term occur, in any form and order, and alone or in compounds.
  fileprivate func hold(_ term: String) -> Bool {
    FoldedWords(term).words.allSatisfy { word in
      if word.isUnspaced { return joined.holds(word) }
      let stem = word.stem
      // A short word is found by its beginning alone: "app" is not a part of "klappen".
      if word.count < 4 {
        return words.contains { $0.starts(with: stem) && $0.count < word.count + 3 }
      }
      return words.contains { $0.holds(stem) }
    }
  }
}

extension String {
  /// Whether the beginning of a term occurs with its capital letters.
  fileprivate func holdsStem(of term: String) -> Bool {
    term.split(separator: " ").allSatisfy { word in
      contains(word.prefix(Swift.max(1, word.count - word.count / 3)))
    }
  }
}
