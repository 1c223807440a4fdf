import CatalogEditing
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// The answer of a program to rows: edits as `galley set --from` reads them.
///
/// Nothing of it is trusted: only the texts that were sent may change, and only if they are still what
/// they were.
struct PipeReply {
  private let requests: [TextRequest]
  /// The lines that are no edits, counted from 1.
  private let problems: [Proposal.Refusal]
  private let allowed: Set<PipeRequest.Translation>

  /// Reads an answer.
  init(_ bytes: [UInt8], of program: String, to request: PipeRequest) {
    var reader = TextRequestReader(path: program)
    reader.read(bytes)
    // A line without a text is one that the program could not fill.
    requests = reader.requests.filter { $0.text != nil }
    problems = reader.problems.map {
      Proposal.Refusal(line: $0.location?.line ?? 0, reason: $0.message)
    }
    allowed = request.translations
  }

  /// The edits of tables that the answer asks for.
  func proposal(of program: String, in tables: [Table]) -> Proposal {
    var flags = EditFlags()
    // The language is on the screen.
    flags.addsLocales = true
    flags.keepsStates = true
    // Nothing is written yet, so any order of members will do.
    let plan = EditPlan(
      requests, in: tables, flags: flags, order: KeyOrder { _, _ in 0 },
      contents: EditedFile.contents)
    var changes: [TextRequest] = []
    var refusals = problems
    for (number, request) in requests.enumerated() {
      func refuse(_ reason: String) {
        refusals.append(
          Proposal.Refusal(line: request.place?.location.line ?? 0, reason: reason))
      }
      guard let target = plan.targets[number] else {
        refuse(plan.verdicts[number].reason ?? "no such key")
        continue
      }
      let table = tables[target.table]
      guard let path = table.path(ofKey: target.key, locale: target.locale),
        allowed.contains(
          PipeRequest.Translation(file: path, key: target.key, locale: target.locale))
      else {
        refuse("'\(request.key)' in \(target.locale) was not sent")
        continue
      }
      let leaf = table.entry(forKey: target.key)?.localization(target.locale)?.leaf(
        at: request.path)
      guard let text = request.text, !text.hasSameBytes(as: leaf?.text) else { continue }
      if let reason = plan.verdicts[number].reason {
        refuse(reason)
        continue
      }
      changes.append(
        TextRequest(
          EntryName(file: path, key: target.key, original: table.original), locale: target.locale,
          path: request.path, from: leaf?.text, to: text, state: "needs_review", isConfirmed: true))
    }
    return Proposal(of: program, changes: changes, refusals: refusals.sorted { $0.line < $1.line })
  }
}
