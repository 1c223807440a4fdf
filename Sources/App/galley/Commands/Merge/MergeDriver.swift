import CatalogChanges
import CatalogEditing
import CatalogFiles
import ICUServices
import SourceText
import StringCatalog
import WorkingCopy

/// Merges three versions of a file in place of the second one, as git asks a merge driver to.
///
/// Whatever happens, the second file then holds what git's own merge might have left there: git takes
/// any status but 0 for conflicts, and the file for the result.
struct MergeDriver {
  /// The files to merge, which are three, and the options.
  let command: MergeCommand
  /// Our version and theirs, for a report.
  private var sides: (ours: [UInt8], theirs: [UInt8]) = ([], [])

  init(command: MergeCommand) { self.command = command }

  /// Merges, and says on standard error what was done.
  mutating func run() -> ExitStatus {
    let (old, mine, other): ([UInt8], [UInt8], [UInt8])
    do throws(Fault) {
      (old, mine, other) = (try bytes(of: base), try bytes(of: ours), try bytes(of: theirs))
      // A report quotes the texts of both sides.
      if command.format == .json { sides = (mine, other) }
    } catch {
      StandardError.report(error.reason)
      return .failure
    }
    let format = CatalogFormat(path: name) ?? .standard
    guard format.merging != nil else {
      return mergeText(because: "merged line by line, as git does for .\(format.ending) files")
    }
    do throws(CatalogMerge.Fault) {
      return finish(
        try merge(of: format).merge(base: consume old, ours: consume mine, theirs: consume other))
    } catch {
      let side = error.side?.rawValue ?? "base"
      let nature =
        format.merging == .members ? "is not a String Catalog" : "cannot be merged by key"
      return mergeText(because: "merged line by line, because \(side) \(nature): \(error.reason)")
    }
  }

  private var base: String { command.files[0] }
  private var ours: String { command.files[1] }
  private var theirs: String { command.files[2] }

  /// The path in the work tree, for messages and for the format: the files of git have no names.
  private var name: String { command.path ?? ours }

  private func merge(of format: CatalogFormat) -> CatalogMerge {
    let collation = try? Collation()
    // Without ICU's data, names are in the order of their bytes.
    var merge = CatalogMerge(
      order: KeyOrder { one, other in
        collation?.compare(one, other) ?? (one.isBefore(other) ? -1 : other.isBefore(one) ? 1 : 0)
      }, format: format)
    let style = TextMerge.conflictStyle
    merge.markers = ConflictMarkers(
      size: command.markerSize, showsBase: style == "diff3" || style == "zdiff3")
    merge.keepsConflictsInTexts = command.keepsConflictsInTexts
    merge.reviewsCrossed = command.reviewsCrossed
    return merge
  }

  private func finish(_ result: CatalogMerge.Result) -> ExitStatus {
    guard write(result.bytes) else { return .failure }
    if command.format == .json {
      let report = MergeReport(of: result, at: name, ours: sides.ours, theirs: sides.theirs)
      let written = StandardOutput.write(report.json + "\n")
      guard written == .fine else { return written }
    } else {
      for conflict in result.conflicts { StandardError.report("\(name): \(conflict.message)") }
      for crossed in result.crossed {
        StandardError.report(
          "\(name): the source of '\(crossed.key)' changed; check its translation in \(crossed.locale)"
        )
      }
    }
    StandardError.report("\(name): \(result.summary.description)")
    guard result.conflicts.isEmpty else { return .findings }
    guard !result.hasMarkers else {
      StandardError.report("\(name): has conflict markers; resolve them by hand")
      return .findings
    }
    return result.isProven ? .fine : status(of: result.bytes)
  }

  /// The status of a merge without conflicts, whose result may be no catalog.
  private func status(of bytes: [UInt8]) -> ExitStatus {
    guard let failure = CatalogFile.failure(of: bytes, at: name) else { return .fine }
    StandardError.report(failure)
    StandardError.report("\(name): merged without conflicts, but cannot be read; fix it by hand")
    return .findings
  }

  /// Does what git does with a file of any kind.
  private func mergeText(because reason: String) -> ExitStatus {
    StandardError.report("\(name): \(reason)")
    // git merges files, and these are none.
    if command.readsBlobs { return .failure }
    let size = command.markerSize
    if let text = try? TextMerge(ours: ours, base: base, theirs: theirs, markerSize: size) {
      guard write(text.bytes) else { return .failure }
      return text.hasConflicts ? .findings : status(of: text.bytes)
    }
    StandardError.report("\(name): git cannot merge it; keeping ours")
    return .findings
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    if command.readsBlobs, command.output == nil {
      // A report takes the place of the result.
      if command.format == .json { return true }
      var output = StandardOutput()
      output.write(bytes)
      return output.close() == .fine
    }
    let ours = command.output ?? self.ours
    do throws(FileFault) {
      try FileWriter.write(bytes, to: ours)
      return true
    } catch {
      StandardError.report("\(ours): \(error)")
      return false
    }
  }

  private func bytes(of path: String) throws(Fault) -> [UInt8] {
    if command.readsBlobs {
      // Both sides may have added the file.
      if path.isEmpty { return [] }
      do throws(GitRevision.Fault) {
        return try GitBlob(path, in: command.repository).bytes()
      } catch {
        throw Fault("\(error)")
      }
    }
    do throws(FileFault) {
      if let bytes = try SmallFile.bytes(at: path, limit: FileReader.memoryLimit) { return bytes }
    } catch {
      throw Fault("\(path): \(error)")
    }
    throw Fault("\(path): \(FileFault.missing)")
  }
}

extension CatalogFile {
  /// Returns the first problem that keeps a file from being read; nil if there is none.
  static func failure(of bytes: [UInt8], at path: String) -> Diagnostic? {
    CatalogFile(path: path, bytes: bytes).diagnostics.first(where: \.isFailure)
  }
}

extension Span<UInt8> {
  fileprivate func isBefore(_ other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index]
    }
    return count < other.count
  }
}

extension MergeConflict {
  /// The conflict in one line.
  fileprivate var message: String {
    var place = key.map { "'\($0)'" } ?? path.last ?? ""
    if let locale { place += ", \(locale)" }
    let steps = path.filter { $0 != "stringUnit" && $0 != "variations" && $0 != "comment" }
    if key != nil, !steps.isEmpty { place += ", \(steps.joined(separator: "."))" }
    let reason =
      switch kind {
      case .text: "both sides changed the translation"
      case .deletion: "one side deleted it, the other changed it"
      case .shape: "one side changed the variations, the other the translation"
      case .comment: "both sides changed the comment"
      case .member: "both sides changed it"
      }
    return "conflict in \(place): \(reason)"
  }
}
