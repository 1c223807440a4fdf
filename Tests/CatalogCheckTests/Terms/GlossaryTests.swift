import CatalogCheck
import LocalizedText
import SourceText
import Testing

/// Terms in source strings, and whether translations use them.
@Suite struct GlossaryTests {
  private func term(
    _ text: String, _ translations: [String: [String]] = [:], countsCase: Bool = false,
    isKept: Bool = false
  ) -> Glossary.Term {
    var term = Glossary.Term(text)
    (term.translations, term.countsCase, term.isKept) = (translations, countsCase, isKept)
    return term
  }

  @Test(arguments: [
    ("account", "Delete all accounts", true), ("account", "ACCOUNT", true),
    ("account", "Accountant of the year", false), ("count", "Your country", false),
    ("gallery", "Two galleries", true), ("app", "All apps", true), ("app", "Apply", false),
    ("photo album", "Open the Photo Albums", true), ("photo album", "Album of a photo", false),
    ("account", "accounting", true), ("note", "notebook", false), ("naïve", "Naive users", true),
    ("Wi-Fi", "No Wi-Fi here", true), ("share", "Shared with you", true), ("share", "", false),
    ("c", "c", true), ("Käse", "kase", true),
  ])
  func termsOfSources(text: String, source: String, occurs: Bool) {
    let found = Glossary([term("other"), term(text)]).terms(in: source).map(\.text)
    #expect(found == (occurs ? [text] : []))
  }

  /// Translations use a term in any form, alone or in a compound.
  @Test(arguments: [
    ("de", "Konto", "Alle Konten löschen", true), ("de", "Konto", "Benutzerkonto löschen", true),
    ("de", "Konto", "Alle Zugänge löschen", false), ("de", "Buch", "Zwei Bücher", true),
    ("fr", "compte", "Supprimer les comptes", true), ("fr", "compte", "Supprimer l'accès", false),
    ("pl", "konto", "Usuń wszystkie konta", true), ("ru", "аккаунт", "Удалить аккаунты", true),
    ("ru", "аккаунт", "Удалить профили", false), ("ja", "アカウント", "すべてのアカウントを削除", true),
    ("ja", "アカウント", "すべてのユーザを削除", false), ("ko", "계정", "모든 계정을 삭제", true),
    ("th", "บัญชี", "ลบบัญชีทั้งหมด", true), ("ar", "حساب", "حذف الحسابات", true),
    ("fi", "tili", "Poista kaikki tilit", true), ("hu", "fiók", "Fiókok törlése", true),
    ("tr", "hesap", "Hesapları sil", true), ("zh-Hans", "账户", "删除所有账户", true),
    ("nl", "app", "Klap dicht", false), ("nl", "app", "Alle apps", true),
    ("es", "cuenta de usuario", "Las cuentas de los usuarios", true),
  ])
  func translations(locale: String, wanted: String, text: String, isUsed: Bool) {
    let glossary = Glossary([term("account", [locale: [wanted]])])
    let ignored = glossary.ignored(
      in: text, of: "Delete all accounts", locale: LocaleTag(locale))
    #expect(ignored.isEmpty == isUsed)
    #expect(ignored.allSatisfy { $0.expected == [wanted] })
  }

  @Test func keptTermsAndCapitals() {
    let glossary = Glossary([
      term("Galley", countsCase: true, isKept: true),
      term("Home", ["de": ["Start"]], countsCase: true),
    ])
    let german = LocaleTag("de-AT")
    #expect(glossary.ignored(in: "Öffne Galley", of: "Open Galley", locale: german).isEmpty)
    #expect(glossary.ignored(in: "Öffne die Kombüse", of: "Open Galley", locale: german).count == 1)
    #expect(glossary.ignored(in: "Öffne", of: "Open the galley", locale: german).isEmpty)
    #expect(glossary.ignored(in: "Nach Hause", of: "Go home", locale: german).isEmpty)
    #expect(glossary.ignored(in: "Haus", of: "Home", locale: german).count == 1)
    #expect(glossary.ignored(in: "start", of: "Home", locale: german).count == 1)
    #expect(glossary.ignored(in: "Start", of: "Home", locale: german).isEmpty)
    // There is no French translation.
    #expect(glossary.ignored(in: "x", of: "Home", locale: LocaleTag("fr")).isEmpty)
  }

  /// The translation of a region comes before that of its language.
  @Test func languagesOfATerm() {
    let word = term("cell", ["pt": ["célula"], "pt-PT": ["telemóvel"], "zh-Hant": ["細胞"]])
    #expect(word.translations(in: LocaleTag("pt-PT")) == ["telemóvel"])
    #expect(word.translations(in: LocaleTag("pt-BR")) == ["célula"])
    #expect(word.translations(in: LocaleTag("zh-Hans")) == [])
  }

  // MARK: CSV

  private func read(_ text: String) -> (terms: [Glossary.Term], problems: [String]) {
    let reader = GlossaryReader(Array(text.utf8), path: "t.csv")
    return (Glossary(reader.terms).terms, reader.problems.map(\.description))
  }

  @Test func aGlossaryOfASpreadsheet() {
    let (terms, problems) = read(
      "Term;Language;Translation;Case;Translate\r\naccount;de;Konto;;\r\naccount;de;Benutzerkonto\r\n"
        + "account;fr;compte;no;yes\r\nGalley;;;yes;no\r\n")
    #expect(problems == [])
    #expect(terms.map(\.text) == ["account", "Galley"])
    #expect(terms[0].translations == ["de": ["Konto", "Benutzerkonto"], "fr": ["compte"]])
    #expect(!terms[0].countsCase && !terms[0].isKept && terms[1].countsCase && terms[1].isKept)
  }

  @Test(arguments: [
    ("", "t.csv:1:1: empty"), ("term,sprache\na,b\n", "t.csv:1:1: unknown column 'sprache'"),
    ("language\nde\n", "t.csv:1:1: missing column 'term'"),
    ("term\n...\n", "t.csv:2:1: the term is empty"),
    ("term,language,translation\na,de,\n", "t.csv:2:1: the translation is empty"),
    ("term,language,translation\n\na,,b\n", "t.csv:3:1: expected a language such as de, not ''"),
    ("term,case\na,maybe\n", "t.csv:2:1: expected yes or no"),
    ("term\na,b\n", "t.csv:2:1: more fields than columns"),
    ("term\n\"a\n", "t.csv:2:1: quotation mark without an end"),
  ])
  func mistakes(text: String, expected: String) {
    let problems = read(text).problems
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }
}
