import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about the words of a translation and the marks between them.
@Suite struct WordRuleTests {
  /// What a rule finds wrong with a translation.
  private func judge(_ source: String, _ locale: String, _ text: String, _ rule: String) -> [String]
  {
    JudgedRow(of: Table(key: "k", texts: ["en": source, locale: text]), locale: locale)
      .diagnostics.filter { $0.rule.rawValue == rule }.map(\.message)
  }

  // MARK: Words

  @Test(arguments: [
    ("All files", "de", "Alle alle Dateien", "alle"),
    ("All files", "ru", "Все файлы файлы", "файлы"),
    ("All files", "de", "Alle Dateien", nil), ("Those who", "de", "Alle, die die Datei", nil),
    ("We meet", "fr", "Nous nous retrouvons", nil), ("We meet", "fr", "Le le fichier", "le"),
    ("Slowly", "vi", "từ từ", nil), ("Slowly", "tr", "yavaş yavaş", nil),
    ("Bora Bora", "de", "Bora Bora", nil), ("%@ and %@", "de", "%1$@ und und %2$@", "und"),
    ("a", "de", "das lld %lld lld", nil), ("a", "de", "5 5 Dateien", nil),
    ("a", "de", "Datei. Datei", nil), ("a", "de", "Datei-Datei", nil),
    ("Cancel it", "ca", "Cancel·la la baixada", nil), ("It", "ca", "Baixa la la foto", "la"),
    ("It", "ca", "Cancel·la col·la col·la", "col·la"), ("Follow track", "sl", "Sledi sledi", nil),
    ("Far, far away", "it", "Lontana lontana da qui", nil),
    ("VPNs are", "da", "VPN'er er her", nil), ("It", "ar", "الملفات الملفات كلها", "الملفات"),
    ("Set it in the settings", "nl", "Stel het in in de Instellingen", nil),
  ])
  func doubledWords(source: String, locale: String, text: String, word: String?) {
    #expect(
      judge(source, locale, text, "doubled-word") == (word.map { ["repeated word '\($0)'"] } ?? []))
  }

  @Test(arguments: [
    ("ru", "Oтмена", true), ("ru", "Отмена", false), ("de", "Abbreсhen", true),
    ("uk", "Нiчого", true), ("ru", "USBом", false), ("ru", "PDFы и Wi-Fi", false),
    ("ru", "%lldд", false), ("ru", "10кБ", false), ("el", "Αρχείo", true),
    ("el", "PDF αρχείο", false),
    ("de", "µm", false), ("uk", "Імʼя обовʼязкове", false), ("uk", "Імʼя обoвʼязкове", true),
  ])
  func mixedScripts(locale: String, text: String, isFound: Bool) {
    #expect(judge("Cancel", locale, text, "mixed-script").isEmpty != isFound)
  }

  @Test(arguments: [
    ("Settings", "fr", "Настройки", "the translation is in Cyrillic script"),
    ("Settings", "he", "सेटिंग्स", "the translation is in Indic script"),
    ("Settings", "ru", "設定を開く", "the translation is in Japanese script"),
    ("Settings", "ko", "設定", nil), ("Settings", "ja", "設定", nil),
    ("Settings", "ru", "Settings", nil),
    ("Русский", "fr", "Русский", nil), ("Settings", "sr", "Подешавања", nil),
    ("Settings", "sr-Latn", "Подешавања", "the translation is in Cyrillic script"),
    ("Settings", "sr", "Podešavanja", nil), ("Angle α", "fr", "Angle α", nil),
    ("Not now", "zh-TW", "这个选项", "the translation is in Simplified Chinese"),
    ("Not now", "zh-Hans", "這個選項", "the translation is in Traditional Chinese"),
    ("Not now", "zh-Hant", "這個選項", nil), ("Not now", "zh", "这个选项", nil),
    ("Not now", "zh-Hant", "取消", nil),
  ])
  func wrongScripts(source: String, locale: String, text: String, problem: String?) {
    #expect(judge(source, locale, text, "wrong-script") == (problem.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("de", "The file could not be opened.", "English"),
    ("de", "Le fichier n’a pas pu être ouvert, parce que vous", "French"),
    ("de", "Die Datei kann nicht geöffnet werden.", nil),
    ("de", "„The Sound of Music“ kann nicht geöffnet werden.", nil),
    ("ja", "The file could not be opened.", "English"),
    ("eu", "The file could not be opened by you.", "English"),
    ("ru", "The file could not be opened.", "English"),
    ("pt", "No se pudo abrir el archivo para ti.", nil),
    ("es", "Le fichier n’a pas pu être ouvert, parce que vous ne pouvez pas le lire", "French"),
    ("sr-Latn", "Datoteka se ne može otvoriti jer nije na disku.", nil),
    ("nb", "Filen kan ikke åbnes, og det er din egen skyld.", nil),
    ("de", "Apple Music", nil), ("de", "Buy of the day", nil),
  ])
  func wrongLanguages(locale: String, text: String, language: String?) {
    #expect(
      judge("You cannot open this document today.", locale, text, "wrong-language")
        == (language.map { ["the translation seems to be in \($0)"] } ?? []))
  }

  /// Without their accents, the words of Vietnamese are those of Romanian.
  @Test(arguments: [
    "Số này có ở phía sau của máy, sau đó là số của bạn.",
    "Nếu có lỗi, hãy thử lại sau một lúc nữa cùng với bạn của bạn",
  ])
  func decomposedAccentsBelongToWords(text: String) {
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
    #expect(judge("Open it", "vi", decomposed, "wrong-language") == [])
  }

  /// A text that is left as it is needs less evidence, unless nobody is to translate it.
  @Test func leftTexts() {
    let text = "Check the spelling of it"
    #expect(judge(text, "de", text, "wrong-language") == ["the translation seems to be in English"])
    #expect(judge(text, "en-GB", text, "wrong-language") == [])
    let table = Table(
      json:
        #"{"sourceLanguage": "en", "strings": {"Check the spelling of it": {"shouldTranslate": false,"#
        + #" "localizations": {"de": {"stringUnit": {"state": "translated","#
        + #" "value": "Check the spelling of it"}}}}}}"#)
    #expect(!JudgedRow(of: table, locale: "de").rules.contains("wrong-language"))
  }

  /// A phrase in letters that the language does not use was left as it is; a name may be.
  @Test(arguments: [
    ("Mark as read", "ja", true), ("Home Assistant", "ja", false), ("Mark as read", "de", false),
    ("iPhone", "ru", false), ("Show more", "ru", true),
    // In the letters of the language, it takes a sentence.
    ("Failed to load preview image", "de", true), ("Home and Away", "de", false),
    ("Lost Temple Legend Club Night", "de", false),
    ("Failed to load preview image", "en-GB", false),
  ])
  func untranslatedCopies(text: String, locale: String, isFound: Bool) {
    #expect(
      judge(text, locale, text, "wrong-language")
        == (isFound ? ["the source string is not translated"] : []))
  }

  // MARK: Marks

  @Test(arguments: [
    ("All (of it)", "de", "Alles (davon", "("),
    ("All (of it)", "de", "Alles davon)", ")"),
    ("All (of it)", "ja", "すべて（これ", "（"),
    ("All (of it)", "ja", "すべて（これ)", nil), ("All", "de", "Alles :-)", nil),
    ("All", "de", "Alles :(", nil), ("All", "ja", "ビット=（0.1）", nil),
    ("First", "de", "1) Erstens", nil),
    ("First", "de", "a) Erstens", nil),
    ("All [of it]", "de", "Alles ]davon[", "]"), ("All (", "de", "Alles (", nil),
    ("${a}", "de", "${a", nil), ("All", "de", "Alles", nil),
  ])
  func brackets(source: String, locale: String, text: String, mark: String?) {
    #expect(
      judge(source, locale, text, "brackets-unbalanced")
        == (mark.map { ["unbalanced \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("de", "„%@ löschen", "„"), ("de", "„%@“ löschen", nil), ("sv", "Ta bort ”%@”", nil),
    ("da", "Slet »%@«", nil), ("fr", "Supprimer « %@", "«"), ("ja", "「%@」を削除", nil),
    ("ja", "「%@を削除", "「"), ("de", #"\"%@\" löschen"#, nil), ("de", #"\"%@ löschen"#, "\""),
    ("de", #"Bild 5\" löschen"#, nil), ("de", "„iPhone 5“ löschen", nil),
    ("de", "„iPhone 5 löschen", "„"),
    ("be", #"DD°MM'SS\""#, nil), ("ru", #"ГГ°MM'СС\""#, nil), ("cs", #"\""#, nil),
    ("de", #"'%@' löschen\""#, "\""),
    ("he", #"ארה\"ב"#, nil), ("he", #"ב\"מצב\" זה"#, nil), ("de", "‚%@ löschen", nil),
  ])
  func quotationMarks(locale: String, text: String, mark: String?) {
    #expect(
      judge("Delete “%@”", locale, text, "quotes-unbalanced")
        == (mark.map { ["unbalanced \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("All, even", "de", "Alle , auch", true), ("All.", "de", "Alle .", true),
    ("All.", "de", "Alle.", false),
    ("All?", "fr", "Tous ?", false), ("a .", "de", "b .", false), ("All", "de", "Alle …", false),
    ("All", "de", "Alle .strings", false), ("All", "de", "Alle :)", false),
    ("A: %@", "ko", "A : %@", false),
    ("All", "de", "Alle ...", false),
  ])
  func spacesBeforeMarks(source: String, locale: String, text: String, isFound: Bool) {
    #expect(judge(source, locale, text, "space-before-mark").isEmpty != isFound)
  }

  @Test(arguments: [
    ("All.", "de", "Alle..", true), ("All.", "de", "Alle.", false),
    ("All…", "de", "Alle...", false),
    ("All.", "ja", "すべて。。", true), ("All.", "ja", "すべて。", false), ("All:", "de", "Alle::", true),
    ("a::b", "de", "a::b", false), ("../a", "de", "../a", false), ("1..5", "de", "1..5", false),
    ("All..", "de", "Alle..", false),
  ])
  func doubledMarks(source: String, locale: String, text: String, isFound: Bool) {
    #expect(judge(source, locale, text, "mark-doubled").isEmpty != isFound)
  }

  @Test(arguments: [
    ("fr", "Supprimer ?", "?"), ("fr", "Supprimer?", "?"), ("fr", "Supprimer\u{A0}?", nil),
    ("fr", "Supprimer\u{202F}?", nil), ("fr", "Nom : %@", ":"), ("fr", "À 10:30", nil),
    ("fr", "« %@ »", "«"), ("fr", "«\u{A0}%@\u{A0}»", nil), ("fr-CA", "Supprimer?", nil),
    ("fr-CA", "Nom: %@", ":"), ("fr", "Q &amp; R", nil), ("fr", "https://a.example", nil),
    ("de", "Löschen ?", nil), ("fr", "?", nil), ("fr", "Quoi?!", nil), ("fr", "Non\u{A0}!!", nil),
  ])
  func frenchSpaces(locale: String, text: String, mark: String?) {
    #expect(
      judge("Delete it", locale, text, "french-space")
        == (mark.map { ["'\($0)' needs a no-break space"] } ?? []))
  }

  @Test func hostileTexts() {
    for part in ["a ", "ab ab ", "aа", "(", ")", "„", "\u{A0}", " .", "..", "«", "這", "the ", "ß"] {
      let text = String(repeating: part, count: caseCount(5_000, many: 50_000))
      let table = Table(key: "k", texts: ["en": "Some words of it", "fr": text, "zh-TW": text])
      for locale in ["fr", "zh-TW"] {
        #expect(JudgedRow(of: table, locale: locale).diagnostics.count < 100)
      }
    }
  }
}
