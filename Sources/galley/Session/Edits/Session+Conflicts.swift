import CatalogChanges
import CatalogFiles
import ICU
import PreviewUI
import StringCatalog

/// Conflicts that a merge has left: each is written as soon as it is decided.
extension Session {
  /// Writes a file as far as its conflicts are decided, and goes to the next one.
  mutating func settleConflicts<Host: SessionHost & ~Copyable>(
    inFile path: String, side: String, on host: inout Host
  ) {
    guard let (conflicts, decisions) = model.decidedConflicts(inFile: path) else { return }
    do throws(RefusedRequest) {
      guard let settled = try Self.settled(conflicts, decisions) else {
        // Strings of one block are written together.
        model.selectConflict()
        model.notice("\(side) taken; written with the other strings of this conflict")
        return
      }
      try edits.write(settled.bytes, over: conflicts.marked.bytes, to: path)
      showWritten("saved to", [path], on: &host)
      let left = model.openConflictCount
      model.selectConflict()
      let name = path.folderAndName.name
      model.notice(
        left == 0
          ? "\(side) taken; \(name) has no conflicts left; u to undo"
          : "\(side) taken, saved to \(name); \(left) left; u to undo")
    } catch {
      model.forgetDecisions(inFile: path)
      model.fail("not written: \(error.reason)")
    }
  }

  private static func settled(
    _ conflicts: CatalogConflicts, _ decisions: [CatalogConflicts.ID: CatalogConflicts.Side]
  ) throws(RefusedRequest) -> CatalogConflicts.Settled? {
    let order: KeyOrder
    do throws(ICUError) {
      order = try KeyOrder.ofXcode()
    } catch {
      throw RefusedRequest("ICU: \(error)")
    }
    do throws(CatalogConflicts.Fault) {
      return try conflicts.settle(decisions, order: order)
    } catch {
      throw RefusedRequest(error.reason)
    }
  }
}

extension CatalogConflicts.Fault {
  /// The reason in a few words.
  var reason: String {
    switch self {
    case .markers(let fault): "line \(fault.line): \(fault.reason)"
    case .side(let side, let reason): "\(side.rawValue) is not a String Catalog: \(reason)"
    case .mixed(let key):
      "'\(key)' is in a conflict with other strings; take the same side for all of them"
    case .unproven: "other strings would change as well; please report this"
    }
  }
}
