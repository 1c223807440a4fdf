import FoundationEssentials
import Glibc
import LocalizedText
import MadeCatalog
import StringCatalog

/// Resolves texts - looks them up, chooses leaves, fills placeholders, makes fragments - and prints the
/// nanoseconds of processor time that a text of each kind takes.
@main struct ResolveTexts {
  private static let count = 10_000
  private static let locales = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl",
    "pt", "ru", "sv", "zh-Hans",
  ]

  static func main() {
    let resolver = Resolver(
      environment: EnvironmentValues(
        locale: Locale(identifier: "en"), localizer: Localizer(catalog: catalog())))
    let kinds: [(name: String, texts: [Text])] = [
      ("plain", (0..<count).map(plain)),
      ("two arguments", (0..<count).map(twoArguments)),
      ("plural", (0..<count).map(plural)),
    ]
    for kind in kinds {
      var fragments = 0
      let start = clock()
      for _ in 0..<20 {
        for text in kind.texts { fragments += resolver.resolve(text).fragments.count }
      }
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      precondition(fragments >= 20 * count)
      print("\(kind.name)\t\(time * 1e9 / Double(20 * count))")
    }
  }

  // The keys are made of strings, because in a literal the number would become a placeholder.

  private static func plain(_ number: Int) -> Text {
    let key = "plain \(number)" as String
    return Text(LocalizedStringKey(key))
  }

  private static func twoArguments(_ number: Int) -> Text {
    let start = "message \(number) " as String
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 24, interpolationCount: 2)
    key.appendLiteral(start)
    key.appendInterpolation("Ann")
    key.appendInterpolation(number * 37)
    return Text(LocalizedStringKey(stringInterpolation: key))
  }

  private static func plural(_ number: Int) -> Text {
    let start = "plural \(number) " as String
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 24, interpolationCount: 1)
    key.appendLiteral(start)
    key.appendInterpolation(number)
    return Text(LocalizedStringKey(stringInterpolation: key))
  }

  private static func catalog() -> Catalog {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let entry = { (key: String, localization: (String) -> String) in
      let all = locales.map { #""\#($0)":\#(localization($0))"# }.joined(separator: ",")
      return #""\#(key)":{"localizations":{\#(all)}}"#
    }
    let entries = (0..<count).flatMap { number in
      [
        entry("plain \(number)") { unit("A text of the usual length in \($0)") },
        entry("message \(number) %@%lld") { _ in unit("Hello %1$@, you have %2$lld items") },
        entry("plural \(number) %lld") {
          #"{"variations":{"plural":{"one":\#(unit("%lld item \($0)")),"other":\#(unit("%lld items"))}}}"#
        },
      ]
    }
    return Catalog(files: [CatalogFile(entries: entries)])
  }
}
