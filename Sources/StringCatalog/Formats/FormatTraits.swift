internal import SourceText

/// What a format is, for code that reads files and puts tables together; each format has its own in its
/// folder.
struct FormatTraits: Sendable {
  /// What is true of the tables of its files.
  let table: TableTraits
  /// Whether its entries hide those with the same key in another file for the same locale, as in an app.
  var hidesOthers = false
  /// How a file is read.
  let reading: Reading
  /// How the bytes of a file are edited; nil if its files are not.
  var edit: Editing?

  typealias Editing =
    @Sendable (
      _ edits: [CatalogEdit], _ bytes: [UInt8], _ path: String, _ order: KeyOrder
    ) throws(EditRefusal) -> EditedCatalog

  enum Reading: Sendable {
    /// When all bytes are there.
    case whole(@Sendable (_ bytes: ByteBuffer, _ path: String) -> CatalogFile)
    /// As the bytes arrive, if they are UTF-8. The log has what decoding them has reported.
    case inPieces(@Sendable (_ file: SourceFile, _ log: DiagnosticLog) -> any PieceReader)
  }
}

/// What is true of the tables of some formats and not of others.
///
/// Code asks for the trait that it means, not for the format. Only merging, which reads the two formats that it
/// knows in its own ways, names them.
package struct TableTraits: Sendable {
  /// What tells the locale of a text.
  package enum LocaleSource: Sendable {
    /// The file: it has all locales, and is a table of its own.
    case file
    /// The `.lproj` folder of the file. All files with one name in such folders of one folder are a table.
    case folder
  }

  /// What tells the locale of a text.
  package let locales: LocaleSource
  /// Whether a key without a text in the source language is that text.
  package let keysAreTexts: Bool
  /// Whether Xcode makes files of other formats and Swift symbols from the table.
  package let isCompiled: Bool
  /// Whether a substitution has the number of its argument; otherwise the references to it may.
  package let numbersSubstitutions: Bool
  /// Whether the reader reports plural forms without `other`; otherwise a rule has to.
  package let readerChecksPlurals: Bool
  /// What Xcode puts between a key and a form in XLIFF; nil if it writes them in another way.
  package let xliffSeparator: String?
}

/// Reads a file in UTF-8 as its bytes arrive.
protocol PieceReader {
  /// How many entries have been read.
  var entryCount: Int { get }
  /// The file as far as it has been read.
  var file: CatalogFile { get }

  /// Reads the bytes that have arrived.
  ///
  /// - Parameters:
  ///   - bytes: the bytes; a larger buffer than last time begins with the same ones.
  ///   - isWhole: whether no more will come.
  ///   - isGrowing: whether another thread may add bytes now.
  mutating func advance(in bytes: ByteBuffer, isWhole: Bool, isGrowing: Bool)
}
