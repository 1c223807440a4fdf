import CatalogChanges
import CatalogEditing
import Fuzzing
import StringCatalog

/// The rules that must hold for a file with the lines of merge conflicts anywhere.
struct ConflictExamination {
  private let format: CatalogFormat
  private let path: String
  private let clean: [UInt8]
  private let marked: [UInt8]
  private var versions: FileVersions

  init(of bytes: [UInt8]) {
    var versions = FileVersions(of: bytes)
    format = versions.format
    path = versions.path
    clean = versions.base
    var lines = clean.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    var place = versions.number(below: lines.count)
    let all = ["<<<<<<< ours", "||||||| base", "=======", ">>>>>>> theirs"]
    for marker in all where marker.first != "|" || versions.number(below: 2) == 0 {
      lines.insert(Array(marker.utf8), at: place)
      place += 1 + versions.number(below: lines.count - place)
    }
    marked = Array(lines.joined(separator: [0x0A]))
    self.versions = versions
  }

  func run() {
    Examination(of: marked, format: format).run()
    let file = CatalogFile(path: path, bytes: marked)
    let edit = CatalogEdit(key: "a", .entry, from: nil, to: nil)
    let isReported = file.diagnostics.contains { $0.skipsBytes }
    if isReported,
      let edited = try? CatalogEditor(path: path, order: .plain).apply([edit], to: marked)
    {
      require(edited.bytes == marked, "a file with conflicts is edited")
    }
    for files in [(clean, marked, clean + [0x0A]), (marked, clean, clean + [0x20])] {
      for format in CatalogFormat.allCases where format.merging != nil {
        _ = try? CatalogMerge(order: .plain, format: format)
          .merge(base: files.0, ours: files.1, theirs: files.2)
      }
    }
    settle(marked)
    // What a merge leaves is settled, too.
    var versions = versions
    let (ours, theirs) = (versions.edited(), versions.edited())
    let merged = try? CatalogMerge(order: .plain, format: format == .xcstrings ? format : .strings)
      .merge(base: clean, ours: ours, theirs: theirs)
    guard format != .stringsdict, let merged, !merged.conflicts.isEmpty else { return }
    settle(merged.bytes)
  }

  /// Settles the conflicts of a file: all from one side, and each as it comes.
  private func settle(_ file: [UInt8]) {
    guard let conflicts = try? CatalogConflicts(in: file, path: path),
      !conflicts.conflicts.isEmpty
    else { return }
    var versions = versions
    for choice in 0..<3 {
      var decisions: [CatalogConflicts.ID: CatalogConflicts.Decision] = [:]
      for conflict in conflicts.conflicts {
        let isOurs = choice == 2 ? versions.number(below: 2) == 0 : choice == 0
        decisions[conflict.id] = isOurs ? .ours : .theirs
      }
      do throws(CatalogConflicts.Fault) {
        guard let settled = try conflicts.settle(decisions, order: .plain) else { continue }
        require(settled.settled == Set(decisions.keys), "a conflict is left undecided")
        let isWhole = conflicts.otherLines.isEmpty
        require(
          !isWhole || !CatalogConflicts.hasMarkers(settled.bytes, path: path),
          "a settled file has markers")
      } catch {
        require(error != .unproven, "what is decided cannot be proved")
        require(choice == 2, "one side cannot be taken")
      }
    }
  }
}
