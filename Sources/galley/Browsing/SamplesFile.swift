import CatalogFiles
import PreviewRows
import StringCatalog

/// The samples file of a table, for those who change it.
struct SamplesFile {
  let path: String

  /// Writes samples into it, and leaves all else that it holds.
  func write(_ samples: [String: Samples.Values]) throws(Diagnostic) {
    let old: [UInt8]?
    do throws(FileFault) {
      old = try SideFile.bytes(at: path)
    } catch {
      throw error.problem(at: path)
    }
    let new = try SamplesWriter.write(samples, into: old, path: path)
    guard new != old else { return }
    do throws(FileFault) {
      try FileWriter.write(new, to: path)
    } catch {
      throw error.problem(at: path)
    }
  }
}
