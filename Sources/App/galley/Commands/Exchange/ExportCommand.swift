import CatalogCheck
import CatalogCompiler
import CatalogFiles
import StringCatalog
import WorkingCopy

/// `galley export`: writes the strings of a project for translators.
struct ExportCommand: CatalogCommand {
  static let name = "export"
  static let summary = "write XLIFF or CSV files for translators"
  static let meaning = """
    Write an XLIFF file for each language, as Xcode exports it: `fr.xliff` in the folder of \
    `--output-directory`, or standard output if there is one language. A language that the catalogs lack \
    is exported, too, if `--locale` names it. `galley import` reads the files again, and so does Xcode.

    `--xcloc` writes the folders that Xcode exports, such as `fr.xcloc`, with copies of the catalogs for \
    context. `--format csv` writes a spreadsheet with the strings as they are in the catalog, one line \
    for each plural form.

    A translator with galley opens the file or the folder, as in `galley fr.xcloc`, and sends it back.

    Strings marked as \"Don't Translate\" are left out. Strings that Xcode would lose on import are left \
    out and reported, and the exit code is 3: phrase lists of App Shortcuts, keys that end like \
    `|==|plural.one`, and strings that vary in two ways at once.
    """
  static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de (default: all but the source language)")
    FilterOptions.options(\.filter)
      .with("state", "Select strings by state in the language, such as missing,needs_review")
    Option.since(\.since)
    Option.format(\.form).with("Set the output format (default: xliff)")
    FolderOptions.options(\.folder)
      .with(
        "output-directory", "Write the files to DIR (default: standard output for one language)")
    Option(
      "xcloc", in: .output, help: "Write folders that Xcode imports, such as fr.xcloc.",
      .flag(\.writesBundles))
    Option(
      "unsafe", in: .output,
      help: "Include strings that Xcode would lose on import. galley import keeps them.",
      .flag(\.includesUnsafe))
  }

  var shared = SharedOptions()
  var folder = FolderOptions()
  var filter = FilterOptions()
  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?
  var form = Form.xliff
  var writesBundles = false
  var includesUnsafe = false

  /// How strings are written.
  enum Form: String, OptionChoice { case xliff, csv }

  func validate() throws(OptionsError) {
    if writesBundles, form == .csv { throw OptionsError("'--xcloc' is for the format xliff") }
    if writesBundles, folder.path == nil {
      throw OptionsError("'--xcloc' requires \(FolderOptions.required)")
    }
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared)
    request.filter.keys = filter.keys
    request.since = since
    // A language that no catalog has is not unknown here.
    request.shared.locales = .all
    var workspace = Workspace.load(request)
    workspace.reportProblems()
    workspace.reportUnmatched()
    guard !workspace.tables.isEmpty else { return workspace.report.status }
    if let exported = workspace.tables.first(where: { $0.traits.locales == .unit }) {
      StandardError.report(
        "\(exported.paths.first ?? ""): an exported file; galley import writes it into the catalogs"
      )
      return .failure
    }
    var export = Export(workspace.tables, changes: workspace.changes, filter: filter)
    export.scope = form == .csv ? .all : includesUnsafe ? .nameable : .importable
    let languages = export.languages(shared.locales, reportingTo: &workspace.report)
    guard !languages.isEmpty else { return workspace.report.status }
    guard folder.path != nil || languages.count == 1 else {
      StandardError.report(
        "\(languages.count.counted("language")) to export; name a folder with --output-directory, "
          + "or one language with --locale")
      return .wrongUsage
    }
    var output = StandardOutput()
    var omissions: Set<String> = []
    for language in languages where output.isWanted {
      let contents = export.contents(of: language)
      // Most are the same in all languages.
      for omission in contents.omissions where omissions.insert(omission).inserted {
        workspace.report.fail(omission)
      }
      guard contents.count > 0 else {
        workspace.report.fail("\(language): no strings to export")
        continue
      }
      let bytes = form == .csv ? contents.csv : contents.xliff
      guard let folder = folder.path else {
        if StandardOutput.isTerminal {
          output.write(String(decoding: bytes, as: UTF8.self).markedLines)
        } else {
          output.write(bytes)
        }
        continue
      }
      let files =
        writesBundles
        ? XcodeBundle.files(language, xliff: bytes, contents)
        : [
          (
            "\(language).\(form.rawValue)",
            // Excel takes a file without a byte order mark for an older encoding.
            (form == .csv ? [0xEF, 0xBB, 0xBF] : []) + bytes
          )
        ]
      let name = "\(language).\(writesBundles ? "xcloc" : form.rawValue)"
      let path = folder.appending(name: name)
      if self.folder.isDryRun || write(files, below: folder, in: &workspace) {
        output.write(lines: "\(path.marked): \(contents.count.counted("string"))\n")
      }
    }
    return workspace.report.status.worsened(by: output.close())
  }

  /// Writes files below a folder; returns whether all were written.
  private func write(
    _ files: [(path: String, bytes: [UInt8])], below folder: String, in workspace: inout Workspace
  ) -> Bool {
    for file in files {
      do throws(FileFault) {
        try FileWriter.write(file.bytes, to: file.path, below: folder)
      } catch {
        workspace.report.fail("\(folder.appending(name: file.path)): \(error)")
        return false
      }
    }
    return true
  }
}

extension String {
  /// The text with marks for characters that control a terminal, except for line ends.
  fileprivate var markedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).marked }
      .joined(separator: "\n")
  }
}
