import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// `galley import`: writes the translations of XLIFF files, spreadsheets and JSON lines into catalogs.
struct ImportCommand: CatalogCommand {
  static let name = "import"
  static let summary = "write translations from XLIFF or CSV"
  static let meaning = """
    Write the translations in `FILE` into the catalogs: XLIFF (`.xliff`, or a folder `.xcloc` of Xcode), \
    `.csv` as `galley export --format csv` writes it, or JSON Lines (`.jsonl`) as for `galley set --from`. \
    Only changed strings are written; the rest of the catalogs is left unchanged, byte for byte.

    Translations of a source string that has changed meanwhile are refused, and so are unknown keys, \
    placeholders that do not match, and damage by other programs: empty translations, source strings in \
    place of translations, lost no-break spaces. If any string is refused, nothing is written; \
    `--keep-going` writes the others.

    A translation in a state such as `new` or `needs-review-l10n` is marked as needs review. One without \
    a state is translated. A translation that is the same as the source string is marked as needs review.
    """
  static let operand: Option.Value? = .file("FILE...")
  static let takesSeveralLocales = false
  /// The files name their languages.
  static let unusedOptions: Set = ["locale", "create", "add-locale"]
  static let listOptions: Set<String> = []
  static let ownHelp = [
    "force": "Import damaged strings, and ignore placeholder problems",
    "dry-run": "Print the changed strings without writing them",
  ]
  static let parts = [OptionPart(\Self.flags), OptionPart(\.format)]

  var shared = SharedOptions()
  var flags = EditFlags()
  var format = Format.text
  /// The files to import.
  var files: [String] = []

  /// The extensions of the files to import; other paths are those of catalogs.
  private static let endings = [".xliff", ".xlf", XcodeBundle.ending, ".csv", ".jsonl", ".ndjson"]

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    for operand in operands.map(\.text) {
      let path = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
      if Self.endings.contains(where: path.lowercased().hasSuffix) {
        files.append(path)
      } else {
        shared.paths.append(operand)
      }
    }
  }

  func validate() throws(OptionsError) {
    guard files.isEmpty else { return }
    if let path = shared.paths.first {
      throw OptionsError(
        "'\(path)' is not a file to import: expected \(Self.endings.joined(separator: ", "))")
    }
    throw .missingOperand(of: Self.self)
  }

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    var flags = flags
    // A translator may be the first in a language.
    flags.addsLocales = true
    var request = CatalogRequest(shared)
    request.showsRows = true
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    var plan = ImportPlan(workspace.tables, forces: flags.forces)
    var isComplete = true
    for file in files where !read(file, into: &plan) { isComplete = false }
    plan.notes.report()
    var run = EditRun(in: workspace, plan.requests, flags: flags, order: order)
    run.run(isComplete: isComplete)
    var status = run.status
    if !isComplete { status.worsen(to: .failure) }
    var output = StandardOutput()
    var writer = EditWriter(run: run, requests: plan.requests, flags: flags, format: format)
    writer.namesPlaces = true
    writer.write(to: &output)
    if format == .text { output.write(lines: summary(of: run, same: plan.sameCount) + "\n") }
    return status.worsened(by: output.close())
  }

  /// Reads a file; returns whether all of it could be read.
  private func read(_ path: String, into plan: inout ImportPlan) -> Bool {
    do throws(FileFault) {
      let name = path.lowercased()
      if name.hasSuffix(XcodeBundle.ending) {
        return try readBundle(path, into: &plan)
      }
      if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") {
        return try readXLIFF(path, language: nil, into: &plan)
      }
      let bytes = try FileReader().contents(of: path).array
      if name.hasSuffix(".csv") {
        do throws(Diagnostic) {
          for file in try ImportedSheet.files(bytes, path: path) { plan.add(file) }
          return true
        } catch {
          StandardError.report(error.description)
          return false
        }
      }
      var reader = TextRequestReader(path: path)
      reader.read(bytes)
      for problem in reader.problems { StandardError.report(problem) }
      plan.add(reader.requests)
      return reader.problems.isEmpty
    } catch {
      StandardError.report("\(path): \(error)")
      return false
    }
  }

  private func readBundle(
    _ path: String, into plan: inout ImportPlan
  ) throws(FileFault) -> Bool {
    let bundle: (files: [String], language: String?)
    do throws(Fault) {
      bundle = try XcodeBundle.contents(of: path)
    } catch {
      StandardError.report(error.reason)
      return false
    }
    var isComplete = true
    for file in bundle.files {
      if try !readXLIFF(file, language: bundle.language, into: &plan) { isComplete = false }
    }
    return isComplete
  }

  private func readXLIFF(
    _ path: String, language: String?, into plan: inout ImportPlan
  ) throws(FileFault) -> Bool {
    let document = XLIFFDocument.read(try FileReader().contents(of: path), path: path)
    guard document.isSound else {
      for problem in document.diagnostics.prefix(3) { StandardError.report(problem) }
      return false
    }
    plan.add(document, language: language)
    return true
  }

  private func summary(of run: EditRun, same: Int) -> String {
    let written = run.verdicts.count { $0 == .written }
    let refused = run.verdicts.count { $0.reason != nil }
    let skipped = run.verdicts.count { $0 == .skipped }
    let unchanged = same + run.verdicts.count { $0 == .same }
    var parts = ["\(written.counted("string")) \(flags.isDryRun ? "to write" : "written")"]
    if refused > 0 { parts.append("\(refused) refused") }
    if skipped > 0 { parts.append("\(skipped) not written") }
    return (parts + ["\(unchanged) unchanged"]).joined(separator: ", ")
  }
}
