/// A date such as `yesterday`, `3 days ago`, or `2026-11-20`, as git reads it.
///
/// git reads words that it does not know as the present, so a misspelled revision would be one.
struct GitDate {
  /// The date for an option of git.
  let words: String

  /// Creates a date; nil if git might not read the words as one.
  init?(_ name: String) {
    let words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "." }).map(String.init)
    switch words.count {
    case 1 where words[0] == "yesterday" || Self.isDay(words[0]): break
    case 2 where words[0] == "last" && Self.units.contains(words[1]): break
    case 3 where Int(words[0]).map { $0 > 0 } ?? false && words[2] == "ago":
      guard Self.units.contains(words[1].hasSuffix("s") ? String(words[1].dropLast()) : words[1])
      else { return nil }
    default: return nil
    }
    // Otherwise git adds the present time, and the changes of the morning would be missing.
    self.words = words.joined(separator: " ") + (Self.isDay(words[0]) ? " 00:00" : "")
  }

  /// Whether a name that is no revision is meant as a date: several words, or numbers such as 1/11/26.
  static func isMeant(by name: String) -> Bool {
    let parts = name.split(whereSeparator: { " -/.".contains($0) })
    let isWritten = parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    return parts.count > 1 && isWritten
      && (name.contains(" ") || parts.allSatisfy { $0.allSatisfy(\.isNumber) })
  }

  private static let units: Set<String> = ["minute", "hour", "day", "week", "month", "year"]

  /// Whether a word is a date such as 2026-11-20.
  private static func isDay(_ word: String) -> Bool {
    let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
    return numbers.map(\.count) == [4, 2, 2]
      && numbers.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
  }
}
