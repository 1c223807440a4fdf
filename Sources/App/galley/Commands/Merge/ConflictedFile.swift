import CatalogChanges
import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog
import WorkingCopy

/// A file in which a merge has left conflicts, for `galley merge --resolve`.
struct ConflictedFile {
  let path: String
  private(set) var conflicts: CatalogConflicts

  /// Reads the conflicts of a file.
  ///
  /// If git merged it line by line, or left our version alone, as it does in UTF-16, the merge is made again by
  /// string from the versions in git's index, unless somebody has edited the file since.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - lists: whether the conflicts are only listed. Then the file stays as it is if its markers do not cut
  ///     through strings.
  /// - Throws: why they cannot be settled. A file without conflicts has none.
  init(at path: String, lists: Bool) throws(Fault) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileReader().contents(of: path).array
    } catch {
      throw Fault("\(error)")
    }
    let format = CatalogFormat(path: path)
    let hasMarkers = CatalogConflicts.hasMarkers(bytes, path: path)
    guard format?.merging != nil else {
      if hasMarkers {
        throw Fault(
          "only conflicts in String Catalogs and .strings files can be resolved here; "
            + "edit the file by hand, then run git add")
      }
      if format != nil, UnmergedFile(at: path)?.isUntouched(bytes) == true {
        throw Fault(
          "git cannot merge it and keeps ours; for theirs, run git checkout --theirs; "
            + "then run git add")
      }
      throw Fault("not a String Catalog")
    }
    guard hasMarkers else {
      guard let file = UnmergedFile(at: path) else { throw .noConflicts }
      guard file.ours != nil, file.theirs != nil else {
        throw Fault("deleted on one side; keep it with git add, or delete it with git rm")
      }
      // git puts no markers into UTF-16, and leaves our version.
      if file.isUntouched(bytes) {
        conflicts = try Self.merged(again: bytes, at: path, from: file)
        return
      }
      // git also leaves it, without a word, if it cannot start the merge driver.
      guard bytes != file.ours else {
        throw Fault(
          "has only our version, probably because git could not run galley; to merge it, run git "
            + "checkout -m with galley in PATH; to keep ours, run git add")
      }
      throw .noConflicts
    }
    let unmerged = UnmergedFile(at: path).flatMap { file in
      file.ours != nil && file.theirs != nil ? file : nil
    }
    let isUntouched = unmerged?.isUntouched(bytes) == true
    // Lines that look alike belong to different strings.
    if !lists, isUntouched, let unmerged,
      let merged = try? Self.merged(again: bytes, at: path, from: unmerged)
    {
      conflicts = merged
      return
    }
    let fault: CatalogConflicts.Fault
    do throws(CatalogConflicts.Fault) {
      conflicts = try CatalogConflicts(in: bytes, path: path)
      return
    } catch {
      fault = error
    }
    guard let unmerged else { throw Fault(fault.reason(in: path)) }
    guard isUntouched else {
      throw Fault(
        "\(fault.reason(in: path)); edited since the merge, so resolve it by hand, "
          + "or start again with git checkout -m")
    }
    conflicts = try Self.merged(again: bytes, at: path, from: unmerged)
  }

  /// Merges the versions in git's index by string, and writes the result.
  private static func merged(
    again bytes: [UInt8], at path: String, from file: UnmergedFile
  ) throws(Fault) -> CatalogConflicts {
    guard let ours = file.ours, let theirs = file.theirs else { throw .noConflicts }
    let order = try KeyOrder.ofXcode()
    let merged: [UInt8]
    do throws(CatalogMerge.Fault) {
      merged = try CatalogMerge(order: order, format: CatalogFormat(path: path) ?? .standard)
        .merge(base: file.base, ours: ours, theirs: theirs).bytes
    } catch {
      let side = error.side?.rawValue ?? "base"
      throw Fault("\(side) \(path.nature): \(error.reason)")
    }
    try write(merged, over: bytes, to: path)
    StandardError.report("\(path): merged again by string")
    do throws(CatalogConflicts.Fault) {
      return try CatalogConflicts(in: merged, path: path)
    } catch {
      throw Fault(error.reason(in: path))
    }
  }

  /// Whether the conflicts differ in layout alone, so that nobody has to decide anything.
  var isLayoutOnly: Bool {
    conflicts.conflicts.isEmpty && conflicts.otherLines.isEmpty && !conflicts.marked.blocks.isEmpty
  }

  /// Takes our side of conflicts that differ in layout alone.
  mutating func settleLayout() throws(Fault) {
    guard isLayoutOnly, let order = try? KeyOrder.ofXcode() else { return }
    let settled: [UInt8]
    let left: CatalogConflicts
    do throws(CatalogConflicts.Fault) {
      guard let result = try conflicts.settle([:], order: order) else { return }
      settled = result.bytes
      left = try CatalogConflicts(in: settled, path: path)
    } catch {
      throw Fault(error.reason(in: path))
    }
    try Self.write(settled, over: conflicts.bytes, to: path)
    conflicts = left
  }

  /// Writes a new version of the file, unless another program has changed it meanwhile.
  private static func write(_ new: [UInt8], over old: [UInt8], to path: String) throws(Fault) {
    do throws(Fault) {
      try EditedFile(path, from: old, to: new).write(in: KeyOrder.ofXcode())
    } catch {
      throw Fault("not written: \(error.reason)")
    }
  }

  // MARK: The list

  /// A line for each difference: `Travel.xcstrings:12:1: Travel 'Trips' [de]: ours "…", theirs "…"`.
  var lines: [String] {
    let parts = CatalogFormat(path: path)?.merging == .members ? "settings of the file" : "comments"
    let others = conflicts.otherLines.map {
      "\(path.marked):\($0):1: \(parts) differ; edit them by hand"
    }
    return others
      + conflicts.conflicts.flatMap { conflict in
        conflict.changes.map { change in
          var place = "\(path.marked):\(conflict.line):1: \(conflicts.ours.name.marked) "
          place += conflict.key.isEmpty ? "''" : conflict.key.marked
          if let locale = conflict.locale { place += " [\(locale.marked)]" }
          return "\(place): \(change.sides)"
        }
      }
  }
}

