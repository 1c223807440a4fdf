import Fuzzing
import JSONDocuments
import PreviewRows
import StringCatalog

/// Small catalogs with everything that is hard to draw, to search, to fill and to edit.
enum HostileCatalogs {
  /// Texts of wide, zero-width, combining, steering and right-to-left characters.
  static let texts = [
    "", " ", "a", "word", "Donaudampfschifffahrtsgesellschaft", "two words", "日本語の本",
    "\u{202E}\u{202E}\u{202E}", "\u{200B}", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦", "🇯🇵🇫🇷",
    "שלום עולם", "مرحبا %@", "line\nline", "\r\n\t\u{1B}[31m", "%lld items", "%1$@ to %2$@", "%",
    "%#@count@", "**bold** [link](x)", "&amp; ^[word](inflect: true, agreeWithConcept: 1)",
    "ภาษาไทย", "\u{2028}", "\u{FEFF}\u{0}", "क्षि", "\u{F0000}", "100%", "a\u{0300}\u{0301}日\u{200D}👍🏽",
  ]

  /// The files with all these texts, by their names.
  static let all = files(named: "All", of: texts)

  /// For each text, the files of a table that is named for it and has it beside a few others; one has the
  /// name of the large table, in another folder.
  static let few = texts.enumerated().map { number, text in
    let name = text == "word" ? "Folder/All" : "few " + text.filter { $0 != "/" && $0 != "\0" }
    return files(
      named: name, of: ["%lld items", "%1$@ to %2$@", text], comment: text,
      arguments: (0..<2).map { samples[(number + $0) % samples.count] })
  }

  /// The table of all texts.
  static let table = Table(
    catalog: CatalogFile(
      path: "All.xcstrings", format: .xcstrings, bytes: all["All.xcstrings"] ?? []))

  /// A file that lost its end, one that conflicts, and one that is none.
  static let broken: [String: [UInt8]] = {
    let whole = all["All.xcstrings"] ?? []
    let sides = ["eins", "zwei"].map { #"      "value" : "\#($0)""# }
    let conflict = """
      {"sourceLanguage":"en","strings":{
        "a":{"localizations":{"de":{"stringUnit":{"state":"translated",
      <<<<<<< ours
      \(sides[0])
      =======
      \(sides[1])
      >>>>>>> theirs
        }}}}},"version":"1.0"}
      """
    return [
      "Cut.xcstrings": Array(whole.prefix(whole.count * 2 / 3)),
      "Conflict.xcstrings": Array(conflict.utf8), "None.strings": [0xFF, 0x00, 0x7B],
      "App.swift": Array(#"Text("0 \(name)"); Text("2 a")"#.utf8),
    ]
  }()

  /// A sample of each kind, so that a form has each kind of field.
  private static let samples: [Sample] = [
    .string("日"), .integer(.min), .unsigned(.max), .double(.leastNonzeroMagnitude), .percent(-0.5),
    .userName(Sample.UserName(full: texts[12], display: "@\(texts[13])")),
    .list([.string(texts[10]), .list([.integer(21), .symbol("star")])]), .list([]),
    .date(-1e12, style: .dateTime), .currency(1e300, code: "JPY"), .symbol(texts[7]),
    .localized("0 %lld items"), .markdown(texts[20]),
  ]

  private static let states = ["needs_review", "translated", "new", "x"]

  /// How a localization varies; one in four does not.
  private enum Shape: CaseIterable {
    case unit, plural, device, substitutions
  }

  /// Writes a localization of three texts.
  private static func write(
    _ texts: [String], as shape: Shape, in state: String, to json: inout JSONWriter<String>
  ) {
    func unit(_ text: String, _ state: String, _ json: inout JSONWriter<String>) {
      json.object("stringUnit") { json in
        json.member("state", state)
        json.member("value", text)
      }
    }
    func cases(_ axis: String, _ names: [String], _ json: inout JSONWriter<String>) {
      json.object("variations") { json in
        json.object(axis) { json in
          for (name, text) in zip(names, texts) {
            json.object(name) { unit(text, name == "other" ? state : "translated", &$0) }
          }
        }
      }
    }
    switch shape {
    case .unit: unit(texts[0], state, &json)
    case .plural: cases("plural", ["one", "few", "other"], &json)
    case .device: cases("device", ["iphone", texts[1], "other"], &json)
    case .substitutions:
      unit("%#@a@ \(texts[0]) %#@b.c@", state, &json)
      json.object("substitutions") { json in
        for (number, name) in ["a", "b.c"].enumerated() {
          json.object(name) { json in
            json.member("argNum", number + 1)
            json.member("formatSpecifier", "lld")
            cases("plural", ["one", "two", "other"], &json)
          }
        }
      }
    }
  }

  private static func files(
    named name: String, of keys: [String], comment text: String = "comment",
    arguments: [Sample] = []
  ) -> [String: [UInt8]] {
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
                  let texts = (0..<3).map { keys[(number + place + $0) % keys.count] }
                  write(texts, as: Shape.allCases[number % 4], in: states[place % 4], to: &json)
                }
              }
            }
          }
        }
      }
      json.member("version", "1.0")
    }
    let samples = [
      "0 %lld items": Samples.Values(arguments: [.integer(.max)], value: .string(text)),
      "1 %1$@ to %2$@": Samples.Values(
        arguments: arguments,
        concepts: [.phrase(text), .localized("2 \(text)"), .person(.feminine)],
        value: arguments.last),
    ]
    let written = try? SamplesWriter.write(samples, into: nil, path: "")
    return [
      "\(name).xcstrings": Array(json.sink.utf8), "\(name).samples.json": written ?? [],
    ]
  }
}
