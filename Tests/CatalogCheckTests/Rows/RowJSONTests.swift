import CatalogCheck
import Foundation
import JSONDocuments
import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// Compares what `print --format json` says about a row with the contract and with the row itself.
@Suite struct RowJSONTests {
  private static let tables: [String] = [
    "AppShortcuts", "Devices", "LocalizableSettings", "Markup", "Movies", "Orders", "Plurals",
    "Scripts", "Travel", "Wallet",
  ]

  private func json(_ maker: RowMaker, _ row: Row, width: Int) -> String {
    var json = JSONWriter(to: "")
    json.object {
      maker.write(
        row, width: width, reported: [Diagnostic("spec-type", path: "p", message: "")], into: &$0)
    }
    return json.sink
  }

  private func maker(
    _ table: Table, _ locale: String, samples: Samples = Samples(), value: String? = nil
  ) -> RowMaker {
    var environment = EnvironmentValues(locale: LocaleTag(locale), fallback: .editor)
    environment.width = 40
    return RowMaker(table: table, samples: samples, environment: environment, value: value)
  }

  /// The members of a row as the contract lists them.
  private static let members = [
    "table", "key", "locale", "localization", "origin", "state", "variation", "comment", "text",
    "fragments", "value", "unit", "layout", "lines", "columns", "breakpoints", "cut", "problems",
    "location", "textLocation", "extraction", "shouldTranslate", "version", "encoding", "source",
    "forms", "leaves",
  ]

  @Test func everyMemberOfARow() throws {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {
          "%lld for %@": {"comment": "c", "extractionState": "manual", "localizations": {"fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld\npour %@"}},
            "other": {"stringUnit": {"state": "needs_review", "value": "%2$@: %1$lld %3$@"}}}}}}}}}
        """#, named: "T")
    let samples = Samples([
      "%lld for %@": Samples.Values(arguments: [.integer(1234), .string("Ann")])
    ])
    let maker = maker(table, "fr-CA-x-linearf", samples: samples, value: "€")
    let row = maker.row(for: try #require(table.entries.first))
    let expected = #"""
      {"table":"T","key":"%lld for %@","locale":"fr-CA-x-linearf","localization":"fr",
      "origin":"parent","state":"needs_review","variation":{"device":null,"plural":"other"},
      "comment":"c","text":"Ann: 1\u{A0}234 %3$@",
      "fragments":[{"kind":"argument","index":2,"text":"Ann"},{"kind":"literal","text":": "},
      {"kind":"argument","index":1,"text":"1\u{A0}234"},{"kind":"literal","text":" "},
      {"kind":"unresolved","text":"%3$@","reason":"missing"}],
      "value":"€","unit":"column","layout":"standard","lines":["Ann: 1\u{A0}234","%3$@"],"columns":15,
      "breakpoints":{"compact":18,"standard":13},"cut":false,
      "problems":["spec-type","spec-extra","french-space","newline-count"],
      "location":{"path":"T.xcstrings","line":2,"column":3},
      "textLocation":{"path":"T.xcstrings","line":4,"column":64},
      "extraction":"manual","shouldTranslate":true,"version":null,"encoding":"UTF-8",
      "source":"%lld for %@","forms":[],
      "leaves":[{"path":"plural.one","text":"%lld\npour %@","state":"translated",
      "location":{"path":"T.xcstrings","line":3,"column":60}},
      {"path":"plural.other","text":"%2$@: %1$lld %3$@","state":"needs_review",
      "location":{"path":"T.xcstrings","line":4,"column":64}}]}
      """#.replacingOccurrences(of: "\n", with: "").replacingOccurrences(
        of: "\\u{A0}", with: "\u{A0}")
    #expect(json(maker, row, width: 15) == expected)
  }

  @Test(arguments: tables) func everyRowIsConsistent(name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    let bytes = try Checkout.bytes("Catalogs/\(name).samples.json")
    let samples = Samples(bytes: bytes, path: "\(name).samples.json")
    for locale in table.locales + ["fr-CA", "sw"] {
      let maker = maker(table, locale, samples: samples)
      for entry in table.entries {
        for width in takesManyCases ? [1, 12, 400] : [12] {
          let row = maker.row(for: entry)
          try check(json(maker, row, width: width), row, maker.fit(row, width: width))
        }
      }
    }
  }

  private func check(_ json: String, _ row: Row, _ fitted: FittedRow) throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == Self.members.sorted())
    var rest = json[...]
    for member in Self.members {
      let place = try #require(rest.range(of: "\"\(member)\":"), "\(member) in \(json)")
      rest = rest[place.upperBound...]
    }
    let text = try #require(object["text"] as? String)
    #expect(text == row.title.text)
    let fragments = try #require(object["fragments"] as? [[String: Any]])
    #expect(fragments.compactMap { $0["text"] as? String }.joined() == text)
    for fragment in fragments {
      let members: Set<String> =
        switch try #require(fragment["kind"] as? String) {
        case "literal": ["kind", "text"]
        case "argument": ["kind", "index", "text"]
        case "unresolved": ["kind", "text", "reason"]
        default: []
        }
      #expect(members.symmetricDifference(fragment.keys).isSubset(of: ["style"]))
    }
    let lines = try #require(object["lines"] as? [String])
    #expect(lines.count == fitted.lines.count)
    if fitted.layout != .none {
      let ink = { (text: String) in text.unicodeScalars.filter { !$0.properties.isWhitespace } }
      #expect(lines.map(ink).joined().elementsEqual(ink(text)))
      for line in lines { #expect(text.contains(line) && line.last != " ") }
    }
    #expect(object["layout"] as? String == fitted.layout.rawValue)
    let origin = try #require(object["origin"] as? String)
    #expect((object["localization"] is NSNull) == ["key", "default"].contains(origin))
    #expect((object["textLocation"] is NSNull) == ["key", "default"].contains(origin))
  }
}
