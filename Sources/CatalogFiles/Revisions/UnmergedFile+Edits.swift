import Programs

extension UnmergedFile {
  /// Whether a file is what git's own merge by lines left, whatever its markers are called: then nobody has
  /// edited it since.
  ///
  /// Of a file that has no lines for git, as one in UTF-16, git leaves our version without a marker.
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

  /// Whether git takes one of the versions for binary, which it does not merge: it looks for a zero near
  /// the start.
  private var isBinary: Bool {
    [base, ours ?? [], theirs ?? []].contains { $0.prefix(8000).contains(0) }
  }
}

extension [UInt8] {
  /// The lines without what follows the sign of a marker, and without what both sides were made of, which
  /// not every style shows.
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
