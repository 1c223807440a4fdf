import CatalogFiles
import PreviewUI
import StringCatalog
import TerminalUI

/// `galley --script`: keys without a terminal, and the screen that they lead to.
///
/// Nothing outside is touched but the files that are read again: no editor opens, and nothing is
/// copied.
struct Playing {
  let options: Options

  /// The size of a screen for which none was asked.
  private static let size = Size(columns: 80, rows: 24)

  func run() -> ExitStatus {
    let keys: [Key]
    do {
      keys = try Key.keys(in: options.script ?? "")
    } catch {
      StandardError.report("\(error)", advice: OptionsError.advice)
      return .wrongUsage
    }
    var workspace = Workspace(options)
    let sheets = workspace.sheets()
    guard !sheets.isEmpty else { return workspace.status }
    var model = Model(sheets, of: workspace, size: options.size ?? Self.size)
    for key in keys {
      let effects = model.play([key])
      if effects.contains(.quit) { break }
      if effects.contains(.reload) {
        workspace = Workspace(options)
        model.load(workspace.sheets())
        // What is wrong in the files has been reported.
        if !workspace.problems.contains(where: \.isLoss) {
          model.notice(CatalogUpdates.reloadNotice)
        }
      }
    }
    var status = workspace.status
    status.worsen(to: save(model.draw().canvas))
    return status
  }

  /// Writes the texts of the screen; where colours are wanted, their list stands below it.
  private func save(_ canvas: Canvas) -> ExitStatus {
    let text = (options.color == .always ? canvas.styledText : canvas.text) + "\n"
    guard let path = options.saveScreen, path != "-" else {
      var output = StandardOutput()
      output.write(text)
      return output.close()
    }
    do throws(FileFault) {
      try FileWriter.write(Array(text.utf8), to: path)
      return .fine
    } catch {
      StandardError.report("\(path): cannot be written: \(error)")
      return .failure
    }
  }
}
