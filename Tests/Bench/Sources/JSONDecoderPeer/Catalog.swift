/// A catalog, declared for `JSONDecoder` in the usual way.
struct Catalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]
  var version: String

  struct Entry: Decodable {
    var comment: String?
    var extractionState: String?
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  /// A localization, one of its cases, or one of its substitutions.
  struct Localization: Decodable {
    var stringUnit: StringUnit?
    /// By axis (`plural`, `device`), then by case.
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Localization]?
  }

  struct StringUnit: Decodable {
    var state: String
    var value: String
  }
}
