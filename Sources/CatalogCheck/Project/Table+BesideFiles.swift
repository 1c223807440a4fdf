internal import CatalogFiles
package import PreviewRows
package import SourceText
package import StringCatalog

/// A file beside a table, with something for its keys.
package protocol FileBesideTable {
  /// What its name ends with, after that of the table.
  static var ending: String { get }
  /// What is wrong in it.
  var diagnostics: [Diagnostic] { get }
  /// Whether it was read well enough for its keys to be looked for in the tables.
  var isSound: Bool { get }

  init()
  init(bytes: [UInt8], path: String)

  /// Adds a diagnostic for each key that none of the tables has.
  mutating func check(against tables: [Table], path: String)
}

extension Samples: FileBesideTable {
  package static let ending = "samples.json"
  package var isSound: Bool { !diagnostics.contains(where: \.isLoss) }

  package init() { self.init([:]) }
}

extension Slots: FileBesideTable {
  package static let ending = "slots.json"
  package var isSound: Bool { diagnostics.isEmpty }
}

extension FileBesideTable {
  /// The usual path of the file of a table: in the folder of the table, or of its `.lproj` folders.
  package static func path(besideTable name: String, in folder: String) -> String {
    "\(folder.isEmpty ? "" : folder + "/")\(name).\(ending)"
  }

  /// Reads the file beside a table, if it has one, with what is wrong in it.
  ///
  /// - Throws: why the file cannot be read at all.
  package init(beside table: Table) throws(Diagnostic) {
    try self.init(at: Self.path(besideTable: table.name, in: table.folder), of: [table])
  }

  /// Reads the file of some tables, with what is wrong in it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - tables: all tables that it is for.
  ///   - isRequired: whether a missing file is a problem.
  /// - Throws: why the file cannot be read at all.
  package init(at path: String, of tables: [Table], isRequired: Bool = false) throws(Diagnostic) {
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: path) else {
        if isRequired { throw FileFault.missing }
        self.init()
        return
      }
      self.init(bytes: bytes, path: path)
    } catch {
      throw error.diagnostic(at: path)
    }
    if isSound { check(against: tables, path: path) }
  }
}
