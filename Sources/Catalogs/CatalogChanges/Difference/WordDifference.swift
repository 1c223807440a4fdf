/// A word-level diff of two texts: `[-15-]{+30+} days`.
package struct WordDifference: CustomStringConvertible, Sendable {
  /// A part that is common to both texts, or only in one.
  package struct Part: Sendable {
    /// The text of the part.
    package let text: String
    /// Negative if only in the old text, positive if only in the new text, 0 if in both.
    package let side: Int
  }

  /// The maximum number of words to compare individually.
  private static let mostWords = 300

  /// The parts in order; removed parts precede the parts added in their place.
  package let parts: [Part]
  /// The diff with differing words in brackets.
  package var description: String {
    parts.map { $0.side == 0 ? $0.text : $0.side < 0 ? "[-\($0.text)-]" : "{+\($0.text)+}" }
      .joined()
  }

  /// Compares two texts word by word.
  package init(from old: String, to new: String) {
    let (olds, news) = (Self.words(old), Self.words(new))
    guard !old.isEmpty, !new.isEmpty, olds.count <= Self.mostWords, news.count <= Self.mostWords
    else {
      parts = Self.merged([(old, -1), (new, 1)])
      return
    }
    // The longest common subsequence of what follows each pair of words.
    var lengths = Array(
      repeating: Array(repeating: 0, count: news.count + 1), count: olds.count + 1)
    for one in olds.indices.reversed() {
      for other in news.indices.reversed() {
        lengths[one][other] =
          olds[one] == news[other]
          ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var parts: [(text: String, side: Int)] = []
    var (one, other) = (0, 0)
    while one < olds.count || other < news.count {
      if one < olds.count, other < news.count, olds[one] == news[other] {
        parts.append((olds[one], 0))
        one += 1
        other += 1
      } else if other == news.count
        || one < olds.count && lengths[one + 1][other] >= lengths[one][other + 1]
      {
        parts.append((olds[one], -1))
        one += 1
      } else {
        parts.append((news[other], 1))
        other += 1
      }
    }
    self.parts = Self.merged(parts)
  }

  /// Splits a text into words and the characters between them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isWord = false
    for character in text {
      let continues = character.isLetter || character.isNumber
      if continues, isWord, let last = words.indices.last {
        words[last].append(character)
      } else {
        words.append(String(character))
      }
      isWord = continues
    }
    return words
  }

  /// Joins adjacent parts, and drops empty ones.
  private static func merged(_ parts: [(text: String, side: Int)]) -> [Part] {
    var merged: [Part] = []
    var index = 0
    while index < parts.count {
      var texts = ["", "", ""]
      let isCommon = parts[index].side == 0
      while index < parts.count, (parts[index].side == 0) == isCommon {
        texts[parts[index].side + 1] += parts[index].text
        index += 1
      }
      for (side, text) in zip([-1, 0, 1], texts) where !text.isEmpty {
        merged.append(Part(text: text, side: side))
      }
    }
    return merged
  }
}
