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
      return Playing(options: options).run()
    }
    guard OutputWidth.isTerminal else { return Printing(options: options).run() }
    let feed = Feed(options, rows: OutputWidth.terminalSize?.rows ?? 0)
    do throws(ScreenError) {
      // All of this happens while the files are read.
      var screen = try Screen.prepare(
        colors: colors, inVisualOrder: options.bidi != .logical)
      Rehearsal(options: options, size: screen.size).run()
      let first = feed.first()
      guard !first.sheets.isEmpty else { return first.workspace.status }
      screen.resume()
      var model = Model(first.sheets, of: first.workspace, size: screen.size)
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
