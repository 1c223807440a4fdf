import Foundation
import TestMaterial
import Testing

/// The forms of a translation that are edited in the app.
@Suite struct EditFormsTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld trips" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld trip" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld trips" } }
            } } },
            "pl" : { "variations" : { "plural" : {
              "few" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld podroze" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld podróż" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld podróży" } },
              "two" : { "stringUnit" : { "state" : "translated", "value" : "%lld podróże" } }
            } } }
          }
        },
        "Plain" : { }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    path = folder["Own.xcstrings"]
    try folder.write("Own.xcstrings", bytes: Array(Self.catalog.utf8))
  }

  private func play(
    _ keys: String, locale: String = "pl", size: String = "80x24"
  ) throws -> [String] {
    let outcome = try Program.galley(["-l", locale, "--size", size, "--script", keys, path])
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Polish needs one, few, many and other, by the rules of CLDR, and never uses two.
  @Test func theListHasWhatTheLanguageNeeds() throws {
    let screen = try play("I").map { $0.trimmingPrefix { "> ❯▌".contains($0) } }
    let start = try #require(screen.firstIndex { $0.hasPrefix("one ") })
    let names = screen[start...].prefix(5).map { String($0.prefix { $0 != " " }) }
    #expect(names == ["one", "two", "few", "many", "other"])
    #expect(screen.contains { $0.hasPrefix("two ") && $0.contains("not used") })
    #expect(screen.contains { $0.hasPrefix("few ") && $0.contains("needs review") })
    #expect(screen.contains { $0.hasPrefix("many ") && $0.contains("missing") })
  }

  @Test func aFormIsWritten() throws {
    _ = try play("Ikkkkjji<C-u>%lld podróże<C-s>")
    #expect(try text() == Self.catalog.replacing("podroze", with: "podróże"))
  }

  /// Enter goes to the form that is left to do.
  @Test func aMissingFormIsAdded() throws {
    _ = try play("Ikkkkjji<C-u>%lld podróże<Enter>i%lld podróży<Enter>")
    var object: Any? = try JSONSerialization.jsonObject(with: Data(text().utf8))
    let names = [
      "strings", "%lld trips", "localizations", "pl", "variations", "plural", "many", "stringUnit",
    ]
    for name in names { object = (object as? [String: Any])?[name] }
    let many = object as? [String: String]
    #expect(many == ["state": "translated", "value": "%lld podróży"])
  }

  /// A string without any form: the first one is typed at once, and the next one follows, although the list
  /// is of missing strings and the row is none any more.
  @Test func theFormsOfAMissingStringAreTypedInTurn() throws {
    _ = try play("vmi%lld Reise<Enter>%lld Reisen<Enter>", locale: "de")
    var object: Any? = try JSONSerialization.jsonObject(with: Data(text().utf8))
    for name in ["strings", "%lld trips", "localizations", "de", "variations", "plural"] {
      object = (object as? [String: Any])?[name]
    }
    let forms = try #require(object as? [String: [String: [String: String]]])
    #expect(
      forms.mapValues { $0["stringUnit"]?["value"] } == [
        "one": "%lld Reise", "other": "%lld Reisen",
      ])
  }

  /// The row is not done with its first form, and `i` goes on with the one that is missing.
  @Test func aFormThatIsStillMissingIsTypedNext() throws {
    let screen = try play("vmi%lld Reise<Enter><Esc><Esc>", locale: "de")
    #expect(screen.contains { $0.contains("+") && $0.hasSuffix("Reise") }, "\(screen)")
    _ = try play("i%lld Reisen<Enter>", locale: "de")
    #expect(try text().contains("Reise\"") && text().contains("Reisen\""))
  }

  /// Six Arabic forms on a screen that has room for three.
  @Test func formsBelowTheEdgeAreCounted() throws {
    let low = try play("glar<Enter>I", size: "40x12")
    #expect(low.contains { $0.hasSuffix(" of 6 forms ──") && $0.contains(" 1-") }, "\(low)")
    #expect(!(try play("glar<Enter>I")).contains { $0.contains("of 6 forms") })
  }

  @Test func oneFormIsMarked() throws {
    _ = try play("Ikkkkjj~")
    #expect(try text() == Self.catalog.replacing("needs_review", with: "translated"))
    _ = try play("Iu")
    #expect(try text() == Self.catalog.replacing("needs_review", with: "translated"))
  }

  @Test func theLastEditIsTakenBack() throws {
    _ = try play("Ikkkkjj~u")
    #expect(try text() == Self.catalog)
  }

  @Test(arguments: [("<Enter>", true), ("<Esc>", false), ("<Enter>u", false)])
  func aFormIsRemoved(answer: String, isRemoved: Bool) throws {
    let question = try play("IkkkkjD")
    #expect(question.contains { $0.contains("remove 'two'?") }, "\(question)")
    #expect(question.contains { $0.contains("%lld podróże") })
    let screen = try play("IkkkkjD\(answer)")
    #expect(try text().contains("\"two\"") == !isRemoved)
    #expect(try text().contains("\"other\""))
    #expect(isRemoved == screen.contains { $0.contains("removed from Own.xcstrings; u to undo") })
  }

  @Test func aNeededFormIsNotRemoved() throws {
    let missing = try play("IkkkkjjjD")
    #expect(missing.contains { $0.contains("the form is missing") }, "\(missing)")
    let needed = try play("IkkkkjjjjD<Enter>")
    #expect(needed.contains { $0.contains("the other forms need 'plural.other'") }, "\(needed)")
    #expect(try text() == Self.catalog)
  }

  /// The form that Polish never uses has a state as well.
  @Test func allFormsAreMarked() throws {
    _ = try play(":state new<Enter>")
    let lines = Self.catalog.split(separator: "\n")
    let states = try text().split(separator: "\n").filter { $0.contains(#""new""#) }
    #expect(states.count == lines.filter { $0.contains("podró") || $0.contains("podroze") }.count)
  }

  /// The row shows the number again that it showed before.
  @Test func escapeRestoresTheNumber() throws {
    #expect(try play("Ikkkk<Esc>") == play("jk"))
  }

  // MARK: Fit

  /// Each form with its number: `2 podroze` has 9 columns.
  @Test func theListSaysHowEachFormFits() throws {
    let screen = try play("I")
    #expect(screen.contains { $0.contains("needs review  1 line at 9+  2, 3, 4") })
    #expect(screen.contains { $0.contains("podróż  ") && $0.contains("  1 line at 8+  1") })
    let missing = try #require(screen.first { $0.contains("missing") })
    #expect(!missing.contains("line"))
    let narrow = try play("8=I")
    #expect(narrow.contains { $0.contains("needs review  ═ 2 lines  2, 3, 4") })
  }

  @Test func narrowScreensSayWhatMattersMost() throws {
    let screen = try play("I", size: "60x12")
    #expect(screen.contains { $0.contains("podroze") && $0.contains("needs review  2, 3, 4") })
  }
}
