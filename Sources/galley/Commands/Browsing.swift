import LocalizedText
import PreviewUI
import StringCatalog
import TerminalDriver
import TerminalUI
import TextLayout

/// `galley`: the rows on the screen, until somebody leaves.
struct Browsing {
  let options: Options

  func run() -> ExitStatus {
    if options.script != nil || options.saveScreen != nil || options.size != nil {
      return Playing(options: options).run()
    }
    guard OutputWidth.isTerminal else { return Printing(options: options).run() }
    // Three things at once: the files are read, a frame is rehearsed, the terminal is prepared.
    let terminal = OutputWidth.terminalSize ?? Size(columns: 80, rows: 24)
    let updates = CatalogUpdates(options, rows: terminal.rows)
    let rehearsal = Rehearsal(options, size: terminal)
    // Its thread ends before the process does.
    defer { withExtendedLifetime(rehearsal) {} }
    do throws(ScreenError) {
      var screen = try Screen.prepare(
        colors: colors, inVisualOrder: options.bidi != .logical)
      let first = updates.first()
      guard !first.sheets.isEmpty else { return reportNoTables(in: first.workspace) }
      screen.resume()
      var model = Model(
        first.sheets, of: first.workspace, size: screen.size, progress: first.progress)
      model.adapt(to: screen.capabilities, options)
      var loop = RunLoop(screen: screen, model: model, updates: updates, first: first)
      loop.run()
      LocaleMemory(for: options)?.remember(loop.locale)
      return loop.close()
    } catch {
      StandardError.report("\(error); the rows are printed instead")
      let whole = updates.whole()
      return Printing(options: options).print(whole.sheets, of: whole.workspace)
    }
  }

  /// Says why there is nothing to show, unless a problem of the files has said so before.
  private func reportNoTables(in workspace: Workspace) -> ExitStatus {
    if !workspace.catalog.tables.isEmpty {
      let names = workspace.catalog.tables.map(\.name).joined(separator: ", ")
      StandardError.report("no table has a name that --table asks for; there are: \(names)")
    }
    return workspace.status
  }

  private var colors: ColorPreference {
    switch options.color {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
