package import StringCatalog

extension Table {
  /// Returns the path of the file that contains, or should contain, a key in a language; nil if
  /// none.
  package func path(ofKey key: String, locale: String) -> String? {
    guard traits.locales == .folder else { return paths.first }
    let entry = entry(forKey: key)
    if let existing = entry?.localization(locale) { return existing.path }
    let own = paths.filter {
      $0.hasPrefix("\(locale).lproj/") || $0.contains("/\(locale).lproj/")
    }
    // A key with plural forms belongs in the .stringsdict file.
    guard let entry else { return own.first }
    return own.first { CatalogFormat(path: $0) == CatalogFormat(path: entry.path) }
  }
}
