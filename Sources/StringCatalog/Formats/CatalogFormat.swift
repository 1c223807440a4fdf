/// A format of catalog files.
///
/// Each format has a folder beside this file with its reader. To add a format: add a case, add it
/// to the properties below, and call its reader in ``CatalogReader/finish()``.
public enum CatalogFormat: String, CaseIterable, Hashable, Sendable {
  /// A string catalog: JSON with all localizations of a table.
  case xcstrings
  /// A property list of texts, one file a locale.
  case strings
  /// A property list of texts that vary by number, device or width, one file a locale.
  case stringsdict

  /// The format of a file, by the ending of its name.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...]
    guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  /// The ending of the names of its files, without the dot.
  public var ending: String { rawValue }

  /// Whether one file contains all locales of a table; the files of the other formats belong to the
  /// locale of their `.lproj` folder.
  var holdsAllLocales: Bool { self == .xcstrings }

  /// Whether entries can be read before all bytes of a file have arrived.
  var isReadInPieces: Bool { self == .xcstrings }
}
