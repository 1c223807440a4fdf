public import StringCatalog

/// A file to read as a String Catalog, or as one language of a table.
public struct FoundFile: Hashable, Sendable {
  /// The path of the file; `-` is standard input.
  public var path: String
  /// The format, determined by the filename extension.
  public var format: CatalogFormat

  /// Creates a file from its path and format.
  public init(path: String, format: CatalogFormat) {
    self.path = path
    self.format = format
  }

  /// Standard input, which is read as a String Catalog.
  public static let standardInput = FoundFile(path: "-", format: .standard)

  /// Whether the path is `-`, which stands for stdin.
  public var isStandardInput: Bool { path == Self.standardInput.path }
}
