import Locales
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // Detection needs a sentence, because it relies on the most common words. Related languages share
  // words, and a string with some words of its own language is fine.
  static let wrongLanguage = Rule(
    RuleID("wrong-language", .warning), "translation in another language",
    why: """
      Users cannot read it: a sentence was left in the source language, or pasted into the wrong \
      column of a spreadsheet.
      """,
    fix: "Translate the string into the right language."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains(.blank),
      let translation = checked.translation,
      checked.leaf?.state != "new", checked.row.entry.shouldTranslate
    else { return }
    if translation.text == translation.source, translation.language != translation.sourceLanguage,
      scan.isSentence(outside: checked.locale)
    {
      found.add("the source string is not translated")
      return
    }
    guard let best = scan.words.votes.best else { return }
    // An untranslated string needs less evidence.
    let isLeft =
      translation.text == translation.source && best.language == translation.sourceLanguage
    guard best.count > (isLeft ? 1 : 2) else { return }
    // Serbian in Latin script uses the words of Croatian.
    let isLatin = scan.words[.latin] * 4 >= scan.words.letterCount * 3
    let language = translation.language == "sr" && isLatin ? "hr" : translation.language
    let own = scan.words.votes.count(of: language)
    guard best.language != language, !CommonWords.areRelated(best.language, language) else {
      return
    }
    let isOther: Bool
    if let own {
      isOther = own == 0 || best.count > 4 && own * 2 <= best.count
    } else {
      // For other languages no common words are known, so only untranslated strings are detected.
      let isExpected = Script.expected(in: checked.locale)?.isEmpty ?? true
      isOther =
        isLatin
        && (!isExpected || isLeft || best.language == translation.sourceLanguage && best.count > 3)
    }
    guard isOther else { return }
    let name = LocaleTag(best.language).displayName()
    found.add("the translation seems to be in \(name)")
  }
}

extension TextScan {
  /// Whether the string is a sentence or phrase, rather than a name: it has words in lowercase, longer
  /// than units, besides other words.
  ///
  /// One suffices in letters that the language does not use; in its own letters, it takes a sentence.
  fileprivate func isSentence(outside locale: LocaleTag) -> Bool {
    guard let scripts = Script.expected(in: locale), words[.latin] == words.letterCount,
      tokens.addresses.isEmpty, tokens.mails.isEmpty
    else { return false }
    let isForeign = !scripts.isEmpty
    guard words.count > (isForeign ? 1 : 4) else { return false }
    let count = text(bytes.indices).split { $0.isWhitespace }
      .count { $0.count > 3 && $0.allSatisfy { $0.isLetter && $0.isLowercase } }
    return count > (isForeign ? 0 : 2)
  }
}
