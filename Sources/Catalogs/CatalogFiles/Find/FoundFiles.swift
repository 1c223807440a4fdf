public import SourceText

/// The result of a search by ``CatalogFinder``.
public struct FoundFiles: Hashable, Sendable {
  /// The files, without duplicates, in the order of the given paths and sorted by path within a
  /// folder.
  public var files: [FoundFile] = []
  /// The Xcode projects in the searched folders, which determine what is built.
  public var projects: [String] = []
  /// The `Info.plist` files in the searched folders.
  package var infoPlists: [String] = []
  /// Every folder that was searched.
  public var folders: [String] = []
  /// The problems with paths under which nothing was found.
  public var diagnostics: [Diagnostic] = []
}
