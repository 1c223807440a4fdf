import LocalizedText
import StringCatalog
import TestMaterial
import Testing

@Suite struct PseudoLocalizationTests {
  private func resolve(
    _ key: LocalizedStringKey, _ pseudo: PseudoLocalization?, _ table: Table? = nil
  ) -> ResolvedText {
    var environment = EnvironmentValues()
    if let table { environment.localizer = Localizer(table: table) }
    environment.pseudo = pseudo
    return Text(key, tableName: table?.name).resolve(in: environment)
  }

  @Test(
    arguments: [
      ("Pay now", "Ṗåý ñöŵ"), ("PAY NOW!", "ṖÅÝ ÑÖŴ!"), ("Über 3 Ñandús", "Üḃëŕ 3 Ñåñḋúš"),
      ("支払う", "支払う"), ("e\u{301}", "ë\u{301}"), ("", ""),
    ])
  func accentsKeepTheCase(text: LocalizedStringKey, expected: String) {
    #expect(resolve(text, .accented).text == expected)
  }

  @Test(
    arguments: [
      ("Pay now", "Pay now Pay now"), (" Pay ", " Pay Pay "), ("a\nb c\r\n", "a a\nb c b c\r\n"),
      ("…", "…"), ("3", "3 3"), ("\n", "\n"), ("", ""), (". Go on", ". Go on Go on"),
    ])
  func literalsAreDoubled(text: LocalizedStringKey, expected: String) {
    #expect(resolve(text, .double).text == expected)
  }

  @Test func argumentsStayAsTheyAre() {
    let name = "Ann"
    let key: LocalizedStringKey = "Dear \(name), \(3) days. Bye"
    #expect(resolve(key, .accented).text == "Ḋëåŕ Ann, 3 ḋåýš. Ḃýë")
    #expect(resolve(key, .double).text == "Dear Dear Ann, 3 days. Bye days. Bye")
    #expect(resolve(key, .bounded).text == "[# Dear Ann, 3 days. Bye #]")
    #expect(resolve(key, .rightToLeft).text == "\u{202E}Dear Ann, 3 days. Bye\u{202C}")
  }

  @Test(arguments: [
    "${applicationName}", "<b>", "</b>", #"<a href="x y">"#, "<!-- x -->",
    "https://a.example/b?c=d",
    "www.example.com", "mailto:ab@example.com", "x-galley.2+3://open", #"\n"#,
  ])
  func untranslatablePartsStay(part: String) {
    let key = LocalizedStringKey("Go \(verbatim: part), now")
    #expect(resolve(key, .accented).text == "Ğö \(part), ñöŵ")
    #expect(resolve(key, .double).text == "Go Go \(part), now now")
  }

  @Test(arguments: [
    ("${", "${"), ("${a b}", "${å ḃ}"), ("a < b > c", "å < ḃ > ç"), ("<3", "<3"),
    ("a://", "a://"), ("://x", "://ẋ"), ("\\", "\\"), ("awww.x", "åŵŵŵ.ẋ"),
  ])
  func similarLookingWordsAreTranslatable(text: String, expected: String) {
    #expect(resolve(LocalizedStringKey("\(verbatim: text)"), .accented).text == expected)
  }

  @Test func everyParagraphIsWrittenFromTheRight() {
    #expect(
      resolve("a\nb\r\n", .rightToLeft).text
        == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}\r\n\u{202E}\u{202C}")
    var environment = EnvironmentValues()
    environment.pseudo = .rightToLeft
    #expect(environment.layoutDirection == .rightToLeft)
    environment.layoutDirection = .leftToRight
    #expect(environment.layoutDirection == .leftToRight)
  }

  @Test(arguments: PseudoLocalization.allCases)
  func textsThatAreNotLocalizedStay(pseudo: PseudoLocalization) {
    var environment = EnvironmentValues()
    environment.pseudo = pseudo
    #expect(Text(verbatim: "Pay now").resolve(in: environment).text == "Pay now")
    #expect(Text(.integer(3)).resolve(in: environment).text == "3")
    #expect(resolve("", pseudo).text == "")
  }

  /// A localized argument is a separate string; a form of a substitution is not.
  @Test func localizedStringsInsideOthers() {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"large": {}, "Take %lld %@": {"localizations": {"en": {
          "stringUnit": {"value": "Take %#@n@ %2$@"}, "substitutions": {"n": {"argNum": 1,
            "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg pieces"}}}}}}}}}}}
        """#)
    let key: LocalizedStringKey = "Take \(3) \(Text("large", tableName: table.name))"
    #expect(resolve(key, .accented, table).text == "Ţåķë 3 ṗîëçëš ļåŕğë")
    #expect(resolve(key, .bounded, table).text == "[# Take 3 pieces [# large #] #]")
  }

  /// The ranges are those in the localized string, and text added around it has the ranges of its
  /// ends.
  @Test func rangesReferToTheOriginalString() {
    let name = "Ann"
    let fragments = resolve("\(name) é", .bounded).fragments
    #expect(fragments.map(\.text) == ["[# ", "Ann", " é #]"])
    #expect(fragments.map(\.range) == [0..<0, 0..<2, 2..<5])
    #expect(resolve("Dear \(name)", .double).fragments.map(\.range) == [0..<5, 5..<7])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds words to the key as they are.
  fileprivate mutating func appendInterpolation(verbatim words: String) {
    appendLiteral(words)
  }
}
