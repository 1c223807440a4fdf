/// Two texts as one, with the words that differ in brackets: `[-15-]{+30+} days`.
package struct WordDifference: CustomStringConvertible, Sendable {
  /// A text with more words than this is compared as a whole.
  private static let mostWords = 300

  /// The texts as one.
  package let description: String

  /// Compares two texts word by word.
  package init(from old: String, to new: String) {
    let (olds, news) = (Self.words(old), Self.words(new))
    guard !old.isEmpty, !new.isEmpty, olds.count <= Self.mostWords, news.count <= Self.mostWords
    else {
      description = Self.text([(old, -1), (new, 1)])
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
    description = Self.text(parts)
  }

  /// The words and the blanks of a text.
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

  private static func text(_ parts: [(text: String, side: Int)]) -> String {
    var text = ""
    var index = 0
    while index < parts.count {
      guard parts[index].side != 0 else {
        text += parts[index].text
        index += 1
        continue
      }
      var (old, new) = ("", "")
      while index < parts.count, parts[index].side != 0 {
        if parts[index].side < 0 { old += parts[index].text } else { new += parts[index].text }
        index += 1
      }
      if !old.isEmpty { text += "[-\(old)-]" }
      if !new.isEmpty { text += "{+\(new)+}" }
    }
    return text
  }
}
