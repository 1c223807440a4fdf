import CatalogEditing
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// The keys of the code that no catalog has.
extension Session {
  /// Compares the catalogs with the code, and offers to add what they lack, as `galley sync` does.
  ///
  /// - Parameter folder: the folder with the code; nil for those of the options, or else of the catalogs.
  mutating func sync(_ folder: String?) {
    var workspace = workspace
    workspace.request.sources =
      folder.map { [$0] }
      ?? (options.sources.isEmpty
        ? SyncCommand.folders(beside: options.shared.paths) : options.sources)
    let place = workspace.request.sources.joined(separator: ", ")
    var plan = SyncPlan(tables)
    let (hasCode, isComplete) = plan.readCode(of: &workspace)
    guard isComplete else { return model.notice("not compared: cannot read all code in \(place)") }
    guard hasCode else { return model.notice("no Swift files under \(place)") }
    do throws(Fault) {
      _ = plan.apply(in: try .ofXcode())
    } catch {
      return model.notice("not compared: \(error.reason)")
    }
    var offers: [CodeKeys.Offer] = []
    var others: [(key: String, reason: String)] = []
    for step in plan.steps {
      let reason: String? =
        switch step.action {
        case .add, .restore: step.reason
        case .unknown: "unknown placeholder type"
        case .noTable: "no table '\(step.tableName)'"
        // Unused keys are found with :sources, and only a compiler knows which are stale.
        case .retire, .unused: nil
        }
      if let reason {
        others.append((step.key, step.place.map { "\(reason), \($0)" } ?? reason))
      } else if let edit = step.edit, let path = step.table.flatMap({ tables[$0].paths.first }) {
        offers.append(
          CodeKeys.Offer(
            edit, in: path, table: step.tableName, comment: step.code?.comment,
            value: step.code?.value, place: step.place))
      }
    }
    model.show(CodeKeys(offers: offers, others: others))
  }

  /// Writes accepted keys into their catalogs: all of them, or none.
  mutating func add<Host: SessionHost & ~Copyable>(
    _ offers: [CodeKeys.Offer], on host: inout Host
  ) {
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      let planned = Dictionary(grouping: offers, by: \.name.file).sorted { $0.key < $1.key }
        .compactMap { path, offers in
          EditPlan.File(
            path: path, table: tables.firstIndex { $0.paths.contains(path) } ?? 0,
            edits: offers.map { (0, $0.edit) })
        }
      let edited = EditedFile.files(
        of: planned, order: try .ofXcode(), loaded: tables, contents: EditedFile.contents)
      if let reason = edited.refusals.values.first { throw Fault(reason) }
      let step = try edits.write(edited.files)
      if offers.count == 1 { model.selectAfterLoading(offers[0].name) }
      let verb = offers.allSatisfy { $0.edit.part == .entry } ? "added to" : "saved to"
      showWritten("\(offers.count.counted("key")) \(verb)", step?.paths ?? [], on: &host)
    } catch {
      model.notice("not written: \(error.reason)")
    }
  }
}
