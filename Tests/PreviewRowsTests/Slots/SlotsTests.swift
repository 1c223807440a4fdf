import PointMetrics
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// The file with the slots of a table.
@Suite struct SlotsTests {
  private func slots(_ json: String) -> Slots {
    Slots(bytes: json.utf8, path: "T.slots.json")
  }

  @Test func aKeyComesBeforePatterns() throws {
    let slots = slots(
      """
      {"settings.*": {"width": 200.5, "style": "caption-1", "weight": "bold", "lines": 2, "scale": 0.5},
       "settings.title": {"screen": "iPhone SE", "margin": 88},
       "*": {"screen": "iPhone 16"},
       "[a]": {"width": 7}}
      """)
    #expect(slots.diagnostics.isEmpty)
    let any = try #require(slots["settings.other"])
    #expect(any.width == .points(200.5))
    #expect(any.font == .style(.caption1))
    #expect(any.weight == .bold)
    #expect(any.lines == 2)
    #expect(any.leastScale == 0.5)
    #expect(any.origin == .file)
    #expect(slots["settings.title"]?.width == .screen(.phoneSE, less: 88))
    #expect(slots["x"]?.width == .screen(try #require(PhoneScreen(phone: "iPhone 16")), less: nil))
    // A key with the characters of a pattern is also meant as it is.
    #expect(slots["[a]"]?.width == .points(7))
    #expect(Slots()["x"] == nil)
  }

  @Test(arguments: [
    (#"{"a": {"width": 0}}"#, ["1:17: expected a width from 1 to 10000"]),
    (#"{"a": {"width": -3}}"#, ["1:17: expected a width from 1 to 10000"]),
    (#"{"a": {"width": 1e308}}"#, ["1:17: expected a width from 1 to 10000"]),
    (#"{"a": {"width": 1e999}}"#, ["1:17: expected a width from 1 to 10000"]),
    (#"{"a": {"width": "210pt"}}"#, ["1:17: expected a number"]),
    (#"{"a": {"width": NaN}}"#, ["1:17: expected a value"]),
    (#"{"a": {"style": "body"}}"#, [#"1:7: a slot needs a "width" or a "screen""#]),
    (#"{"a": {"screen": "iPhone 16 Por"}}"#, ["1:18: expected a phone such as iPhone 16 Pro"]),
    (
      #"{"a": {"screen": "iPhone SE", "margin": 375}}"#, ["1:41: expected a width from 1 to 10000"]
    ),
    (
      #"{"a": {"width": 9, "style": "boddy"}}"#,
      [
        "1:29: 'boddy' is not a text style, a size, a weight or a number of lines; did you mean body?"
      ]
    ),
    (
      #"{"a": {"width": 9, "lines": 1.5}}"#, ["1:29: expected a number of lines from 1 to 100"]
    ),
    (#"{"a": {"width": 9, "scale": 7}}"#, ["1:29: expected a scale from 10% to 100%"]),
    (#"{"a": 210}"#, [#"1:7: expected an object such as {"width": 210, "style": "body"}"#]),
    ("[]", ["1:1: expected an object with a member for each key"]),
    ("{", ["1:2: unexpected end of file; missing } or ]"]),
  ])
  func mistakesHaveTheirPlace(json: String, messages: [String]) {
    let found = slots(json).diagnostics
    #expect(found.map { "\($0.location ?? .start): \($0.message)" } == messages)
    #expect(found.allSatisfy { $0.path == "T.slots.json" })
  }

  @Test func unknownMembersAreNamed() {
    let found = slots(#"{"a": {"width": 9, "margin": 1, "hight": 2}}"#)
    #expect(found["a"]?.width == .points(9))
    #expect(found.diagnostics.map { "\($0.location ?? .start)" } == ["1:20", "1:33"])
  }

  @Test func keysThatNoTableHasAreReported() {
    let table = Table(key: "here.title", "")
    var slots = slots(
      """
      {"here.*": {"width": 1}, "here.title": {"width": 1},
       "there.*": {"width": 1},
       "there": {"width": 1}}
      """)
    slots.check(against: [table], path: "T.slots.json")
    #expect(
      slots.diagnostics.map(\.description) == [
        #"T.slots.json:2:2: Main has no key "there.*""#,
        #"T.slots.json:3:2: Main has no key "there""#,
      ])
  }

  @Test func aFileOfManyPatternsEndsSoon() {
    let members = (0..<5_000).map {
      "\"\($0)*\(String(repeating: "a*", count: 20))b\": {\"width\": 1}"
    }
    let slots = slots("{\(members.joined(separator: ",\n"))}")
    #expect(slots.diagnostics.map(\.message) == ["only the first 200 patterns are used"])
    #expect(slots["0" + String(repeating: "a", count: 200)] == nil)
  }

  @Test(arguments: 0..<8)
  func noiseIsNeverFatal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "\"a\"", ":", ",", "\"width\"", "-1", "1e308", "\"style\"", "[", "]", "\"screen\"",
      "\u{0}",
      "\"lines\"", "99999999999999999999", "\"iPhone SE\"", "\"margin\"", "null",
    ]
    for _ in 0..<500 {
      var json = "{\"a\":{"
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        json += pieces.randomElement(using: &generator) ?? ""
      }
      let slots = slots(json)
      #expect(slots["a"].map { PointSetting().slot(for: $0).width > 0 } ?? true)
    }
  }

  @Test func theCommentComesFirst() throws {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {
          "a": {"comment": "[slot: 50pt]"}, "b": {"comment": "[slot: 50]"}}}
        """#)
    let slots = slots(#"{"*": {"width": 9}}"#)
    let widths = table.entries.map { slots.slot(of: $0)?.width }
    #expect(widths == [.points(50), .points(9)])
  }
}
