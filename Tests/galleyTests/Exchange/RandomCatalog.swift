import Foundation
import TestMaterial

/// A catalog of random keys, shapes, states and texts.
struct RandomCatalog {
  /// Languages with one, two and four plural forms.
  static let languages = ["ja", "fr", "uk"]

  private static let words = [
    "a", "Sign out", "%lld files", "x|==|plural.one", "x|==|y", "x", "<b>\"&amp;\"</b>", "a\tb",
    "a\r\nb", "a\rb", "a\nb", "clé", "漢字🙂", "no\u{A0}break", " lead", "trail ", "=1+2", "''@a",
    "%%", "100%",
    "]]>", "'", "<!-- -->", "\u{1}", "e\u{301}", "‏RTL", "/a:dict/:string",
  ]
  private static let states = ["translated", "new", "needs_review", "machine_translated", "other"]
  private static let forms = ["one", "few", "many", "other"]

  let bytes: [UInt8]

  /// Makes a catalog; one without mixed strings has none that vary in two ways at once.
  init(using generator: inout SeededGenerator, mixed: Bool = true) throws {
    var strings: [String: Any] = [:]
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let key = Self.text(using: &generator)
      var entry: [String: Any] = [:]
      if Bool.random(using: &generator) { entry["comment"] = Self.text(using: &generator) }
      if Int.random(in: 0..<9, using: &generator) == 0 { entry["shouldTranslate"] = false }
      var localizations: [String: Any] = [:]
      for language in ["en"] + Self.languages where Bool.random(using: &generator) {
        localizations[language] = Self.localization(using: &generator, mixed: mixed)
      }
      if !localizations.isEmpty { entry["localizations"] = localizations }
      strings[key] = entry
    }
    let json: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
    bytes = [UInt8](try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys]))
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }.joined()
  }

  private static func unit(using generator: inout SeededGenerator) -> [String: Any] {
    var unit = ["value": text(using: &generator)]
    if Int.random(in: 0..<9, using: &generator) > 0 {
      unit["state"] = states.randomElement(using: &generator)
    }
    return ["stringUnit": unit]
  }

  private static func plural(using generator: inout SeededGenerator) -> [String: Any] {
    var cases: [String: Any] = [:]
    for form in forms where Bool.random(using: &generator) {
      cases[form] = unit(using: &generator)
    }
    if cases.isEmpty { cases["other"] = unit(using: &generator) }
    return ["variations": ["plural": cases]]
  }

  private static func localization(
    using generator: inout SeededGenerator, mixed: Bool
  ) -> [String: Any] {
    switch Int.random(in: 0..<(mixed ? 8 : 6), using: &generator) {
    case 0...1: return unit(using: &generator)
    case 2: return plural(using: &generator)
    case 3:
      return [
        "variations": [
          "device": ["iphone": plural(using: &generator), "other": unit(using: &generator)]
        ]
      ]
    case 4...5:
      var whole = unit(using: &generator)
      var count = plural(using: &generator)
      count["argNum"] = Int.random(in: 1...2, using: &generator)
      count["formatSpecifier"] = "lld"
      count["variations"] = [
        "plural": [
          "one": ["stringUnit": ["state": "translated", "value": "%arg file"]],
          "other": ["stringUnit": ["state": "new", "value": "%1$lld %arg files"]],
        ]
      ]
      whole["stringUnit"] = ["state": "translated", "value": "%#@COUNT.x@ %1$#@COUNT.x@"]
      whole["substitutions"] = ["COUNT.x": count]
      return whole
    case 6: return ["stringSet": ["state": "translated", "values": [text(using: &generator)]]]
    default:
      var both = plural(using: &generator)
      both["stringUnit"] = unit(using: &generator)["stringUnit"]
      return both
    }
  }
}
