internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Words to search for in keys, texts and source texts: all must occur, in any order.
///
/// `key:`, `text:`, `source:` or `comment:` before a word searches that part only.
struct SearchQuery: Equatable, Sendable {
  /// A part of a row.
  enum Part: String, CaseIterable, Sendable {
    case key, text, source, comment
  }

  private struct Term: Equatable, Sendable {
    /// The part that contains the word; nil for any of key, text and source text.
    let part: Part?
    let word: SearchWord
  }

  /// The words as the user typed them.
  let text: String
  private let terms: [Term]

  init(_ text: String = "") {
    self.text = text
    terms = text.split(separator: " ").compactMap { typed in
      for part in Part.allCases where typed.hasPrefix(part.rawValue + ":") {
        let word = String(typed.dropFirst(part.rawValue.count + 1))
        // The word is still being typed.
        return word.isEmpty ? nil : Term(part: part, word: SearchWord(word))
      }
      return Term(part: nil, word: SearchWord(String(typed)))
    }
  }

  /// Whether every text contains the words, because there are none.
  var isEmpty: Bool { terms.isEmpty }

  /// Whether a row contains the words.
  func matches(_ row: Row) -> Bool {
    !isEmpty && terms.allSatisfy { matches($0, row) }
  }

  private func matches(_ term: Term, _ row: Row) -> Bool {
    let word = term.word
    return switch term.part {
    case nil:
      word.occurs(in: row.entry.key) || word.occurs(in: row.title.text)
        || word.occurs(in: row.sourceText)
    case .key: word.occurs(in: row.entry.key)
    case .text: word.occurs(in: row.title.text)
    case .source: word.occurs(in: row.sourceText)
    case .comment: row.entry.comment.map(word.occurs) ?? false
    }
  }

  /// Whether a text contains all words.
  func occurs(in text: String) -> Bool {
    !isEmpty && terms.allSatisfy { $0.word.occurs(in: text) }
  }

  /// The occurrences of the words in the text of a row, which do not overlap, as UTF-8 offsets.
  func ranges(in text: String) -> [Range<Int>] {
    let words = terms.filter { $0.part == nil || $0.part == .text }.map(\.word)
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

  /// Whether a text begins with the first word.
  func begins(_ text: String) -> Bool {
    terms.first?.word.ranges(in: text, atMost: 1).first?.lowerBound == 0
  }
}
