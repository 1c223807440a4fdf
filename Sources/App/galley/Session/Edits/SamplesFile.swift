import CatalogFiles
import PreviewRows
import SourceText
import StringCatalog
import WorkingCopy

/// A file with sample values for the arguments of a table, which the user may change.
struct SamplesFile {
  let path: String

  /// Writes samples into the file and keeps everything else that it holds.
  func write(_ samples: [String: Samples.Values]) throws(Diagnostic) {
    let old: [UInt8]?
    do throws(FileFault) {
      old = try SmallFile.bytes(at: path)
    } catch {
      throw error.diagnostic(at: path)
    }
    let new = try SamplesWriter.write(samples, into: old, path: path)
    guard new != old else { return }
    do throws(FileFault) {
      try FileWriter.write(new, to: path)
    } catch {
      throw error.diagnostic(at: path)
    }
  }
}

/// The samples files in their last whole versions, for files that are read again and again.
struct SamplesCache: Sendable {
  private var whole: [String: Samples] = [:]

  /// Reads the samples of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isRequired: whether a missing file is a problem.
  /// - Returns: the samples, and what is wrong in the file. If it cannot be read completely, the
  ///   samples are those of its last whole version.
  mutating func samples(at path: String, isRequired: Bool) -> (Samples, [Diagnostic]) {
    guard isRequired || !EscapingLink.leads(to: path) else {
      return (
        Samples(), [Diagnostic(.unreadable, path: path, message: EscapingLink.reason)]
      )
    }
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: path) else {
        if isRequired { throw FileFault.missing }
        whole[path] = nil
        return (Samples(), [])
      }
      let samples = Samples(bytes: bytes, path: path)
      guard samples.diagnostics.contains(where: \.isLoss) else {
        whole[path] = samples
        return (samples, [])
      }
      return whole[path].map { ($0, samples.diagnostics) } ?? (samples, [])
    } catch {
      return (whole[path] ?? Samples(), [error.diagnostic(at: path)])
    }
  }
}
