public import SourceText
public import StringCatalog

/// A file to be read as a string catalog, or as one language of a table.
public struct FoundFile: Hashable, Sendable {
  /// The path of the file; `-` is standard input.
  public var path: String
  /// The format, which the ending of the name decides.
  public var format: CatalogFormat

  /// Describes a file by its path and its format.
  public init(path: String, format: CatalogFormat) {
    self.path = path
    self.format = format
  }

  /// Standard input, which holds a string catalog in JSON.
  public static let standardInput = FoundFile(path: "-", format: .standard)

  /// Whether the bytes come from standard input.
  public var isStandardInput: Bool { path == Self.standardInput.path }
}

/// What ``CatalogFinder`` found under some paths.
public struct FoundFiles: Hashable, Sendable {
  /// The files, each once: in the order of the given paths, and sorted by path within a folder.
  public var files: [FoundFile] = []
  /// The Xcode projects in the searched folders, which tell what is built.
  public var projects: [String] = []
  /// Every folder that was searched.
  public var folders: [String] = []
  /// The paths under which nothing was found, with the reason.
  public var diagnostics: [Diagnostic] = []
}
