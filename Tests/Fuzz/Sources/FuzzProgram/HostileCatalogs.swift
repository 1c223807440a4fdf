import Fuzzing
import LocalizedText
import PreviewRows
import StringCatalog

/// Small tables with everything that is hard to draw, to search and to fill.
enum HostileCatalogs {
  /// Texts of wide, zero-width, combining, steering and right-to-left characters.
  private static let texts = [
    "", " ", "a", "word", "Donaudampfschifffahrtsgesellschaft", "two words", "日本語の本",
    "\u{202E}\u{202E}\u{202E}", "\u{200B}", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦", "🇯🇵🇫🇷",
    "שלום עולם", "مرحبا %@", "line\nline", "\r\n\t\u{1B}[31m", "%lld items", "%1$@ to %2$@", "%",
    "%#@count@", "**bold** [link](x)", "&amp; ^[word](inflect: true)", "ภาษาไทย", "\u{2028}",
    "\u{FEFF}\u{0}", "क्षि", "\u{F0000}", "100%", "a\u{0300}\u{0301}日\u{200D}👍🏽",
  ]

  /// The table of all these texts; it is read once, because every input needs it.
  static let all = table(named: "All", of: texts)

  /// A table of a few texts and one that an input chooses.
  static func few(named name: String, with text: String) -> PreviewTable {
    table(named: name, of: ["%lld items", "%1$@ to %2$@", text], comment: text)
  }

  private static func table(
    named name: String, of keys: [String], comment text: String = "comment"
  ) -> PreviewTable {
    var json = JSONWriter(to: "")
    json.object { json in
      json.member("sourceLanguage", "en")
      json.object("strings") { json in
        for (number, key) in keys.enumerated() {
          json.object("\(number) \(key)") { json in
            if number % 5 == 1 { json.member("comment", text) }
            json.object("localizations") { json in
              for (place, locale) in ["de", "en", "he", "ja", "x\(name)"].enumerated()
              where (number + place) % 4 != 0 {
                json.object(locale) { json in
                  json.object("stringUnit") { json in
                    json.member("state", place == 1 ? "translated" : "needs_review")
                    json.member("value", keys[(number + place) % keys.count])
                  }
                }
              }
            }
          }
        }
      }
      json.member("version", "1.0")
    }
    let file = CatalogFile(
      path: "\(name).xcstrings", format: .xcstrings, bytes: Array(json.sink.utf8))
    let table = Table(catalog: file)
    let samples = Samples([
      "0 %lld items": Samples.Values(arguments: [.integer(.max)], value: .string(text)),
      "1 %1$@ to %2$@": Samples.Values(arguments: [.string(text), .string("日")]),
    ])
    return PreviewTable(table: table, samples: samples)
  }
}
