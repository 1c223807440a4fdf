/// The source language of a table.
struct SourceLanguage: Sendable, Equatable {
  /// The language, as spelled in the files; nil if unknown.
  var name: String?
  /// Whether the language was inferred because neither a file nor the caller specified it.
  var isGuessed: Bool
}

/// Determines the source languages of .strings tables, whose files don't specify one.
///
/// The choice never depends on the order of the locales or their number of keys: either could
/// select a translation, which would then count as complete because it is compared with itself.
struct SourceLanguages {
  /// The name of the folder for the development language.
  static let base = "Base"
  /// The names of English without a region, or for the United States.
  static let english = ["en", "English", "en-US", "en_US"]

  /// The language that the caller specified.
  private let named: String?
  /// By folder, the only language that all its tables share.
  private var ofFolders: [String: String] = [:]
  /// The only language that all tables share.
  private var ofAll: String?

  init(of groups: [TableFiles], named: String?) {
    self.named = named
    guard named == nil else { return }
    var known: [String: Set<String>] = [:]
    for group in groups {
      for catalog in group.catalogs {
        let storage = catalog.storage
        guard let language = storage.text(storage.records.sourceLanguage, in: 0) else { continue }
        known[group.name.folder, default: []].insert(language)
      }
      let locales = group.legacy.map(\.place.locale)
      if let english = Self.english(among: locales.compactMap(\.self)) {
        known[group.name.folder, default: []].insert(english)
      }
    }
    ofFolders = known.compactMapValues { $0.count == 1 ? $0.first : nil }
    let all = known.values.reduce(into: Set()) { $0.formUnion($1) }
    ofAll = all.count == 1 ? all.first : nil
  }

  /// The source language of the .strings table formed by a group of files.
  subscript(group: TableFiles) -> SourceLanguage {
    if let named { return SourceLanguage(name: named, isGuessed: false) }
    let legacy = group.legacy
    let locales = legacy.compactMap(\.place.locale)
    // Xcode puts the development language's strings into Base. Projects that add Base later keep
    // most of them in the language's folder.
    if locales.contains(Self.base) {
      let english = Self.english(among: locales)
      let isSmaller = group.keyCount(of: Self.base) < english.map(group.keyCount) ?? 0
      return SourceLanguage(name: isSmaller ? english : Self.base, isGuessed: false)
    }
    let guess =
      Self.english(among: locales) ?? ofFolders[group.name.folder] ?? ofAll
      // A file outside of any .lproj folder is not localized, and its locale needs a name.
      ?? (locales.count < legacy.count ? "en" : nil)
    return SourceLanguage(name: guess, isGuessed: guess != nil)
  }

  /// Returns English as one of the locales spells it, preferring a spelling without a region.
  private static func english(among locales: [String]) -> String? {
    let plain = english.first(where: locales.contains)
    return plain ?? locales.first { $0.hasPrefix("en-") || $0.hasPrefix("en_") }
  }
}

extension TableFiles {
  /// Returns the number of keys in the .strings and .stringsdict files of a locale.
  fileprivate func keyCount(of locale: String) -> Int {
    legacy.filter { $0.place.locale == locale }.map(\.storage.records.entries.count).reduce(0, +)
  }
}