extension Fault {
  /// A file has no conflicts.
  static let noConflicts = Fault("no conflicts")
}

extension CatalogDifference.Change {
  /// A line about both sides.
  fileprivate var sides: String {
    func quoted(_ text: String?) -> String { text.map { "\"\($0.marked)\"" } ?? "none" }
    let name: String? =
      switch kind {
      case .added: "deleted by ours"
      case .removed: "deleted by theirs"
      case .renamed: "key"
      case .source, .text: path.steps.isEmpty ? nil : "\(path)"
      case .shape: "varies by"
      case .state, .comment, .flags: kind.rawValue
      case .extraction: "extraction state"
      }
    switch kind {
    case .added, .removed: return name ?? ""
    case .renamed: return "key: ours \(quoted(old)), theirs \(quoted(key))"
    default: return (name.map { "\($0): " } ?? "") + "ours \(quoted(old)), theirs \(quoted(new))"
    }
  }
}

extension CatalogConflicts.Fault {
  /// The reason in a few words, for a file.
  func reason(in path: String) -> String {
    switch self {
    case .markers(let fault): "line \(fault.line): \(fault.reason)"
    case .side(let side, let reason): "\(side.rawValue) \(path.nature): \(reason)"
    case .mixed(let key):
      "'\(key)' is in a conflict with other strings; take the same side for all of them"
    case .unproven: "other strings would change as well; please report this"
    }
  }
}

extension String {
  /// The error in a version of the file at this path that cannot be read.
  fileprivate var nature: String {
    CatalogFormat(path: self)?.merging == .members ? "is not a String Catalog" : "cannot be read"
  }
}
