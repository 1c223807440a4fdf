import Foundation
import LocalizedText
import TestMaterial
import Testing

import struct StringCatalog.Table

/// The text that each initializer shows; the names are the rows of SwiftUI's behaviour.
@Suite struct TextTests {
  static let table = Table(
    json: """
      {"sourceLanguage": "en", "strings": {
        "pencil": {"localizations": {"fr": {"stringUnit": {"value": "crayon"}}}},
        "100%": {"localizations": {"fr": {"stringUnit": {"value": "100 %d"}}}},
        "Hello, %@": {"localizations": {"fr": {"stringUnit": {"value": "Bonjour, %@"}}}},
        "%lld of %lld": {"localizations": {"fr": {"stringUnit": {"value": "%2$lld/%1$lld"}}}},
        "yes": {"localizations": {"fr": {"stringUnit": {"value": "oui"}}}},
        "no": {"localizations": {"fr": {"stringUnit": {"value": "non"}}}},
        "bold": {"localizations": {"fr": {"stringUnit": {"value": "très **gras**"}}}}
      }}
      """, named: "Localizable")

  static func environment(_ locale: String = "fr") -> EnvironmentValues {
    EnvironmentValues(locale: LocaleTag(locale), localizer: Localizer(table: table))
  }

  static func shown(_ text: Text, _ locale: String = "fr") -> String {
    text.resolve(in: environment(locale)).text
  }

  private static let variable = "pencil"
  private static let part: Substring = "pencil"
  private static let condition = true

  @Test(arguments: [
    ("a literal is a key", Text("pencil"), "crayon"),
    ("a variable is verbatim", Text(variable), "pencil"),
    ("a substring is verbatim", Text(part), "pencil"),
    ("a sum of strings is verbatim", Text("pen" + "cil"), "pencil"),
    ("a key of a variable", Text(LocalizedStringKey(variable)), "crayon"),
    ("verbatim is verbatim", Text(verbatim: "pencil"), "pencil"),
    ("verbatim with interpolation", Text(verbatim: "\(1) pencil"), "1 pencil"),
    ("a condition of literals", Text(condition ? "yes" : "no"), "oui"),
    ("a comment changes nothing", Text("pencil", comment: "a thing"), "crayon"),
    ("an empty table name is Localizable", Text("pencil", tableName: ""), "crayon"),
    ("no such table", Text("pencil", tableName: "None"), "pencil"),
    ("no such key", Text("paper"), "paper"),
    ("a resource is looked up", Text(LocalizedStringResource("pencil")), "crayon"),
    ("a default value", Text(LocalizedStringResource("x", defaultValue: "y")), "y"),
    (
      "a default value gives way",
      Text(LocalizedStringResource("pencil", defaultValue: "y")), "crayon"
    ),
    ("words with attributes", Text(AttributedString("pencil")), "pencil"),
    ("no format", Text("100%"), "100 %d"),
    ("an interpolated key", Text("Hello, \(variable)"), "Bonjour, pencil"),
    ("arguments are no formats", Text("Hello, \("%@ **b**")"), "Bonjour, %@ **b**"),
    ("a text in a text", Text("Hello, \(Text("pencil"))"), "Bonjour, crayon"),
    (
      "a resource in a text",
      Text("Hello, \(LocalizedStringResource("pencil"))"), "Bonjour, crayon"
    ),
    ("an image in a text", Text("Hello, \(Image(systemName: "star.fill"))"), "Bonjour, ★"),
    ("numbers", Text("\(2021)"), "2\u{202F}021"),
    ("the number decides", Text("\(1) of \(2)"), "2/1"),
    ("a sum of texts", Text("pencil") + Text(verbatim: " ") + Text("yes"), "crayon oui"),
    ("Markdown is read", Text("bold"), "très gras"),
    ("but not in a variable", Text(verbatim: "**b**"), "**b**"),
  ])
  func shows(row: String, text: Text, expected: String) {
    #expect(Self.shown(text) == expected, "\(row)")
  }

  @Test(arguments: [
    (Text("\(1.5, specifier: "%.2f")"), "1,50"),
    (Text("\(1234.5, format: .number)"), "1\u{202F}234,5"),
    (Text(0.5, format: .percent), "50\u{00A0}%"),
    (Text("\(UInt64.max)"), "18\u{202F}446\u{202F}744\u{202F}073\u{202F}709\u{202F}551\u{202F}615"),
  ])
  func writesValuesInTheLocaleOfTheEnvironment(text: Text, expected: String) {
    let shown = Self.shown(text).replacing("\u{00A0}", with: " ").replacing("\u{202F}", with: " ")
    let wanted = expected.replacing("\u{00A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(shown == wanted)
  }
}
