import CatalogChanges
import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog
import WorkingCopy

extension EditedFile {
  /// A table with the new version of the file.
  ///
  /// - Parameters:
  ///   - old: the table with the version on the disk.
  ///   - sourceLanguage: the source language of tables whose files do not name one.
  /// - Returns: the new table.
  func table(of old: Table, sourceLanguage: String?) -> Table {
    old.replacing([path: new], sourceLanguage: sourceLanguage)
  }

  /// Replaces the file, and reports how if it had to be written in place.
  @discardableResult func write(in order: KeyOrder) throws(Fault) -> Bool {
    try write(order: order, copies: FileReplacement.copies) { StandardError.report($0) }
  }
}

extension Table {
  /// The table with other bytes of some of its files.
  ///
  /// - Parameters:
  ///   - contents: the bytes by the paths of the files.
  ///   - sourceLanguage: the source language of tables whose files do not name one.
  /// - Returns: the new table.
  func replacing(_ contents: [String: [UInt8]], sourceLanguage: String?) -> Table {
    let files = files.map { file in
      CatalogFile(path: file.path, bytes: contents[file.path] ?? file.bytes.array)
    }
    let tables = Catalog(files: files, sourceLanguage: sourceLanguage).tables
    return tables.first { $0.original == original } ?? tables.first ?? self
  }
}

extension [EditedFile] {
  /// Replaces the files, up to the first that cannot be written.
  ///
  /// - Returns: the paths of those that were written, and what went wrong with the next one.
  func write(in order: KeyOrder) -> (written: [String], failure: (path: String, reason: String)?) {
    var written: [String] = []
    for file in self {
      do throws(Fault) {
        try file.write(in: order)
        written.append(file.path)
      } catch {
        let others = written.isEmpty ? "" : "; already written: \(written.joined(separator: ", "))"
        StandardError.report("\(file.path): not written: \(error.reason)\(others)")
        return (written, (file.path, error.reason))
      }
    }
    return (written, nil)
  }

  /// The differences between the files and their new versions.
  func differences(from tables: [Table], sourceLanguage: String?) -> [TableDifference] {
    // The files of one table, each of a language, make one difference.
    var new: [Int: Table] = [:]
    for file in self {
      let old = new[file.table] ?? tables[file.table]
      new[file.table] = file.table(of: old, sourceLanguage: sourceLanguage)
    }
    return new.sorted { $0.key < $1.key }.map { number, table in
      TableDifference(
        name: table.name, difference: CatalogDifference(from: tables[number], to: table))
    }
  }
}

extension EditHistory {
  /// A history of files whose copies are in the user's home.
  init() { self.init(copies: FileReplacement.copies) { StandardError.report($0) } }
}

extension FileReplacement {
  /// The folder for copies of files that cannot be replaced.
  static var copies: String? {
    UserFile.places.path()?.folderAndName.folder.appending(name: "copies")
  }
}

extension KeyOrder {
  /// Xcode's order for a command; nil if there is none, which is reported.
  static var reported: KeyOrder? {
    do throws(Fault) { return try ofXcode() } catch {
      StandardError.report(error.reason)
      return nil
    }
  }
}
