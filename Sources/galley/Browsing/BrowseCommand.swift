import CatalogFiles
import LocalizedText
import PreviewUI
import StringCatalog
import TerminalDriver
import TerminalUI
import TextLayout

/// `galley`: shows the rows on the screen until the user quits.
///
/// With a script of keys it needs no terminal, and without a terminal it prints the rows.
struct BrowseCommand {
  let options: Options

  func run() -> ExitStatus {
    if options.isScript { return ScriptPlayer(options: options).run() }
    guard StandardOutput.isTerminal else { return PrintCommand(options: options).run() }
    // Three things happen at once: one thread reads the files, another draws a frame to warm up, and
    // this one prepares the terminal. The start is measured by Tests/Bench/start.py.
    let terminal = StandardOutput.terminalSize ?? Size(columns: 80, rows: 24)
    let updates = CatalogUpdates(options, rows: terminal.rows)
    let warmUp = WarmUp(options, size: terminal)
    let lexicons = LexiconLoads(from: InstalledLexicons.ofProcess)
    // Its thread ends before the process does.
    defer { withExtendedLifetime(warmUp) {} }
    do throws(ScreenError) {
      var screen = try Screen.prepare(
        colors: colors, inVisualOrder: options.bidi != .logical)
      let first = updates.first()
      guard !first.tables.isEmpty else { return first.workspace.status }
      screen.resume()
      var model = Model(
        first.tables, of: first.workspace, size: screen.size,
        grammarians: Grammarians(lexicons: lexicons), progress: first.progress)
      model.adapt(to: screen.capabilities, options)
      var loop = RunLoop(
        screen: screen, model: model, updates: updates, lexicons: lexicons, first: first)
      loop.run()
      LocaleHistory(for: loop.updates.options)?.remember(loop.locale)
      return loop.close()
    } catch {
      StandardError.report("\(error); printing the rows instead")
      let whole = updates.whole()
      return PrintCommand(options: options).print(whole.tables, of: whole.workspace)
    }
  }

  private var colors: ColorPreference {
    switch options.color {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
