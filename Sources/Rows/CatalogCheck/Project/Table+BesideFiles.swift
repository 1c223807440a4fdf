internal import CatalogFiles
package import PreviewRows
package import SourceText
package import StringCatalog

/// A file next to a table that holds additional data for its keys.
package protocol FileBesideTable {
  /// The suffix of the file name, after the name of the table.
  static var ending: String { get }
  /// The problems in the file.
  var diagnostics: [Diagnostic] { get }
  /// Whether the file is valid enough to look up its keys in the tables.
  var isSound: Bool { get }

  init()
  init(bytes: [UInt8], path: String)

  /// Adds a diagnostic for each key that is in none of the tables.
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
  /// Returns the default path for a table's file: in the folder of the table or its `.lproj`
  /// folders.
  package static func path(besideTable name: String, in folder: String) -> String {
    "\(folder.isEmpty ? "" : folder + "/")\(name).\(ending)"
  }

  /// Loads the file next to a table if there is one, and checks it.
  ///
  /// - Throws: a diagnostic if the file cannot be read at all.
  package init(beside table: Table) throws(Diagnostic) {
    try self.init(at: Self.path(besideTable: table.name, in: table.folder), of: [table])
  }

  /// Loads a file that belongs to some tables, and checks it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - tables: all tables that it applies to.
  ///   - isRequired: whether a missing file is an error.
  /// - Throws: a diagnostic if the file cannot be read at all.
  package init(at path: String, of tables: [Table], isRequired: Bool = false) throws(Diagnostic) {
    if !isRequired, EscapingLink.leads(to: path) {
      throw Diagnostic(.unreadable, path: path, message: EscapingLink.reason)
    }
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
