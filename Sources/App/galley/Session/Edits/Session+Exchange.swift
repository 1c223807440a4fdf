import CatalogEditing
import CatalogFiles
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// Strings that go to a translator, and come back.
extension Session {
  /// Writes an XLIFF file for each language into the current folder.
  ///
  /// - Parameter names: the languages.
  mutating func export(_ names: [String]) {
    if let file = tables.first(where: { $0.traits.locales == .unit })?.paths.first {
      return model.notice("\(file.folderAndName.name) is an exported file")
    }
    let export = Export(tables)
    var report = WorkspaceReport()
    let languages = export.languages(
      .tags(names), reportingTo: &report)
    if let source = languages.first(where: { tables.map(\.sourceLanguage).contains($0) }) {
      return model.notice("\(source) is the source language; :export LANG exports another one")
    }
    if let failure = report.failures.first { return model.notice("not exported: \(failure)") }
    var written: [String] = []
    var omissions = Set<String>()
    // It may be what a translator has sent.
    if let name = languages.map({ "\($0).xliff" }).first(where: \.isExistingPath) {
      return model.notice("not exported: \(name) exists; move or remove it")
    }
    for language in languages {
      let contents = export.contents(of: language)
      omissions.formUnion(contents.omissions)
      let name = "\(language).xliff"
      do throws(FileFault) {
        try FileWriter.write(contents.xliff, to: name)
        written.append("\(name) (\(contents.count.counted("string")))")
      } catch {
        return model.notice("\(name): \(error)")
      }
    }
    let rest = omissions.isEmpty ? "" : "; \(omissions.count) left out (galley export lists them)"
    model.notice("exported \(written.joined(separator: ", "))\(rest)")
  }

  /// Writes the translations of a file into the catalogs: all of them, or none.
  mutating func importFile<Host: SessionHost & ~Copyable>(_ path: String, on host: inout Host) {
    guard ImportReader.takes(path) else {
      return model.notice("not a file to import: \(ImportReader.endings.joined(separator: ", "))")
    }
    var reader = ImportReader(tables, forces: false)
    reader.read(path.hasSuffix("/") ? String(path.dropLast()) : path)
    if let problem = reader.problems.first { return model.notice("not imported: \(problem)") }
    var flags = EditFlags()
    flags.addsLocales = true
    flags.isDryRun = true
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      let plan = reader.plan
      let run = EditRun(in: workspace, plan.requests, flags: flags, order: try .ofXcode()).plan
      let refusals = zip(plan.requests, run.verdicts).compactMap { request, verdict in
        verdict.reason.map {
          Proposal.Refusal(
            line: request.place?.location.line ?? 0, reason: "\(request.key): \($0)")
        }
      }
      guard refusals.isEmpty else {
        return model.show(
          Proposal(of: path.folderAndName.name, changes: [], refusals: refusals))
      }
      let step = try edits.write(run.files)
      showWritten(
        "\(run.verdicts.count { $0 == .written }.counted("string")) imported into",
        step?.paths ?? [], on: &host)
    } catch {
      model.notice("not imported: \(error.reason)")
    }
  }
}
