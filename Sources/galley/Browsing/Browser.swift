import CatalogFiles
import LocalizedText
import PreviewUI
import StringCatalog
import TerminalDriver
import TerminalUI
import TextLayout

/// Shows the rows on the screen until the user quits, or prints them if there is no terminal.
struct Browser {
  let options: BrowseCommand

  func run() -> ExitStatus {
    if options.selects { return select() }
    guard StandardOutput.isTerminal else { return options.printing.run() }
    let updates = self.updates()
    do throws(ScreenError) {
      return try browse(updates).status
    } catch {
      StandardError.report("\(error); printing the rows instead")
      let whole = updates.whole()
      return options.printing.print(whole.tables, of: whole.workspace)
    }
  }

  /// Prints the row that the user chooses; the status says whether one was chosen.
  private func select() -> ExitStatus {
    do throws(ScreenError) {
      let kept = try KeptOutput()
      let (ended, choice) = try browse(updates())
      kept.restore()
      var status = ended
      guard let choice else {
        status.worsen(to: .findings)
        return status
      }
      var output = StandardOutput()
      output.write(choice)
      status.worsen(to: output.close())
      return status
    } catch {
      StandardError.report("\(error); --select needs a terminal")
      return .failure
    }
  }

  private func updates() -> CatalogUpdates {
    CatalogUpdates(options, rows: terminalSize.rows)
  }

  private var terminalSize: Size { StandardOutput.terminalSize ?? Size(columns: 80, rows: 24) }

  /// Shows the rows; returns the row that the user has chosen, if any.
  private func browse(
    _ updates: CatalogUpdates
  ) throws(ScreenError) -> (status: ExitStatus, choice: String?) {
    // Three things happen at once: one thread reads the files, another draws a frame to warm up, and
    // this one prepares the terminal. The start is measured by Tests/Bench/start.py.
    let warmUp = WarmUp(options, size: terminalSize)
    let lexicons = LexiconLoads(from: InstalledLexicons.ofProcess)
    // Its thread ends before the process does.
    defer { withExtendedLifetime(warmUp) {} }
    var screen = try Screen.prepare(
      colors: colors, inVisualOrder: options.rows.preview.bidi != .logical)
    let first = updates.first()
    guard !first.tables.isEmpty else { return (first.workspace.status, nil) }
    screen.resume()
    var model = Model(
      first.tables, of: first.workspace, for: options, size: screen.size,
      grammarians: Grammarians(lexicons: lexicons), progress: first.progress)
    model.adapt(to: screen.capabilities, options)
    var loop = RunLoop(
      screen: screen, model: model, updates: updates, lexicons: lexicons, first: first)
    loop.run()
    LocaleHistory(for: loop.updates.options)?.remember(loop.locale)
    if let place = loop.place {
      PlaceHistory(for: loop.updates.options)?.remember(
        ProjectPlaces.Place(locale: loop.locale.description, place: place))
    }
    let choice = loop.choice
    return (loop.close(), choice)
  }

  private var colors: ColorPreference {
    switch options.shared.color {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
