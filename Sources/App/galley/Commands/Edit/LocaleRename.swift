import CatalogEditing
import JSONDocuments
import LocalizedText
import SourceText
import StringCatalog
import WorkingCopy

/// Gives the translations in one language to another in String Catalogs.
struct LocaleRename: Equatable, Sendable {
  /// The language as the files spell it, and its new name.
  let old: String
  let new: String

  /// Reads `OLD=NEW`; nil if it is not two different languages.
  init?(_ text: String) {
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, names[0] != names[1],
      names.allSatisfy({ !$0.isEmpty && LocaleTag($0).isDetermined })
    else { return nil }
    (old, new) = (names[0], names[1])
  }

  /// A table with its new version, or the reason why it has none.
  private struct Step {
    let table: Table
    var file: EditedFile?
    var count = 0
    var reason: String?
  }

  /// Renames the language in tables, all of them or none.
  func run(
    in workspace: Workspace, order: KeyOrder, isDryRun: Bool, format: Format,
    to output: inout StandardOutput
  ) -> ExitStatus {
    var status = workspace.report.status
    var steps = workspace.tables.indices.compactMap { step(in: workspace.tables, $0, order) }
    if steps.isEmpty {
      StandardError.report("no String Catalog has translations in '\(old)'")
      status.worsen(to: .findings)
    }
    let isRefused = steps.contains { $0.reason != nil }
    if isRefused { status.worsen(to: .findings) }
    let isWritten = !isRefused && !isDryRun
    if isWritten {
      let (_, failure) = steps.compactMap(\.file).write(in: order)
      if let failure {
        status.worsen(to: .failure)
        for index in steps.indices where steps[index].file?.path == failure.path {
          steps[index].reason = "not written: \(failure.reason)"
        }
      }
    }
    for step in steps { write(step, isWritten: isWritten, isDryRun: isDryRun, format, to: &output) }
    return status
  }

  private func step(in tables: [Table], _ number: Int, _ order: KeyOrder) -> Step? {
    let table = tables[number]
    let entries = table.entries.filter { $0.localization(old) != nil }
    guard !entries.isEmpty, table.traits.locales == .file, let path = table.paths.first else {
      return nil
    }
    var step = Step(table: table, count: entries.count)
    if table.sourceLanguage == old {
      step.reason = "\(old) is the source language"
      return step
    }
    if let both = entries.first(where: { $0.localization(new) != nil }) {
      step.reason = "'\(both.key)' has a translation in \(new) already"
      return step
    }
    let edits = entries.flatMap { entry in
      let json = entry.json(ofLocalization: old)
      return [
        CatalogEdit(key: entry.key, .localization(new), from: nil, to: json),
        CatalogEdit(key: entry.key, .localization(old), from: json, to: nil),
      ]
    }
    do throws(EditedFile.Refusal) {
      step.file = try EditedFile(
        path, table: number, edits: edits, order: order, contents: EditedFile.contents)
    } catch {
      step.reason = error.reason
    }
    return step
  }

  private func write(
    _ step: Step, isWritten: Bool, isDryRun: Bool, _ format: Format,
    to output: inout StandardOutput
  ) {
    let (action, word) =
      step.reason != nil
      ? ("refused", "refused")
      : isWritten
        ? ("written", "renamed")
        : isDryRun ? ("planned", "would rename") : ("skipped", "not renamed")
    switch format {
    case .text:
      let count = step.count.counted("translation")
      output.write(
        lines: "\(word) \(step.table.name.marked) · \(old) → \(new) · \(count)"
          + (step.reason.map { ": \($0.marked)" } ?? "") + "\n")
    case .json:
      let text = JSONWriter.text {
        $0.member("table", step.table.name)
        $0.member("file", step.table.paths.first)
        $0.member("locale", old)
        $0.member("newLocale", new)
        $0.member("count", step.count)
        $0.member("action", action)
        if let reason = step.reason { $0.member("reason", reason) }
      }
      output.write(text + "\n")
    }
  }
}
