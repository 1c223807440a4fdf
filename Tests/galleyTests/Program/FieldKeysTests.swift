import TestMaterial
import Testing

/// Keys of the field: suggestions, placeholders, and Esc.
@Suite struct FieldKeysTests {
  private let folder: ScriptedFolder

  private static func catalog(_ strings: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
  }
  private static func unit(_ locale: String, _ text: String) -> String {
    #""\#(locale)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private static let app = catalog(
    #"""
    "save":{"localizations":{\#(unit("en", "Save")),\#(unit("de-CH", "Speichern"))}},
    "save.as":{"localizations":{\#(unit("en", "Save")),\#(unit("de", "Ablegen"))}},
    "%@ of %lld, %@":{},"plain":{}
    """#)
  private static let buttons = catalog(
    #""Save":{"localizations":{\#(unit("de", "Sichern")),\#(unit("fr", "Enregistrer"))}}"#)

  init() throws {
    folder = try ScriptedFolder(["App.xcstrings": Self.app, "Buttons.xcstrings": Self.buttons])
  }

  @Test func theSourceIsAboveTheField() throws {
    #expect(try folder.play("ggix").contains { $0.hasPrefix(" en  Save") })
    // What is wrong has the line if it does not fit beside the text.
    let screen = try folder.play("/of<Enter>i" + String(repeating: "x ", count: 30))
    #expect(screen.contains { $0.hasPrefix(" missing placeholder %@") })
  }

  @Test func anEmptyTextWantsASecondEnter() throws {
    let screen = try folder.play("/save.as<Enter>i<C-u><Enter>")
    #expect(screen.has("empty: the app will show nothing; Enter again to save"))
    #expect(try folder.unit("App.xcstrings", "save.as", "de")?["value"] == "Ablegen")
    _ = try folder.play("/save.as<Enter>i<C-u><Enter><Enter>")
    #expect(try folder.unit("App.xcstrings", "save.as", "de")?["value"] == "")
  }

  @Test func severalEditsAreUndoneAtOnce() throws {
    let screen = try folder.play("ggiA<Enter>:1<Enter>iB<Enter>:1<Enter>iC<Enter>3u")
    #expect(screen.has("undone: 3 edits in App.xcstrings"))
    #expect(String(decoding: try folder.bytes("App.xcstrings"), as: UTF8.self) == Self.app)
  }

  /// One text is not enough for a language with plural forms.
  @Test func aMissingPluralIsEditedFormByForm() throws {
    let days = #"""
      {"sourceLanguage":"en","strings":{"%lld days":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}}}}},"version":"1.0"}
      """#
    let folder = try ScriptedFolder(["Own.xcstrings": days])
    // The field of the first one is open; behind it is the list.
    #expect(try folder.play("gllv<Enter>i", locale: "en").has("lv zero >"))
    let screen = try folder.play("gllv<Enter>i<Esc>", locale: "en")
    #expect(["zero", "one", "other"].allSatisfy(screen.has))
  }

  @Test(arguments: [("dut", "nl"), ("nld", "nl"), ("dutch", "nl"), ("pt-BR", "pt-BR")])
  func languagesHaveTheirUsualCodes(typed: String, tag: String) throws {
    _ = try folder.play("/plain<Enter>gl\(typed)<Enter>iX<Enter>")
    #expect(try folder.unit("App.xcstrings", "plain", tag)?["value"] == "X")
  }

  @Test(arguments: ["xx", "nll", "Klingonish", "12"])
  func anUnknownLanguageIsRefused(code: String) throws {
    let screen = try folder.play(":add-locale \(code)<Enter>")
    #expect(screen.has("'\(code)' is not a language such as fr-CA"))
    #expect(screen[0].contains("de  German"))
  }

  // MARK: Suggestions

  @Test(arguments: [
    ("", "Ablegen", "suggestion 1 of 3: save.as"),
    ("<C-n>", "Sichern", "suggestion 2 of 3: Buttons: Save"),
    ("<C-n><C-n>", "Speichern", "suggestion 3 of 3: de-CH"),
    ("<C-n><C-p>", "Ablegen", "suggestion 1 of 3: save.as"),
    ("<C-p><C-p>", "Speichern", "suggestion 3 of 3: de-CH"),
  ])
  func otherTranslationsOfTheSourceAreSuggested(keys: String, text: String, origin: String) throws {
    let screen = try folder.play("ggi<C-n>\(keys)")
    #expect(screen.contains { $0.hasPrefix("de > \(text)") })
    #expect(screen.contains { $0.hasPrefix(" \(origin)") })
    _ = try folder.play("ggi<C-n>\(keys)<Enter>")
    #expect(try folder.unit("App.xcstrings", "save", "de")?["value"] == text)
  }

  /// The nearest languages come first: the same one, then those of the same script.
  @Test func nearLanguagesComeFirst() throws {
    let texts = [
      ("ar", "حفظ"), ("de-AT", "Sichern"), ("el", "Αποθήκευση"), ("fr", "Enregistrer"),
      ("ru", "Сохранить"), ("sr", "Сачувај"), ("sr-Latn", "Sačuvaj"), ("uk", "Зберегти"),
    ]
    let units = texts.map { Self.unit($0.0, $0.1) }.joined(separator: ",")
    let folder = try ScriptedFolder([
      "App.xcstrings": Self.catalog(
        #""Save":{"localizations":{\#(units)}},"Z":{"localizations":{\#(Self.unit("de", "Zett"))}}"#
      )
    ])
    func order(_ locale: String) throws -> [String] {
      try (1...texts.count).compactMap { number in
        let keys = "i" + String(repeating: "<C-n>", count: number)
        let line = try folder.play(keys, locale: locale).first { $0.hasPrefix(" suggestion") }
        return line?.split(separator: " ").last.map(String.init)
      }
    }
    let near = try order("de")
    #expect(near == ["de-AT", "fr", "sr-Latn", "ar", "el", "ru", "sr", "uk"])
    #expect(try order("uk").prefix(2) == ["ru", "sr"])
  }

  @Test func whatWasTypedComesBack() throws {
    let screen = try folder.play("ggiMeins<C-n><C-n><C-n><C-n>")
    #expect(screen.contains { $0.hasPrefix("de > Meins") } && screen.has("your own text"))
  }

  @Test func withoutAnotherTranslationNothingChanges() throws {
    let screen = try folder.play("/plain<Enter>iA<C-n>")
    #expect(screen.has("no other translation of this source string"))
    #expect(screen.contains { $0.hasPrefix("de > A ") || $0 == "de > A" })
  }

  @Test func narrowScreensShowTheText() throws {
    let screen = try folder.play("ggi<C-n>", "--size", "20x6")
    #expect(screen.contains { $0.hasPrefix("de > Ablegen") })
  }

  // MARK: Placeholders

  @Test(arguments: [
    ("<C-r>1", "%@"), ("<C-r>2", "%lld"), ("<C-r>2 von <C-r>1", "%lld von %@"),
    ("<C-r>x<C-r>9", ""), ("a<C-r>3b", "a%@b"),
  ])
  func placeholdersGoIn(keys: String, text: String) throws {
    let screen = try folder.play("/lld<Enter>i\(keys)")
    // What follows the text, if there is room, is said about it.
    #expect(
      screen.contains { "\($0)  ".hasPrefix("de > \(text)  ") || $0 == "de >" && text.isEmpty })
  }

  @Test func placeholdersAreListed() throws {
    #expect(try folder.play("/lld<Enter>i<C-r>").has("insert: 1 %@   2 %lld   3 %@"))
    #expect(try folder.play("/plain<Enter>i<C-r>").has("no placeholders in the source string"))
    #expect(try folder.play("/lld<Enter>i<C-r>7").has("the source string has 3 placeholders"))
  }

  // MARK: Words

  @Test(arguments: [
    ("ein zwei<A-b>x", "ein xzwei"), ("ein zwei<A-b><A-b>x", "xein zwei"),
    ("ein zwei<Home><A-f>x", "einx zwei"), ("ein zwei<Home><A-f><A-f><A-f>x", "ein zweix"),
  ])
  func altMovesByWords(keys: String, text: String) throws {
    let screen = try folder.play("/plain<Enter>i\(keys)")
    #expect(screen.contains { $0.hasPrefix("de > \(text)") }, "\(screen)")
    let search = try folder.play("/\(keys)")
    #expect(search.contains { $0.hasPrefix("/\(text)") }, "\(search)")
  }

  /// Escape and a letter that were typed quickly look the same.
  @Test func otherLettersWithAltComeAfterEscape() throws {
    let screen = try folder.play("ggi<A-j>")
    #expect(!screen.contains { $0.hasPrefix("de >") })
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Ablegen") })
    #expect(try folder.play("gg?<A-j>").contains { $0.hasPrefix("▌") && $0.contains("Ablegen") })
  }

  /// A long text takes several lines, and no word is cut.
  @Test(arguments: ["wort ", "מילה "]) func aLongTextTakesSeveralLines(word: String) throws {
    let long = String(repeating: word, count: 12) + "ende"
    let screen = try folder.play("/plain<Enter>i<C-u>\(long)", "--size", "40x16")
    let first = try #require(screen.firstIndex { $0.hasPrefix("de > ") })
    let letters = screen[first..<(first + 2)].joined().filter(\.isLetter)
    #expect(letters.sorted() == "de\(long)".filter(\.isLetter).sorted(), "\(screen)")
  }

  /// What is left of a field of one line is marked, as what is right of it is.
  @Test func aScrolledFieldSaysSo() throws {
    let long = String(repeating: "wort ", count: 20) + "ende"
    let end = try folder.play("/\(long)", "--size", "40x12")
    #expect(end.contains { $0.hasPrefix("/…") && $0.contains("wort ende") }, "\(end)")
    let start = try folder.play("/\(long)<Home>", "--size", "40x12")
    #expect(start.contains { $0.hasPrefix("/wort") && $0.contains("…") }, "\(start)")
    let hebrew = String(repeating: "מילה ", count: 20) + "סוף"
    let cut = try folder.play("/\(hebrew)<Home>", "--size", "40x12")
    #expect(cut.contains { $0.hasPrefix("/…") }, "\(cut)")
    let rest = try folder.play("/\(hebrew)", "--size", "40x12")
    #expect(rest.contains { $0.hasPrefix("/") && $0.dropFirst(2).contains("…") }, "\(rest)")
  }

  // MARK: Esc

  @Test(arguments: ["<Esc>", "<C-c>", "<C-g>"])
  func escapeAsksIfTheTextHasChanged(escape: String) throws {
    let once = try folder.play("ggiNeu\(escape)")
    #expect(once.has("Esc again discards it") && once.contains { $0.hasPrefix("de > Neu") })
    #expect(!(try folder.play("ggiNeu\(escape)\(escape)")).has("Neu"))
    #expect(!(try folder.play("ggi\(escape)")).contains { $0.hasPrefix("de >") })
    let goesOn = try folder.play("ggiNeu\(escape)es\(escape)")
    #expect(goesOn.contains { $0.hasPrefix("de > Neues") })
    #expect(try folder.bytes("App.xcstrings") == Array(Self.app.utf8))
  }

  /// An edit in a language that is not on the screen is named with its language.
  @Test func undoNamesAnotherLanguage() throws {
    let folder = try ScriptedFolder([
      "Own.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"Two":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Zwei"}},
      "fr":{"stringUnit":{"state":"translated","value":"Deux"}}}}},"version":"1.0"}
      """#
    ])
    let edited = "i<End>!<Enter>:locale fr<Enter>"
    #expect(try folder.play(edited + "u").has("undone: 'Two' in German, Own.xcstrings"))
    #expect(try folder.play(edited + "u<C-r>").has("redone: 'Two' in German, Own.xcstrings"))
    let german = try folder.play("i<End>?<Enter>u", "--size", "80x24")
    #expect(german.has("undone: 'Two' in Own.xcstrings"), "\(german)")
    // A language of which the file has no translation any more.
    let dutch = try folder.play(":add-locale nl<Enter>iTwee<Enter>:locale de<Enter>u")
    #expect(dutch.has("undone: 'Two' in Dutch, Own.xcstrings"), "\(dutch)")
    #expect(
      try folder.play(":add-locale nl<Enter>iTwee<Enter>u").has("undone: 'Two' in Own.xcstrings"))
  }
}
