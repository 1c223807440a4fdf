import CatalogChanges
import CatalogEditing
import PreviewUI
import StringCatalog

/// The host of a fuzzed session: files of its folder are read and written, and nothing else happens.
struct FuzzHost: SessionHost {
  let start: FuzzedStart
  /// Whether a file of the folder may have been written.
  private(set) var hasWritten = false
  /// Whether samples may have been written, which nothing takes back.
  private(set) var hasSamples = false

  init(_ start: FuzzedStart) { self.start = start }

  mutating func launch(_ words: [String]) -> String? { "\(start.text) failed with status 1" }
  mutating func clip(_ text: String) -> String? { "copied: " + text }
  mutating func redraw() {}
  mutating func setMouseReporting(_ isOn: Bool) {}

  mutating func performing(_ effect: Effect, in model: Model) -> Effect? {
    switch effect {
    case .write, .revert, .change, .add, .addLocale, .settleConflicts, .undo, .redo:
      hasWritten = true
      return effect
    case .writeSamples:
      (hasWritten, hasSamples) = (true, true)
      return effect
    // Other folders are not read.
    case .load(.catalogs): return .load(.catalogs(path: start.folder.path))
    case .load(.sources(folder: .some)): return .load(.sources(folder: start.folder.path))
    case .sync(folder: .some): return .sync(folder: start.folder.path)
    // git is not started.
    case .load(.changes(let revision?)):
      model.fail("unknown revision '\(revision)'")
      return nil
    case .findDifference(let revision):
      show(revision ?? "HEAD", in: model)
      return nil
    case .pipe(let request?):
      show(request, in: model)
      return nil
    default: return effect
    }
  }

  /// Shows a table as if it had been another one in a revision.
  private func show(_ revision: String, in model: Model) {
    model.awaitDifference(since: revision)
    guard start.chance & 1 == 0 else { return model.failDifference(start.text) }
    let table = HostileCatalogs.table
    model.show(
      RevisionDifference(since: revision, in: [RevisionDifference.OfTable(table, since: nil)]))
  }

  /// Answers as a program that proposes the same text for some rows.
  private func show(_ request: PipeRequest, in model: Model) {
    guard start.chance & 1 == 0 else { return model.failPipe(start.text) }
    let changes = request.translations.prefix(3).map {
      TextRequest(
        EntryName(file: $0.file, key: $0.key), locale: $0.locale, path: LeafPath(),
        from: start.chance & 2 == 0 ? nil : $0.key, to: start.text, state: "needs_review",
        isConfirmed: true)
    }
    let refusals =
      start.chance & 4 == 0 ? [] : [Proposal.Refusal(line: 1, reason: start.text)]
    model.show(Proposal(of: start.text, changes: changes, refusals: refusals))
  }
}
