import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// Reads the files of translators into a plan of what they change.
struct ImportReader {
  /// The extensions of the files.
  static let endings = [".xliff", ".xlf", XcodeBundle.ending, ".csv", ".jsonl", ".ndjson"]

  private(set) var plan: ImportPlan
  /// Why files cannot be read, or not all of them.
  private(set) var problems: [String] = []

  /// Prepares to read translations into tables.
  init(_ tables: [Table], forces: Bool) { plan = ImportPlan(tables, forces: forces) }

  /// Whether a path is that of a file to import, and not of a catalog.
  static func takes(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }

  /// Reads a file.
  mutating func read(_ path: String) {
    do throws(FileFault) {
      let name = path.lowercased()
      if name.hasSuffix(XcodeBundle.ending) { return try readBundle(path) }
      if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") {
        return try readXLIFF(path, language: nil)
      }
      let bytes = try FileReader().contents(of: path).array
      if name.hasSuffix(".csv") {
        do throws(Diagnostic) {
          for file in try ImportedSheet.files(bytes, path: path) { plan.add(file) }
        } catch {
          problems.append(error.description)
        }
        return
      }
      var reader = TextRequestReader(path: path)
      reader.read(bytes)
      problems += reader.problems.map(\.description)
      plan.add(reader.requests)
    } catch {
      problems.append("\(path): \(error)")
    }
  }

  private mutating func readBundle(_ path: String) throws(FileFault) {
    do throws(Fault) {
      let bundle = try XcodeBundle.contents(of: path)
      for file in bundle.files {
        do throws(FileFault) {
          try readXLIFF(file, language: bundle.language)
        } catch {
          problems.append("\(file): \(error)")
        }
      }
    } catch {
      problems.append(error.reason)
    }
  }

  private mutating func readXLIFF(_ path: String, language: String?) throws(FileFault) {
    let document = XLIFFDocument.read(try FileReader().contents(of: path), path: path)
    guard document.isSound else {
      problems += document.diagnostics.filter(\.isFailure).prefix(3).map(\.description)
      return
    }
    plan.add(document, language: language)
  }
}
