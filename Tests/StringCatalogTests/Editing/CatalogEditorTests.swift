import Foundation
import SourceText
import TestMaterial
import Testing

@testable import StringCatalog

@Suite struct CatalogEditorTests {
  private let order: KeyOrder

  init() throws { order = try .xcode() }

  private func edit(_ text: String, _ edits: CatalogEdit...) throws -> String {
    let editor = CatalogEditor(path: "a.xcstrings", order: order)
    return String(decoding: try editor.apply(edits, to: Array(text.utf8)).bytes, as: UTF8.self)
  }

  private func refusal(_ text: String, _ edit: CatalogEdit) -> EditRefusal? {
    do throws(EditRefusal) {
      _ = try CatalogEditor(path: "a.xcstrings", order: order).apply([edit], to: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private let xcode = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "c" : {
          "localizations" : {
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "x"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Replaces a part of the text; the test fails if it is not there once.
  private func xcode(_ part: String, _ replacement: String) throws -> String {
    try #require(xcode.components(separatedBy: part).count == 2)
    return xcode.replacingOccurrences(of: part, with: replacement)
  }

  @Test func replacesAText() throws {
    let edit = CatalogEdit(key: "c", .text(locale: "fr", path: LeafPath()), from: "x", to: "é\"\n/")
    #expect(try self.edit(xcode, edit) == xcode("\"x\"", #""é\"\n/""#))
  }

  @Test func addsALanguage() throws {
    let edits = [
      CatalogEdit(key: "c", .text(locale: "de", path: LeafPath()), from: nil, to: "y"),
      CatalogEdit(key: "c", .state(locale: "de", path: LeafPath()), from: nil, to: "new"),
    ]
    let expected = try xcode(
      """
              "fr" : {
      """,
      """
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "y"
                }
              },
              "fr" : {
      """)
    #expect(try edit(xcode, edits[0], edits[1]) == expected)
    let back = edits.reversed().map(\.inverse)
    #expect(try edit(expected, back[0], back[1]) == xcode)
  }

  @Test func addsALanguageToAnEntryWithoutAny() throws {
    let edit = CatalogEdit(key: "a", .text(locale: "de", path: LeafPath()), from: nil, to: "y")
    let expected = try xcode(
      """
          "a" : {

          },
      """,
      """
          "a" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "value" : "y"
                }
              }
            }
          },
      """)
    #expect(try self.edit(xcode, edit) == expected)
    #expect(try self.edit(expected, edit.inverse) == xcode)
  }

  @Test func addsAndRemovesEntries() throws {
    let edit = CatalogEdit(key: "b", .entry, from: nil, to: #"{"comment":"z"}"#)
    let expected = try xcode(
      """
          "c" : {
      """,
      """
          "b" : {
            "comment" : "z"
          },
          "c" : {
      """)
    #expect(try self.edit(xcode, edit) == expected)
    #expect(try self.edit(expected, edit.inverse) == xcode)
    let all = try self.edit(
      xcode, CatalogEdit(key: "a", .entry, from: nil, to: nil),
      CatalogEdit(key: "c", .entry, from: nil, to: nil))
    #expect(all.contains("\"strings\" : {\n\n  },"))
  }

  @Test func addsPluralForms() throws {
    let path = { (name: String) in LeafPath([.variation(axis: "plural", name: name)]) }
    let edits = ["other", "one", "few"].flatMap { name in
      [
        CatalogEdit(key: "a", .text(locale: "pl", path: path(name)), from: nil, to: name),
        CatalogEdit(key: "a", .state(locale: "pl", path: path(name)), from: nil, to: "new"),
      ]
    }
    let editor = CatalogEditor(path: "a.xcstrings", order: order)
    let edited = try editor.apply(edits, to: Array(xcode.utf8))
    let text = String(decoding: edited.bytes, as: UTF8.self)
    let places = ["few", "one", "other"].compactMap { text.range(of: "\"\($0)\" : {")?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(text.contains("\"state\" : \"new\",\n                  \"value\" : \"few\""))
    #expect(try editor.apply(edited.inverse, to: edited.bytes).bytes == Array(xcode.utf8))
  }

  @Test func refusesWhatDoesNotFit() throws {
    let text = CatalogEdit.Part.text(locale: "fr", path: LeafPath())
    let plural = CatalogEdit.Part.text(
      locale: "fr", path: LeafPath([.variation(axis: "plural", name: "one")]))
    func expect(_ edit: CatalogEdit, _ expected: (CatalogEdit) -> EditRefusal) {
      #expect(refusal(xcode, edit) == expected(edit))
    }
    expect(CatalogEdit(key: "c", text, from: "other", to: "y")) { .changed($0, now: "x") }
    expect(CatalogEdit(key: "c", text, from: nil, to: "y")) { .changed($0, now: "x") }
    expect(CatalogEdit(key: "a", text, from: "x", to: "y")) { .changed($0, now: nil) }
    expect(CatalogEdit(key: "missing", text, from: nil, to: "y")) { .missing($0) }
    expect(CatalogEdit(key: "c", plural, from: nil, to: "y")) { .otherShape($0) }
    expect(CatalogEdit(key: "a", .entry, from: nil, to: "{}")) { .changed($0, now: "{\n\n    }") }
    expect(CatalogEdit(key: "b", .entry, from: nil, to: "[]")) { .notInFormat($0) }
    expect(CatalogEdit(key: "b", .entry, from: nil, to: nil)) { .missing($0) }
    expect(CatalogEdit(key: "a", .state(locale: "fr", path: LeafPath()), from: nil, to: "new")) {
      .missing($0)
    }
    expect(CatalogEdit(key: "c", .shouldTranslate, from: nil, to: "maybe")) { .notInFormat($0) }
  }

  @Test(arguments: [
    "{\"strings\":{\"a\":{},\"a\":{}}}", "{\"strings\":{\"a\":{}", "", "{\"strings\":[]}", "[]",
    "{\"strings\":{\"a\":{\"comment\":\"x\",\"comment\":\"y\"}}}",
  ])
  func refusesFilesThatAreNotRead(text: String) {
    guard case .unreadable? = refusal(text, CatalogEdit(key: "a", .comment, from: nil, to: "c"))
    else {
      Issue.record("edited")
      return
    }
  }

  /// The old and the new value are compared by their bytes: a composed letter is another text.
  @Test func tellsComposedLettersApart() throws {
    let text = try xcode("\"x\"", "\"é\"")
    let edit = CatalogEdit(
      key: "c", .text(locale: "fr", path: LeafPath()), from: "é", to: "e\u{301}")
    #expect(try self.edit(text, edit) == xcode("\"x\"", "\"e\u{301}\""))
    #expect(refusal(text, edit.inverse) != nil)
  }
}
