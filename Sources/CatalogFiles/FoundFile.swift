public import StringCatalog

/// A file that is to be read as a catalog or a part of one.
public struct FoundFile: Hashable, Sendable {
  /// Its path; `-` is standard input.
  public var path: String
  /// Its kind.
  public var kind: CatalogFile.Kind

  /// Makes a file of a path and a kind.
  public init(path: String, kind: CatalogFile.Kind) {
    self.path = path
    self.kind = kind
  }

  /// A string catalog on standard input.
  public static let standardInput = FoundFile(path: "-", kind: .catalog)

  /// Whether it is read from standard input.
  public var isStandardInput: Bool { path == Self.standardInput.path }
}

/// The files under some paths, and what is wrong with those paths.
public struct FoundFiles: Hashable, Sendable {
  /// The files, each once: path by path as given, those of a folder sorted by their paths.
  public var files: [FoundFile] = []
  /// The folders that were searched.
  public var folders: [String] = []
  /// The paths that lead to nothing.
  public var problems: [Diagnostic] = []
}
