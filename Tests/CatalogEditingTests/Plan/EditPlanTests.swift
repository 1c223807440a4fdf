import CatalogEditing
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Requests for several strings of one call, planned in memory without any file.
@Suite struct EditPlanTests {
  private static let table = Table(
    json: """
      {
        "sourceLanguage": "en",
        "strings": {
          "a": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Erstens"}},
            "en": {"stringUnit": {"state": "translated", "value": "First"}}
          }},
          "forms": {"localizations": {
            "de": {
              "stringUnit": {"state": "translated", "value": "%#@n@"},
              "substitutions": {"n": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "eins"}},
                "other": {"stringUnit": {"state": "new", "value": "viele"}}
              }}}}
            },
            "en": {"variations": {"device": {
              "mac": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "click"}},
                "other": {"stringUnit": {"state": "new", "value": "clicks"}}
              }}},
              "other": {"stringUnit": {"state": "new", "value": "taps"}}
            }}}
          }},
          "b": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Zweitens"}},
            "en": {"stringUnit": {"state": "translated", "value": "Second"}}
          }}
        },
        "version": "1.0"
      }
      """)

  private func request(
    _ key: String, _ locale: String = "", _ change: (inout TextRequest) -> Void
  ) -> TextRequest {
    var request = TextRequest(key: key, locale: locale)
    change(&request)
    return request
  }

  private func plan(
    _ requests: [TextRequest], keepsGoing: Bool = false,
    judge: (EditPlan) -> [Int: String] = { _ in [:] }
  ) throws -> EditPlan {
    var flags = EditFlags()
    flags.keepsGoing = keepsGoing
    return EditPlan(
      requests, in: [Self.table], flags: flags, order: try KeyOrder.ofXcode(),
      contents: { path throws(Fault) in
        #expect(path == "Main.xcstrings")
        return Self.table.files[0].bytes
      }, judge: judge)
  }

  /// The table after a plan.
  private func table(_ plan: EditPlan) throws -> Table {
    let file = try #require(plan.files.first)
    return Table(catalog: CatalogFile(path: file.path, bytes: file.new))
  }

  private func state(_ table: Table, _ key: String) -> String? {
    table.entry(forKey: key)?.localization("de")?.leaf(at: LeafPath())?.state
  }

  /// Each source string that changes leaves its own translations behind.
  @Test func translationsOfAllChangedSourceStringsNeedReview() throws {
    let plan = try plan([
      request("a", "en") { $0.text = "Number one" }, request("b", "en") { $0.text = "Number two" },
    ])
    #expect(plan.verdicts == [.written, .written])
    #expect(plan.reviewCount == 2)
    let new = try table(plan)
    #expect(state(new, "a") == "needs_review" && state(new, "b") == "needs_review")
  }

  /// A translation in the same call belongs to the new source string.
  @Test func aTranslationOfTheSameCallIsFinished() throws {
    let plan = try plan([
      request("a", "en") { $0.text = "Number one" }, request("a", "de") { $0.text = "Nummer eins" },
    ])
    #expect(plan.reviewCount == 0)
    #expect(try state(table(plan), "a") == "translated")
  }

