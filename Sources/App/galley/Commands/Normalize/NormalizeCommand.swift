import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// `galley normalize`: writes String Catalogs as Xcode does.
struct NormalizeCommand: CatalogCommand {
  static let name = "normalize"
  static let summary = "write String Catalogs as Xcode does"
  static let meaning = """
    Rewrite String Catalogs the way Xcode does: order of keys and fields, indentation, escape \
    sequences, UTF-8. Strings, numbers, unknown fields and the newline at the end of the file do not \
    change. Files with invalid JSON or duplicate keys are skipped.

    With `--check`, print what differs first in each file, and write nothing. With `--diff`, print the \
    lines that would change. Both exit with 1 if a file would change.
    """
  static var options: [Option<Self>] {
    // It writes whole files, and shows no row of them.
    shared().without("locale", "source", "ambiguous-width", "color", "theme", "ascii")
    Option.check(.fixed(\.mode, .check))
    Option(
      "diff", in: .output,
      help: "Print a diff instead of writing. Exit with 1 if there are changes.",
      .fixed(\.mode, .diff))
    Option(
      "final-newline", in: .output, help: "Keep or remove the final newline (default: keep).",
      .choice(\.finalNewline))
  }

  /// The treatment of a file that is different.
  enum Mode: Equatable, Sendable {
    case write, check, diff
  }

  /// Whether the files end with a line end.
  enum FinalNewline: String, OptionChoice {
    case keep, no
  }

  var shared = SharedOptions()
  var mode = Mode.write
  var finalNewline = FinalNewline.keep

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    var run = NormalizeRun(command: self, order: order)
    let found = shared.finder.find(shared.paths)
    run.report(found.diagnostics)
    let isNamed = Set(shared.paths).contains
    for file in found.files {
      let name = file.path.folderAndName.name
      let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      guard shared.tables.admits(table) else { continue }
      if file.isStandardInput || !file.format.isCanonical {
        if isNamed(file.path) { run.fail("\(file.path): not a String Catalog (.xcstrings)") }
      } else {
        run.normalize(file.path)
      }
    }
    return run.finish()
  }
}
