import CatalogFiles
import PreviewRows
import StringCatalog

/// The samples files that have been read, for those who read them again and again.
struct SamplesShelf: Sendable {
  /// What each file held when it was last whole.
  private var whole: [String: Samples] = [:]

  /// The samples of a file, and why it could not be read; then they are those that it held when it
  /// was last whole.
  ///
  /// That there is no such file is wrong only where one is wanted.
  mutating func samples(at path: String, isWanted: Bool) -> (Samples, [Diagnostic]) {
    do throws(FileFault) {
      guard let bytes = try SideFile.bytes(at: path) else {
        if isWanted { throw FileFault.missing }
        whole[path] = nil
        return (Samples(), [])
      }
      let samples = Samples(bytes: bytes, path: path)
      guard samples.problems.contains(where: \.isLoss) else {
        whole[path] = samples
        return (samples, [])
      }
      return whole[path].map { ($0, samples.problems) } ?? (samples, [])
    } catch {
      return (whole[path] ?? Samples(), [error.problem(at: path)])
    }
  }
}
