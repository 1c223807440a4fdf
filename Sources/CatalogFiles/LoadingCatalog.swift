public import StringCatalog

/// A catalog on its way from the disk: the files that have been read, and the beginning of the one
/// that is being read.
public struct LoadingCatalog {
  private let sourceLanguage: String?
  private let fileCount: Int
  private var files: [CatalogFile] = []
  private var beginning: CatalogFile?
  private var entriesInFiles = 0

  /// How many entries have been read.
  public private(set) var entryCount = 0
  /// How much of all has been read, from 0 to 1; nil where nobody knows how much there is.
  public private(set) var fraction: Double? = 0

  init(fileCount: Int, sourceLanguage: String?) {
    self.fileCount = fileCount
    self.sourceLanguage = sourceLanguage
  }

  /// The tables as far as they have been read.
  public var catalog: Catalog {
    Catalog(files: files + (beginning.map { [$0] } ?? []), sourceLanguage: sourceLanguage)
  }

  /// Notes how far a file has been read.
  mutating func note(_ reader: borrowing CatalogReader, size: Int?) {
    entryCount = entriesInFiles + reader.entryCount
    fraction = size.map { size in
      let part = min(1, Double(reader.byteCount) / Double(max(1, size)))
      return (Double(files.count) + part) / Double(max(1, fileCount))
    }
  }

  /// Takes what a reader has of the file that is being read.
  mutating func take(_ reader: borrowing CatalogReader) { beginning = reader.entriesSoFar() }

  /// Adds a file that has been read to its end.
  mutating func add(_ file: CatalogFile) {
    beginning = nil
    files.append(file)
    entriesInFiles += file.entryCount
    entryCount = entriesInFiles
    fraction = min(1, Double(files.count) / Double(max(1, fileCount)))
  }
}

/// What is wanted of a catalog that is being loaded.
public enum LoadingWish: Sendable {
  /// More of it.
  case more
  /// What there is of it, and then more.
  case tables
  /// Nothing.
  case end
}
