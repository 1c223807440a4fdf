public import SourceText

/// One file that was read: what `Catalog` puts tables together from.
public struct CatalogFile: Sendable {
  /// What kind of file a path names.
  public enum Kind: String, Sendable {
    /// A string catalog.
    case catalog = "xcstrings"
    /// A table of texts.
    case strings
    /// A table of plural, device and width rules.
    case stringsdict

    /// The kind that a path's ending names.
    public init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: String(path[path.index(after: dot)...]))
    }
  }

  /// The path as it was given.
  public let path: String
  /// Its kind.
  public let kind: Kind
  let storage: TableStorage
  /// What is wrong in it.
  public var diagnostics: [Diagnostic]

  init(path: String, kind: Kind, storage: TableStorage, diagnostics: [Diagnostic]) {
    self.path = path
    self.kind = kind
    self.storage = storage
    self.diagnostics = diagnostics
  }

  /// The number of entries.
  public var entryCount: Int { storage.records.entries.count }
}

extension CatalogFile {
  /// What a path says of the table: `a/de.lproj/Main.strings` is `Main`, of `de`, in `a`.
  struct Place {
    var folder: String
    var locale: String?
    var table: String

    init(_ path: String) {
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let file = parts.removeLast()
      table = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
      if let last = parts.last, last.hasSuffix(".lproj") {
        locale = String(last.dropLast(6))
        parts.removeLast()
      }
      folder = parts.joined(separator: "/")
    }
  }

  var place: Place { Place(path) }
}
