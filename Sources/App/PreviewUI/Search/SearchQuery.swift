internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// A query for words in keys, strings, and source strings.
///
/// All words must occur, in any order. Beside other words, one or two letters must begin a word, because
/// nearly every text has them somewhere: `add to c` finds "Add to cart", and not "Accessibility: add to
/// favorites".
///
/// A prefix of `key:`, `text:`, `source:`, or `comment:` restricts a word to that part, and `all:`
/// searches the strings of all languages. A word between slashes is a regular expression, which may
/// contain spaces.
struct SearchQuery: Equatable, Sendable {
  /// A searchable part of a row.
  enum Part: String, CaseIterable, Sendable { case key, text, source, comment, all }

  private struct Term: Equatable, Sendable {
    /// The part to search; nil for key, string, and source string.
    let part: Part?
    let word: Word

    /// The term as it counts beside others.
    var besideOthers: Self {
      guard case .word(let word) = word, word.text.utf8.count <= 2,
        word.text.utf8.allSatisfy(\.isASCIILetter)
      else { return self }
      return Term(part: part, word: .beginning(word))
    }
  }

  /// The search term of a word.
  private enum Word: Equatable, Sendable {
    case word(SearchWord)
    /// One or two letters that begin a word of the text.
    case beginning(SearchWord)
    case pattern(SearchPattern)
    /// An invalid regular expression, which never matches.
    case broken(PatternFault)

    func occurs(in text: String) -> Bool {
      switch self {
      case .word(let word): word.occurs(in: text)
      case .beginning: !ranges(in: text).isEmpty
      case .pattern(let pattern): pattern.occurs(in: text)
      case .broken: false
      }
    }

    func ranges(in text: String) -> [Range<Int>] {
      switch self {
      case .word(let word): word.ranges(in: text)
      case .beginning(let word):
        word.ranges(in: text).filter { text.beginsWord(at: $0.lowerBound) }
      case .pattern(let pattern): pattern.ranges(in: text)
      case .broken: []
      }
    }
  }

  /// The query as entered by the user.
  let text: String
  private let terms: [Term]

  init(_ text: String = "") {
    self.text = text
    var terms: [Term] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let part = Part.allCases.first { rest.hasPrefix($0.rawValue + ":") }
      if let part { rest = rest.dropFirst(part.rawValue.count + 1) }
      if let end = Self.endOfPattern(in: rest) {
        terms.append(Term(part: part, word: Self.pattern(rest[..<end].dropFirst())))
        rest = rest[end...].dropFirst()
      } else {
        let word = rest.prefix { $0 != " " }
        // After a part, the word is still being typed.
        if !word.isEmpty { terms.append(Term(part: part, word: .word(SearchWord(String(word))))) }
        rest = rest[word.endIndex...]
      }
    }
    self.terms = terms.count < 2 ? terms : terms.map(\.besideOthers)
  }

  /// Returns the position of the slash that ends a leading regular expression; nil if there is
  /// none.
  ///
  /// The expression must not be empty, and whitespace or the end must follow: `/usr/bin` is a word.
  private static func endOfPattern(in text: Substring) -> Substring.Index? {
    guard text.first == "/" else { return nil }
    var isEscaped = false
    let start = text.index(after: text.startIndex)
    return text[start...].indices.first { index in
      defer { isEscaped = text[index] == "\\" && !isEscaped }
      guard text[index] == "/", !isEscaped, index > start else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || text[next] == " "
    }
  }

  private static func pattern(_ text: Substring) -> Word {
    do throws(PatternFault) {
      return .pattern(try SearchPattern(String(text)))
    } catch {
      return .broken(error)
    }
  }

  /// The first error in a regular expression, if any.
  var fault: PatternFault? {
    for case .broken(let fault) in terms.lazy.map(\.word) { return fault }
    return nil
  }

  /// Whether any word has capitals and is therefore case-sensitive.
  var countsCapitals: Bool {
    terms.contains { term in
      switch term.word {
      case .word(let word), .beginning(let word): word.countsCapitals
      case .pattern, .broken: false
      }
    }
  }

  /// Whether any word searches all languages.
  var searchesAllLanguages: Bool { terms.contains { $0.part == .all } }

  /// Whether the query has no words and matches every string.
  var isEmpty: Bool { terms.isEmpty }

  /// Whether a row matches the query.
  func matches(_ row: Row) -> Bool { !isEmpty && terms.allSatisfy { matches($0, row) } }

  private func matches(_ term: Term, _ row: Row) -> Bool {
    let word = term.word
    return switch term.part {
    case nil:
      word.occurs(in: row.entry.key) || word.occurs(in: row.title.text)
        || word.occurs(in: row.sourceText)
    case .key: word.occurs(in: row.entry.key)
    case .text: word.occurs(in: row.title.text)
    case .source: word.occurs(in: row.sourceText)
    case .comment: row.entry.comment.map { word.occurs(in: $0) } ?? false
    case .all: row.entry.localizations.contains { Self.occurs(word, in: $0) }
    }
  }

  private static func occurs(_ word: Word, in localization: Localization) -> Bool {
    localization.leaves.contains { word.occurs(in: $0.text) }
  }

  /// Returns the languages whose strings match the `all:` words; empty if there are no such words.
  func languages(of entry: Entry) -> [String] {
    let words = terms.filter { $0.part == .all }.map(\.word)
    guard !words.isEmpty else { return [] }
    return entry.localizations
      .filter { localization in words.contains { Self.occurs($0, in: localization) } }
      .map(\.locale)
  }

  /// Whether a string contains all words.
  func occurs(in text: String) -> Bool { !isEmpty && terms.allSatisfy { $0.word.occurs(in: text) } }

  /// Returns the UTF-8 ranges of non-overlapping matches in the string of a row.
  func ranges(in text: String) -> [Range<Int>] {
    let words = terms.filter { $0.part == nil || $0.part == .text || $0.part == .all }.map(\.word)
    if words.count == 1 { return words[0].ranges(in: text) }
    let all = words.flatMap { $0.ranges(in: text) }
    return all.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
      .reduce(into: []) { ranges, range in
        guard let last = ranges.last, last.upperBound > range.lowerBound else {
          return ranges.append(range)
        }
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      }
  }

  /// Returns the UTF-8 range of the first match in a key.
  func firstRange(inKey key: String) -> Range<Int>? {
    terms.lazy.filter { $0.part == nil || $0.part == .key }
      .compactMap { $0.word.ranges(in: key).first }.first
  }

  /// Whether a string begins with the first word.
  func begins(_ text: String) -> Bool { terms.first?.word.ranges(in: text).first?.lowerBound == 0 }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension String {
  /// Whether a word begins at an offset in UTF-8, also in the midst of a name such as `addToCart`.
  fileprivate func beginsWord(at offset: Int) -> Bool {
    let start = utf8.index(startIndex, offsetBy: offset)
    guard start > startIndex, start < endIndex else { return true }
    let (before, first) = (self[index(before: start)], self[start])
    return !before.isLetter && !before.isNumber || before.isLowercase && first.isUppercase
  }
}
