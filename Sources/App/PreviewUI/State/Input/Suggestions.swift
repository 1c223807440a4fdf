internal import CatalogCheck
internal import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Strings from the project to use as a translation, and the one that is in the field.
struct Suggestions: Sendable {
  /// A string and its origin.
  struct Suggestion: Sendable {
    let text: String
    let origin: String
  }

  let list: [Suggestion]
  /// The text that the user had typed before.
  let typed: String
  /// The index of the suggestion in the field; nil for the user's own text.
  private(set) var place: Int?

  /// The maximum number of suggestions.
  private static let limit = 20
  /// The number of similar strings to suggest.
  private static let nearest = 5
  /// The difference in length from which a source string is not compared without its punctuation.
  private static let minor = 12

  /// Finds suggestions for a draft: translations of the same source string, the string in the last
  /// commit, translations of source strings that differ in case or punctuation only, those of the
  /// nearest other source strings, and translations in other languages, starting with those with the same base, such as
  /// `de` for `de-AT`, and then the same script.
  init(for draft: TextDraft, typed: String, in catalog: CatalogState, _ locale: LocaleTag) {
    self.typed = typed
    var found: [Suggestion] = []
    var known: Set<String> = [typed, draft.old ?? typed]
    func add(_ text: String?, from origin: String) {
      guard let text, !text.isEmpty, found.count < Self.limit, known.insert(text).inserted else {
        return
      }
      found.append(Suggestion(text: text, origin: origin))
    }
    let own = catalog.tables.firstIndex { $0.table.paths.contains(draft.file) }
    // Translations of the same table come first.
    let others = catalog.tables.indices.filter { $0 != own }
    var similar: [Suggestion] = []
    let core = draft.source.coreCharacters
    for number in (own.map { [$0] } ?? []) + others {
      let previewTable = catalog.tables[number]
      let table = previewTable.table
      guard
        let language = table.localeNumber(draft.locale) == nil
          ? previewTable.matcher.chain(for: locale).first : draft.locale,
        language != table.sourceLanguage, let wanted = table.localeNumber(language),
        LocaleTag(language).language == LocaleTag(draft.locale).language
      else { continue }
      let label = number == own ? "" : catalog.labels[number].path + ": "
      for entry in previewTable {
        guard let translation = entry.localization(locale: wanted)?.leaf(at: draft.path),
          !translation.isEmpty
        else { continue }
        let source = entry.sourceText(at: draft.path, in: table)
        let origin = label + (entry.key.isEmpty ? "(empty key)" : entry.key)
        if source.utf8.elementsEqual(draft.source.utf8) {
          add(translation.text, from: origin)
        } else if !core.isEmpty, similar.count < Self.limit,
          abs(source.utf8.count - draft.source.utf8.count) < Self.minor,
          source.coreCharacters == core
        {
          similar.append(Suggestion(text: translation.text, origin: origin))
        }
      }
    }
    if let own, let difference = catalog.difference {
      let earlier = difference.old(own)?.entry(forKey: draft.key)?.localization(draft.locale)
      add(earlier?.leaf(at: draft.path)?.text, from: difference.revision)
    }
    for suggestion in similar { add(suggestion.text, from: suggestion.origin) }
    let tables = catalog.tables.map(\.table)
    if tables.reduce(0, { $0 + $1.entries.count }) < TranslationMemory.quickLimit {
      let memory = TranslationMemory(of: tables, in: LocaleTag(draft.locale))
      for match in memory.matches(for: draft.source, besides: draft.key, limit: Self.nearest) {
        add(match.translation, from: "\(match.key), \(match.percent)% alike")
      }
    }
    if let own, let entry = catalog.tables[own].table.entry(forKey: draft.key) {
      let tag = LocaleTag(draft.locale)
      let source = catalog.tables[own].table.sourceLanguage
      let others = entry.localizations.filter { $0.locale != draft.locale && $0.locale != source }
      let distances = others.map { LocaleTag($0.locale).distance(from: tag) }
      for distance in 0...2 {
        for (localization, own) in zip(others, distances) where own == distance {
          add(localization.leaf(at: draft.path)?.text, from: localization.locale)
        }
      }
    }
    list = found
  }

  /// Moves to the suggestion with the given text.
  mutating func moveTo(_ text: String) {
    place = list.firstIndex { $0.text == text }
  }

  /// Moves to the next or previous suggestion; the user's own text follows the last one.
  mutating func step(_ step: Int) {
    let count = list.count + 1
    let next = ((place ?? list.count) + step + count) % count
    place = next == list.count ? nil : next
  }

  /// The text for the field.
  var text: String { place.map { list[$0].text } ?? typed }

  /// A description of the origin of the text.
  var words: String {
    guard let place else { return "your own text" }
    return "suggestion \(place + 1) of \(list.count): \(list[place].origin)"
  }
}

extension LocaleTag {
  /// Returns the distance to another language: 0 for the same one, 1 for the same script, otherwise
  /// 2.
  fileprivate func distance(from other: LocaleTag) -> Int {
    language == other.language ? 0 : usualScript == other.usualScript ? 1 : 2
  }
}

extension Entry {
  /// Returns the source string of the translation at a path, or the key if there is none.
  func sourceText(at path: LeafPath, in table: Table) -> String {
    source(in: table.sourceLanguage)?.leaf(translatedAt: path)?.text ?? key
  }
}
