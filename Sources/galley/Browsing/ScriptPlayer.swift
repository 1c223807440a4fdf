import CatalogFiles
import PreviewUI
import StringCatalog
import TerminalUI

/// `galley --script`: presses keys without a terminal, and prints or saves the screen after them.
///
/// It carries out only effects that read files. No editor opens, and nothing is copied or written.
struct ScriptPlayer {
  let options: BrowseCommand

  /// The size of the screen if the options do not say.
  private static let size = Size(columns: 80, rows: 24)

  func run() -> ExitStatus {
    let keys: [Key]
    do {
      keys = try Key.keys(in: options.script ?? "")
    } catch {
      StandardError.report("\(error)", advice: OptionsError.advice(for: []))
      return .wrongUsage
    }
    var current = options
    var workspace = Workspace(current.request)
    workspace.reportUnmatched()
    workspace.noteIncompleteLanguages()
    workspace.noteSources()
    let tables = workspace.previewTables()
    guard !tables.isEmpty else { return workspace.status }
    var model = Model(tables, of: workspace, for: current, size: options.size ?? Self.size)
    for key in keys {
      let effects = model.play([key])
      if effects.contains(.choose) {
        guard options.selects else {
          model.notice(BrowseCommand.noSelectNotice)
          continue
        }
        if let choice = model.choice(options) { return write(choice, of: workspace) }
      }
      if effects.contains(.quit) { break }
      for case .findUses(let key) in effects {
        guard !current.sources.folders.isEmpty else {
          model.notice(BrowseCommand.noSourcesNotice)
          continue
        }
        // No editor opens.
        _ = model.show(KeyUses.places(ofKey: key, under: current.sources.folders), ofKey: key)
      }
      for request in effects.compactMap(LoadRequest.init) {
        if let refusal = request.refusal(after: current) {
          model.fail(refusal)
          continue
        }
        let options = request.options(after: current)
        var opened = Workspace(options.request)
        opened.noteIncompleteLanguages()
        opened.noteSources()
        let tables = opened.previewTables()
        if let refusal = request.refusal(of: tables, opened.failures.first) {
          model.fail(refusal)
          continue
        }
        workspace = opened
        current = options
        model.open(
          tables, named: options.catalogName, problems: opened.problems, rules: opened.rules,
          place: request.keepsPlace ? model.place : nil)
      }
      if effects.contains(.reload) {
        workspace = Workspace(current.request)
        workspace.noteIncompleteLanguages()
        workspace.noteSources()
        let tables = workspace.previewTables()
        model.load(tables, problems: workspace.problems, rules: workspace.rules)
        // Problems of the files have been reported on standard error.
        if !workspace.problems.contains(where: \.isLoss) {
          model.notice(CatalogUpdates.reloadNotice)
        }
      }
    }
    if options.selects { return .findings }
    var status = workspace.status
    while model.isCountingProblems { model.countProblems() }
    var renderer = Renderer()
    status.worsen(to: save(renderer.draw(model).canvas))
    return status
  }

  /// Writes the row that the script chooses.
  private func write(_ choice: String, of workspace: Workspace) -> ExitStatus {
    var output = StandardOutput()
    output.write(choice)
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }

  /// Writes the texts of the screen, and below them its styles if colours are wanted.
  private func save(_ canvas: Canvas) -> ExitStatus {
    let text = (options.shared.color == .always ? canvas.styledText : canvas.text) + "\n"
    guard let path = options.savedScreen, path != "-" else {
      var output = StandardOutput()
      output.write(text)
      return output.close()
    }
    do throws(FileFault) {
      try FileWriter.write(Array(text.utf8), to: path)
      return .fine
    } catch {
      StandardError.report("cannot write \(path): \(error)")
      return .failure
    }
  }
}
