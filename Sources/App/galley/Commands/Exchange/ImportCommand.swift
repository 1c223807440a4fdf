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
  static let operand: OptionEntry.Value? = .file("FILE...")
  static let takesSeveralLocales = false
  static var options: [Option<Self>] {
    // The files name their languages.
    shared().without("locale")
    Option.format(\.format)
    EditFlags.options(\.flags).without("create", "add-locale")
      .with("force", "Import damaged strings, and ignore placeholder problems")
      .with("dry-run", "Print the changed strings without writing them")
  }

  var shared = SharedOptions()
  var flags = EditFlags()
  var format = Format.text
  /// The files to import.
  var files: [String] = []

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    for operand in operands.map(\.text) {
      let path = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
      if ImportReader.takes(path) {
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
        "'\(path)' is not a file to import: expected \(ImportReader.endings.joined(separator: ", "))"
      )
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
    var reader = ImportReader(workspace.tables, forces: flags.forces)
    for file in files { reader.read(file) }
    // The rest of the plan, which is large, is not needed any more.
    let (requests, sameCount) = (reader.plan.requests, reader.plan.sameCount)
    let isComplete = reader.problems.isEmpty
    for message in reader.problems + reader.plan.notes.messages { StandardError.report(message) }
    let run = EditRun(
      in: workspace, requests, flags: flags, order: order, isComplete: isComplete)
    var status = run.status
    if !isComplete { status.worsen(to: .failure) }
    var output = StandardOutput()
    var writer = EditWriter(run: run, flags: flags, format: format)
    writer.namesPlaces = true
    writer.write(to: &output)
    if format == .text {
      output.write(lines: run.plan.summary(same: sameCount, isDryRun: flags.isDryRun) + "\n")
    }
    return status.worsened(by: output.close())
  }
}

extension EditPlan {
  /// How many strings were written, refused and left.
  ///
  /// - Parameters:
  ///   - same: the number of strings that the catalogs had already, before the run.
  ///   - isDryRun: whether nothing is written.
  /// - Returns: the counts as a phrase.
  func summary(same: Int, isDryRun: Bool) -> String {
    let written = verdicts.count { $0 == .written }
    let refused = verdicts.count { $0.reason != nil }
    let skipped = verdicts.count { $0 == .skipped }
    let unchanged = same + verdicts.count { $0 == .same }
    var parts = ["\(written.counted("string")) \(isDryRun ? "to write" : "written")"]
    if refused > 0 { parts.append("\(refused) refused") }
    if skipped > 0 { parts.append("\(skipped) not written") }
    return (parts + ["\(unchanged) unchanged"]).joined(separator: ", ")
  }
}
