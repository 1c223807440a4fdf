import Locales
import SourceText

extension Rule {
  // Many languages repeat words to mean "very" or "each", and elsewhere a word may legitimately
  // follow itself: "die, die" without its comma, or French "nous nous".
  static let doubledWord = Rule(
    RuleID("doubled-word", .warning), "repeated word in a translation",
    why: #"Editing left a word behind: "Alle alle Dateien"."#,
    fix: "Remove one of the words."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains(.blank), let word = scan.words.doubled,
      let allowed = DoubledWords.allowed(in: checked.locale.language),
      let source = checked.sourceScan, source.words.doubled == nil,
      // A verb and its object may be the same word: "Sledi sledi" means "follow a track".
      scan.words.count > 2 || word.upperBound < scan.bytes.count
    else { return }
    let text = scan.text(word)
    guard !allowed.contains(Substring(text.lowercased())), !source.repeatsWord else { return }
    found.add("repeated word '\(text.beginning)'", at: scan.position(of: word.lowerBound))
  }
}

extension TextScan {
  /// Whether a word follows itself after a mark: "far, far away".
  fileprivate var repeatsWord: Bool {
    let words = text(bytes.indices).lowercased().split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { $0 == $1 }
  }
}

/// The words that may legitimately occur twice in a row.
private enum DoubledWords {
  /// Returns the words of a language that may repeat; nil if any word may, or if unknown.
  static func allowed(in language: String) -> Set<Substring>? { words[language] }

  private static let words: [String: Set<Substring>] = {
    let table = [
      "ar": "جدا جدًا", "bg": "да се ли", "ca": "us molt poc ja", "cs": "se si velmi moc",
      "da": "der det at i på sig",
      "de": "der die das dem den du er ich ihr sie wir sehr ganz nach bis",
      "el": "του της το τα τον την πολύ σιγά λίγο",
      "en": "that had is very no so bye long many really", "es": "muy nos os poco solo ya no",
      "et": "on see väga", "fi": "on se ne hyvin", "fr": "nous vous très en si non petit",
      "gl": "moi pouco se", "hr": "se je si", "hu": "az ez a egy nagyon",
      "it": "man mano via poco così piano si se",
      "lt": "labai vis", "lv": "ļoti", "nb": "det der at i på",
      "nl": "die dat het je ze er heel zeer is aan af in op uit",
      "nn": "det der at i på", "no": "det der at i på", "pl": "się bardzo",
      "pt": "já logo se muito nos",
      "ro": "a o foarte", "ru": "чуть еле очень что так", "sk": "sa si veľmi",
      "sl": "se je si zelo",
      "sr": "се је si se je", "sv": "det som i på då", "uk": "ледь дуже що",
    ]
    let interjections: Set<Substring> = ["bla", "ha", "he", "hé", "ho", "oh", "uh"]
    return table.mapValues { Set($0.split(separator: " ")).union(interjections) }
  }()
}
