import CatalogChanges
import CatalogEditing
import CatalogFiles
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// Conflicts that a merge has left: each is written as soon as it is decided.
extension Session {
  /// Writes a file as far as its conflicts are decided, and goes to the next one.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - words: what was decided last: `ours taken`, `edited`.
  ///   - host: where the session is shown.
  /// - Returns: why it is not written; nil if it is, or waits for other conflicts.
  @discardableResult
  mutating func settleConflicts<Host: SessionHost & ~Copyable>(
    inFile path: String, _ words: String, on host: inout Host
  ) -> String? {
    guard let (conflicts, decisions) = model.decidedConflicts(inFile: path) else {
      return "the file has no conflicts"
    }
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      guard let settled = try Self.settled(conflicts, decisions) else {
        // Strings of one block are written together.
        model.selectConflict()
        model.notice("\(words); not saved yet: resolve the rest of this conflict")
        return nil
      }
      try edits.write([EditedFile(path, from: conflicts.bytes, to: settled.bytes)])
      showWritten("saved to", [path], on: &host)
      let left = model.openConflictCount
      model.selectConflict()
      let name = path.folderAndName.name
      let isDone = !CatalogConflicts.hasMarkers(settled.bytes, path: path)
      model.notice(
        left > 0
          ? "\(words), saved to \(name); \(left) left; u to undo"
          : isDone
            ? "\(words); no conflicts left in \(name); u to undo"
            : "\(words); resolve the other conflicts in \(name) by hand; u to undo")
      return nil
    } catch {
      model.forgetDecisions(inFile: path)
      model.notice("not written: \(error.reason)")
      return error.reason
    }
  }

  private static func settled(
    _ conflicts: CatalogConflicts, _ decisions: [CatalogConflicts.ID: CatalogConflicts.Decision]
  ) throws(Fault) -> CatalogConflicts.Settled? {
    let order = try KeyOrder.ofXcode()
    do throws(CatalogConflicts.Fault) {
      return try conflicts.settle(decisions, order: order)
    } catch {
      throw Fault(error.reason(in: conflicts.path))
    }
  }
}
