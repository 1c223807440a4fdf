import JSONDocuments
import SourceText
import StringCatalog
import Testing

@testable import CatalogEditing

/// The proof refuses each result that differs from what the edits say.
@Suite struct EditProofTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Bye" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Ade" } }
          }
        },
        "Hello" : {
          "comment" : "A greeting",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "Hi" } },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "un" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "tous" } }
                }
              }
            },
            "it" : { "stringSet" : { "state" : "new", "values" : ["uno", "due"] } }
          }
        },
        "Yes" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private static let german = CatalogEdit.Part.text(locale: "de", path: LeafPath())
  private static let scripts: [[CatalogEdit]] = [
    [CatalogEdit(key: "Hello", german, from: "Hi", to: "Hallo")],
    [
      CatalogEdit(key: "Hello", german, from: "Hi", to: "Hallo"),
      CatalogEdit(
        key: "Hello", .state(locale: "de", path: LeafPath()), from: "new", to: "translated"),
      CatalogEdit(key: "Bye", german, from: "Ade", to: "Ade!"),
    ],
    [CatalogEdit(key: "Hello", .comment, from: "A greeting", to: nil)],
    [CatalogEdit(key: "Hello", german, from: "Hi", to: nil)],
    [
      CatalogEdit(
        key: "Hello", .text(locale: "es", path: LeafPath()), from: nil, to: "Hola")
    ],
    [
      CatalogEdit(
        key: "Hello",
        .text(locale: "fr", path: LeafPath([.variation(axis: "plural", name: "one")])),
        from: "un", to: "une")
    ],
    [CatalogEdit(key: "Hello", .localization("fr"), from: nil, to: nil)],
    [CatalogEdit(key: "Yes", .shouldTranslate, from: "false", to: nil)],
    [CatalogEdit(key: "Bye", .entry, from: nil, to: nil)],
    [CatalogEdit(key: "No", .entry, from: nil, to: #"{"comment":"c"}"#)],
    // No edit at all.
    [CatalogEdit(key: "Hello", german, from: "Hi", to: "Hi")],
  ]

  private func proves(_ new: [UInt8], _ edits: [CatalogEdit]) throws -> Bool {
    let old = try JSONTree(ByteBuffer(Array(Self.catalog.utf8)), depth: 2)
    let strings = try #require(old.member("strings", of: old.root))
    do throws(EditRefusal) {
      try EditProof(edits: edits, old: old, strings: strings, new: new).check()
      return true
    } catch {
      return false
    }
  }

  private static let order = KeyOrder { one, other in
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return one[index] < other[index] ? -1 : 1
    }
    return one.count - other.count
  }

  /// Every letter of the result matters: names, keys, strings and states.
  @Test(arguments: scripts.indices) func anyOtherLetterIsRefused(script: Int) throws {
    let edits = Self.scripts[script]
    let bytes = Array(Self.catalog.utf8)
    let new = try CatalogEditor(path: "A.xcstrings", order: Self.order).apply(edits, to: bytes)
      .bytes
    #expect(try proves(new, edits))
    for index in new.indices where Character(Unicode.Scalar(new[index])).isLetter {
      var damaged = new
      damaged[index] = new[index] == UInt8(ascii: "q") ? UInt8(ascii: "z") : UInt8(ascii: "q")
      #expect(
        try !proves(damaged, edits),
        "\(script): \(String(decoding: damaged[max(0, index - 20)...index], as: UTF8.self))")
    }
  }

  /// A result without the edits, with more, and with less.
  @Test(arguments: scripts.indices.dropLast()) func otherEditsAreRefused(script: Int) throws {
    let bytes = Array(Self.catalog.utf8)
    #expect(try !proves(bytes, Self.scripts[script]))
    let editor = CatalogEditor(path: "A.xcstrings", order: Self.order)
    let new = try editor.apply(Self.scripts[script], to: bytes).bytes
    let more = CatalogEdit(key: "Yes", .comment, from: nil, to: "More")
    let other = try editor.apply([more], to: new).bytes
    #expect(try !proves(other, Self.scripts[script]))
    #expect(try proves(other, Self.scripts[script] + [more]))
  }

  /// Blanks and the order of members may change within an edited entry, and not elsewhere.
  @Test func otherEntriesKeepTheirBytes() throws {
    let edits = Self.scripts[0]
    let text = Self.catalog.replacing("\"Hi\"", with: "\"Hallo\"")
    #expect(try proves(Array(text.utf8), edits))
    let moved = text.replacing(#""comment" : "A greeting","#, with: "").replacing(
      "[\"uno\", \"due\"] } }\n      }",
      with: "[\"uno\", \"due\"] } }\n      }, \"comment\" : \"A greeting\"")
    #expect(moved.count > text.count - 10 && moved != text)
    #expect(try proves(Array(moved.utf8), edits))
    let spaced = text.replacing("\"Yes\" : {", with: "\"Yes\" :  {")
    #expect(try !proves(Array(spaced.utf8), edits))
  }
}
