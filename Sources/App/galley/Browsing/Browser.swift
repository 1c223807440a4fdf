import CatalogFiles
import LocalizedText
import PreviewUI
import TerminalDriver
import TerminalValues
import TextLayout

/// Shows the rows on the screen until the user quits, or prints them if there is no terminal.
struct Browser {
  let options: BrowseCommand

  func run() -> ExitStatus {
    if options.selects { return select() }
    guard StandardOutput.isTerminal else { return options.printing.run() }
    let mailbox = Mailbox()
    let updates = CatalogUpdates(options, to: mailbox)
    do throws(ScreenError) {
      return try browse(updates, mailbox).status
    } catch {
      let whole = updates.whole()
      // After the rows, which would scroll it away.
      defer { StandardError.report("\(error); printed the rows instead") }
      return options.printing.print(whole.tables, of: whole.workspace)
    }
  }

  /// Prints the row that the user chooses; the status says whether one was chosen.
  private func select() -> ExitStatus {
    do throws(ScreenError) {
      let kept = try KeptOutput()
      let mailbox = Mailbox()
      let updates = CatalogUpdates(options, to: mailbox)
      let (ended, choice) = try browse(updates, mailbox)
      kept.restore()
      guard let choice else { return ended.worsened(by: .findings) }
      return ended.worsened(by: StandardOutput.write(choice))
    } catch {
      StandardError.report("\(error); --select needs a terminal")
      return .failure
    }
  }

  /// Shows the rows; returns the row that the user has chosen, if any.
  private func browse(
    _ updates: CatalogUpdates, _ mailbox: Mailbox
  ) throws(ScreenError) -> (status: ExitStatus, choice: String?) {
    // Another thread reads the files meanwhile. The start is measured by Tests/Bench/start.py.
    var screen = try Screen.prepare(
      colors: colors, inVisualOrder: options.rows.preview.bidi != .logical,
      wakingOn: mailbox.arrival)
    let first = updates.first()
    guard !first.tables.isEmpty || first.progress != nil else {
      return (first.workspace.report.status, nil)
    }
    screen.resume()
    let session = Session(
      updates, first: first, size: screen.size, to: mailbox,
      lexicons: LexiconLoads(from: InstalledLexicons.current, to: mailbox))
    session.model.adapt(to: screen.capabilities, options)
    var loop = RunLoop(screen: screen, session: session)
    loop.run()
    remember(loop.session)
    let choice = loop.session.choice
    return (loop.close(), choice)
  }

  /// Keeps the locale and the place at which the user leaves.
  private func remember(_ session: Session) {
    PlaceHistory(for: session.options)?
      .remember(session.model.environment.localeTag, session.model.place)
  }

  private var colors: ColorPreference {
    switch options.shared.color {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
