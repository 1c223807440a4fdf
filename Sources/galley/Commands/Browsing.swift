import LocalizedText
import PreviewUI
import TerminalDriver
import TerminalUI
import TextLayout

/// `galley`: the rows on the screen, until somebody leaves.
struct Browsing {
  let options: Options

  func run() -> ExitStatus {
    if options.script != nil || options.saveScreen != nil || options.size != nil {
      return ScriptPlayer(options: options).run()
    }
    guard OutputWidth.isTerminal else { return Printing(options: options).run() }
    // Three things at once: reading the files, drawing a frame to warm up, preparing the terminal.
    let terminal = OutputWidth.terminalSize ?? Size(columns: 80, rows: 24)
    let feed = Feed(options, rows: terminal.rows)
    let warmUp = WarmUp(options, size: terminal)
    defer { warmUp.wait() }
    do throws(ScreenError) {
      var screen = try Screen.prepare(
        colors: colors, inVisualOrder: options.bidi != .logical)
      let first = feed.first()
      guard !first.sheets.isEmpty else { return first.workspace.status }
      screen.resume()
      var model = Model(
        first.sheets, of: first.workspace, size: screen.size, progress: first.progress)
      model.adapt(to: screen.capabilities, options)
      var loop = RunLoop(screen: screen, model: model, feed: feed, first: first)
      loop.run()
      LocaleMemory(for: options)?.remember(loop.locale)
      return loop.close()
    } catch {
      StandardError.report("\(error); the rows are printed instead")
      let whole = feed.whole()
      return Printing(options: options).print(whole.sheets, of: whole.workspace)
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
