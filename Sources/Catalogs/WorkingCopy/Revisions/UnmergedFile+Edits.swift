import CatalogFiles
import FileAccess

extension UnmergedFile {
  /// Whether a file is the unedited result of git's line-by-line merge, ignoring the labels of
  /// markers.
  ///
  /// For a file that git considers binary, such as UTF-16, git leaves our version without markers.
  package func isUntouched(_ bytes: [UInt8]) -> Bool {
    guard let ours, let theirs else { return false }
    let place = ProcessEnvironment.temporaryFolder.appending(name: "galley-")
    guard let folder = try? OpenFolder.make(continuing: place) else { return false }
    let versions = [("base", base), ("ours", ours), ("theirs", theirs)]
    defer {
      for (name, _) in versions { OpenFolder.working.remove("\(folder)/\(name)") }
      OpenFolder.working.removeFolder(folder)
    }
    do {
      for (name, bytes) in versions { try FileWriter.write(bytes, to: "\(folder)/\(name)") }
      let merge = try TextMerge(
        ours: "\(folder)/ours", base: "\(folder)/base", theirs: "\(folder)/theirs", markerSize: 7)
      return merge.bytes.withoutLabels == bytes.withoutLabels
    } catch {
      return isBinary && bytes == ours
    }
  }

  /// Whether git considers any version binary and does not merge it: it looks for a null byte near
  /// the start.
  private var isBinary: Bool {
    [base, ours ?? [], theirs ?? []].contains { $0.prefix(8000).contains(0) }
  }
}

extension [UInt8] {
  /// The lines without the labels of markers, and without the base version, which not every
  /// conflict style shows.
  fileprivate var withoutLabels: [UInt8] {
    var result: [UInt8] = []
    var isBase = false
    for line in split(separator: 0x0A, omittingEmptySubsequences: false) {
      let sign = line.first.flatMap { first in
        line.count >= 7 && line.prefix(7).allSatisfy { $0 == first } ? first : nil
      }
      if sign == UInt8(ascii: "|") { isBase = true }
      if sign == UInt8(ascii: "=") { isBase = false }
      guard !isBase else { continue }
      switch sign {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): result += line.prefix(7)
      default: result += line
      }
      result.append(0x0A)
    }
    return result
  }
}