  @Test func oneRefusalStopsAllOthers() throws {
    let requests = [
      request("a", "de") { $0.text = "Zuerst" },
      request("b", "de") {
        $0.text = "Danach"
        $0.expected = TextRequest.Lock(text: "Später")
      },
      request("c", "de") { $0.text = "Drittens" },
    ]
    let stopped = try plan(requests)
    #expect(stopped.verdicts[0] == .skipped && stopped.files.isEmpty)
    #expect(stopped.verdicts[1].reason == "the translation is now 'Zweitens'")
    #expect(stopped.verdicts[2].reason?.hasPrefix("no such key") == true)
    let fault = #expect(throws: Fault.self) { try stopped.check() }
    #expect(fault?.reason == "'b': the translation is now 'Zweitens'")
    let others = try plan(requests, keepsGoing: true)
    #expect(others.verdicts[0] == .written)
    #expect(
      try table(others).entry(forKey: "b")?.localization("de")?.leaves.first?.text == "Zweitens")
  }

  /// The judge sees the new version of the file; what it refuses is planned again without it.
  @Test func aJudgeRefusesTexts() throws {
    var calls = 0
    let plan = try plan(
      [request("a", "de") { $0.text = "bad" }, request("b", "de") { $0.text = "good" }],
      keepsGoing: true
    ) { plan in
      calls += 1
      let texts = plan.files.map { String(decoding: $0.new, as: UTF8.self) }
      return texts.contains { $0.contains("bad") } ? [0: "a bad text"] : [:]
    }
    #expect(plan.verdicts == [.refused("a bad text"), .written])
    #expect(calls == 2)
    #expect(try table(plan).entry(forKey: "a")?.localization("de")?.leaves.first?.text == "Erstens")
  }

  // MARK: Whole strings

  @Test func stringsAndTranslationsAreRemoved() throws {
    let plan = try plan([
      request("a") { $0.isRemoved = true }, request("b", "de") { $0.isRemoved = true },
    ])
    #expect(plan.verdicts == [.written, .written])
    let new = try table(plan)
    #expect(new.entries.map(\.key) == ["forms", "b"])
    #expect(new.entry(forKey: "b")?.localizations.map(\.locale) == ["en"])
  }

  @Test(arguments: [
    ("a", "fr", "", "no translation in this language"), ("gone", "", "", "no such key"),
    ("a", "de", "few", "the translation has no forms"),
    (
      "forms", "en", "few",
      "no form 'plural.few'; it has device.mac.plural.one, device.mac.plural.other, device.other"
    ),
    (
      "forms", "en", "device.mac.plural.other",
      "the other forms need 'device.mac.plural.other' (--force removes it)"
    ),
    ("forms", "en", "device.other", "the other forms need 'device.other' (--force removes it)"),
    (
      "forms", "de", "substitution.n.plural.other",
      "the other forms need 'substitution.n.plural.other' (--force removes it)"
    ),
    (
      "forms", "de", "substitution.n",
      "the translation needs its substitutions; set another text first"
    ),
  ])
  func removalsAreRefused(key: String, locale: String, form: String, reason: String) throws {
    let removal = try removal(key, locale, form)
    #expect(try plan([removal]).verdicts == [.refused(reason)])
  }

  private func removal(_ key: String, _ locale: String, _ form: String) throws -> TextRequest {
    let path = form.isEmpty ? LeafPath() : try #require(LeafPath(form))
    return request(key, locale) {
      $0.isRemoved = true
      $0.path = path
    }
  }

  @Test(arguments: [
    ("en", "device.mac.plural.one", ["device.mac.plural.other", "device.other"]),
    ("en", "device.mac", ["device.other"]),
    ("de", "substitution.n.plural.one", ["", "substitution.n.plural.other"]),
  ])
  func formsAreRemoved(locale: String, form: String, rest: [String]) throws {
    let plan = try plan([removal("forms", locale, form)])
    #expect(plan.verdicts == [.written])
    let leaves = try #require(try table(plan).entry(forKey: "forms")?.localization(locale)?.leaves)
    #expect(leaves.map(\.path.description) == rest)
  }

  /// The text in the source language is one like others, and the key remains.
  @Test func aStringLosesAllOfItsTexts() throws {
    let plan = try plan([removal("b", "de", ""), removal("b", "en", "")])
    #expect(plan.verdicts == [.written, .written])
    let new = try table(plan)
    #expect(new.entry(forKey: "b")?.localizations.isEmpty == true)
    #expect(new.entry(forKey: "a")?.localizations.count == 2)
  }

  @Test func aNewKeyMustBeNew() throws {
    let plan = try plan(
      [
        request("a") { $0.isNew = true }, request("c") { $0.isNew = true },
      ], keepsGoing: true)
    #expect(plan.verdicts == [.refused("'a' already exists"), .written])
    #expect(try table(plan).entry(forKey: "c")?.extractionState == "manual")
  }

  /// New forms are copies, of which only `other` is finished.
  @Test func aTranslationGetsForms() throws {
    let plan = try plan([
      request("a", "de") {
        $0.shape = .vary(LeafPath(), axis: "plural", names: ["one", "other"])
      }
    ])
    #expect(plan.verdicts == [.written])
    let leaves =
      try table(plan).entry(forKey: "a")?.localization("de").map { Array($0.leaves) } ?? []
    #expect(leaves.map(\.path.description) == ["plural.one", "plural.other"])
    #expect(leaves.map(\.text) == ["Erstens", "Erstens"])
    #expect(leaves.map(\.state) == ["new", "translated"])
  }

  /// A file that cannot be read refuses its own requests, and says so.
  @Test func anUnreadableFileIsAReason() throws {
    let plan = EditPlan(
      [request("a") { $0.isRemoved = true }], in: [Self.table], flags: EditFlags(),
      order: try KeyOrder.ofXcode(),
      contents: { path throws(Fault) in throw Fault("\(path): no such file") })
    #expect(plan.isUnreadable)
    #expect(plan.verdicts == [.refused("Main.xcstrings: no such file")])
  }
}
