import Locales
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // Only the most common words tell that, so it takes a sentence. Related languages share words, and a
  // text with some of its own language is fine.
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
      checked.leaf?.state != "new", checked.row.entry.shouldTranslate,
      let best = scan.words.votes.best
    else { return }
    // A text that is left as it is needs less evidence.
    let isLeft =
      translation.text == translation.source && best.language == translation.sourceLanguage
    guard best.count > (isLeft ? 1 : 2) else { return }
    // Serbian in Latin letters has the words of Croatian.
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
      // Of other languages, no words are known: only a text left in the source language is told.
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
