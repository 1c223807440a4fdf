import LocalizedText
import SourceText
import StringCatalog

/// A text or a state that a catalog should get, as the command line or a program asks for it.
struct TextRequest: Equatable, Sendable {
  /// A value that the catalog must have, or the request is refused.
  struct Lock: Equatable, Sendable {
    /// Nil if there must be no text.
    let text: String?
  }

  /// The place of the request in its file; nil if it is on the command line.
  var place: FilePlace?
  /// The name of the table; nil if the key tells.
  var table: String?
  /// A file of the table; nil if the names tell.
  var tableFile: String?
  /// The path of the catalog in the project, for an XLIFF file with the strings of several.
  var original: String?
  var key: String
  var locale: String
  /// The path of the text in the localization.
  var path = LeafPath()
  /// The text; nil keeps the one that is there.
  var text: String?
  /// The state; nil for that of a finished text.
  var state: String?
  /// The text that is replaced.
  var expected: Lock?
  /// The source text that was translated.
  var source: Lock?
  /// The comment and the extraction state of the whole string; nil keeps them.
  var comment: Lock?
  var extraction: Lock?
  /// Whether the string is to be translated; nil keeps what the catalog says.
  var shouldTranslate: Bool?
  /// Why the request is refused before it is planned; nil if it is not.
  var rejection: String?

  /// Whether the request is about the whole string, and about no text of it.
  var isOfEntry: Bool { locale.isEmpty }

  /// The extraction states that a request may give; `automatic` is the absence of one.
  static let extractionStates = [
    "automatic", "manual", "extracted_with_value", "migrated", "stale",
  ]

  /// The states that a request may give.
  static let states = ["new", "needs_review", "machine_translated", "translated"]
}

extension LeafPath {
  /// The path of some words, such as `plural.few` or `device.mac.plural.one`; nil if they are none.
  ///
  /// One word alone is the name of a plural form or of a device. Xcode's names of parts, as in
  /// `substitutions.count.plural.one`, are understood.
  init?(words: [String]) {
    var steps: [Step] = []
    var rest = words.filter { $0 != "variations" }[...]
    if rest.count == 1, let word = rest.first {
      if PluralCategory(rawValue: word) != nil {
        self.init([.variation(axis: "plural", name: word)])
        return
      }
      if Device(rawValue: word) != nil {
        self.init([.variation(axis: "device", name: word)])
        return
      }
    }
    while let word = rest.popFirst() {
      switch word {
      case "plural", "device", "width":
        guard let name = rest.popFirst() else { return nil }
        steps.append(.variation(axis: word, name: name))
      case "substitution", "substitutions":
        // The name may hold full stops.
        let end = rest.firstIndex { ["plural", "device", "width"].contains($0) } ?? rest.endIndex
        let name = rest[..<end].joined(separator: ".")
        guard !name.isEmpty else { return nil }
        steps.append(.substitution(name))
        rest = rest[end...]
      case "values":
        guard let index = rest.popFirst().flatMap({ Int($0) }), index >= 0, rest.isEmpty else {
          return nil
        }
        steps.append(.value(index))
      default: return nil
      }
    }
    self.init(steps)
  }

  /// The path in words: `plural.few` or `few`.
  init?(_ text: String) {
    self.init(words: text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}
