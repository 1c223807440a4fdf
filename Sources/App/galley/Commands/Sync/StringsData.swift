import CatalogFiles
import FileAccess
import JSONDocuments
import SourceText

/// The keys that a compiler found in a source file: a `.stringsdata` file.
struct StringsData {
  /// The keys by their tables.
  private(set) var tables: [(table: String, keys: [CodeKey])] = []
  /// The path of the source file; nil if the file does not name it.
  private(set) var source: String?

  /// Reads a file.
  ///
  /// - Throws: why it cannot be read.
  init(reading path: String) throws(Diagnostic) {
    let bytes: [UInt8]?
    do throws(FileFault) { bytes = try SmallFile.bytes(at: path) } catch {
      throw error.diagnostic(at: path)
    }
    guard let bytes else { throw FileFault.missing.diagnostic(at: path) }
    let root = try JSONValue(parsing: bytes, path: path)
    source = root["source"]?.string
    guard let tables = root["tables"], case .object(let members) = tables.content else {
      throw Diagnostic(
        .jsonSyntax, path: path, location: root.location,
        message: "not a .stringsdata file: no object 'tables'", skipsBytes: true)
    }
    for member in members {
      guard case .array(let elements) = member.value.content else {
        throw Diagnostic(
          .jsonSyntax, path: path, location: member.location,
          message: "'\(member.name)' is not an array", skipsBytes: true)
      }
      var keys: [CodeKey] = []
      for element in elements {
        guard let key = element["key"]?.string else {
          throw Diagnostic(
            .jsonSyntax, path: path, location: element.location, message: "missing field 'key'",
            skipsBytes: true)
        }
        keys.append(
          CodeKey(
            key: key, comment: element["comment"]?.string, value: element["value"]?.string,
            at: place(of: element["location"])))
      }
      self.tables.append((member.name, keys))
    }
  }

  private func place(of location: JSONValue?) -> FilePlace? {
    guard let location, let source,
      let line = location["startingLine"]?.number.flatMap(Int.init(exactly:)),
      line > 0
    else { return nil }
    let column = location["startingColumn"]?.number.flatMap(Int.init(exactly:)) ?? 1
    return FilePlace(path: source, location: SourceLocation(line: line, column: max(1, column)))
  }
}
