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
    var workspace = Workspace(options)
    let sheets = workspace.sheets()
    guard !sheets.isEmpty else { return workspace.status }
    do throws(ScreenError) {
      var screen = try Screen.open(
        colors: colors, inVisualOrder: options.bidi == .visual)
      var model = Model(sheets, of: workspace, size: screen.size)
      loop(&screen, &model)
      screen.close()
      return workspace.status
    } catch {
      StandardError.report("\(error); the rows are printed instead")
      return Printing(options: options).print(sheets, of: workspace)
    }
  }

  private func loop(_ screen: inout Screen, _ model: inout Model) {
    while true {
      let (canvas, cursor) = model.draw()
      screen.present(canvas, cursor: cursor)
      // All that waits is taken in before the next frame, so that a held key never falls behind;
      // but not without end, so that a pasted text does not stop the screen.
      var event = screen.nextEvent(timeout: model.isBusy ? .zero : nil)
      if event == nil, model.isBusy { model.work() }
      var rest = Self.eventsPerFrame
      while let next = event {
        switch model.update(next) {
        case .quit: return
        case .redraw: screen.redraw()
        case .reload, .copy, .edit, .writeSamples, .mouse, nil: break
        }
        rest -= 1
        event = rest > 0 ? screen.nextEvent(timeout: .zero) : nil
      }
    }
  }

  private static let eventsPerFrame = 64

  private var colors: ColorPreference {
    switch options.color {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
