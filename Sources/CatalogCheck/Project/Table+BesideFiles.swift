internal import CatalogFiles
package import PreviewRows
package import SourceText
package import StringCatalog

extension Samples {
  /// The usual path of the samples of a table: in the folder of the table, or of its `.lproj`
  /// folders.
  package static func path(besideTable name: String, in folder: String) -> String {
    "\(folder.isEmpty ? "" : folder + "/")\(name).samples.json"
  }

  /// Reads the samples beside a table, if it has any, with what is wrong in the file.
  ///
  /// - Throws: why the file cannot be read at all.
  package init(beside table: Table) throws(Diagnostic) {
    let path = Samples.path(besideTable: table.name, in: table.folder)
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: path) else {
        self.init()
        return
      }
      self.init(bytes: bytes, path: path)
    } catch {
      throw error.diagnostic(at: path)
    }
    if !diagnostics.contains(where: \.isLoss) { check(against: [table], path: path) }
  }
}

extension Slots {
  /// The usual path of the slots of a table, beside its samples.
  package static func path(besideTable name: String, in folder: String) -> String {
    "\(folder.isEmpty ? "" : folder + "/")\(name).slots.json"
  }

  /// Reads the slots beside a table, if it has any.
  package init(beside table: Table) throws(Diagnostic) {
    try self.init(at: Slots.path(besideTable: table.name, in: table.folder), of: [table])
  }

  /// Reads the slots of some tables, with what is wrong in the file.
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
    if diagnostics.isEmpty { check(against: tables, path: path) }
  }
}
