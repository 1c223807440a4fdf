import PreviewRows
import PreviewUI
import SourceText
import WorkingCopy

extension Session {
  /// Does what an update asked for; false if the user quits.
  mutating func perform<Host: SessionHost & ~Copyable>(
    _ effect: Effect, on host: inout Host
  ) -> Bool {
    guard let effect = host.performing(effect, in: model) else { return true }
    switch effect {
    case .quit: return false
    case .redraw: host.redraw()
    case .choose: return !choose()
    case .reload: requestCount = updates.reload()
    case .load(let request): load(request)
    case .edit(let path, let line): edit(path, line: line, on: &host)
    case .findUses(let key): findUses(ofKey: key)
    case .findDifference(let revision): findDifference(since: revision)
    case .run(let words): run(words, on: &host)
    case .copy(let text): if let failure = host.clip(text) { model.notice(failure) }
    case .mouse(let isOn): host.setMouseReporting(isOn)
    case .write(let changes): write(changes, on: &host)
    case .revert(let changes): write(changes, isRevert: true, on: &host)
    case .settleConflicts(let file, let side):
      settleConflicts(inFile: file, "kept \(side)", on: &host)
    case .pipe(let request): pipe(request)
    case .change(let changes): change(changes, on: &host)
    case .addLocale(let name, let file): addLocale(name, to: file)
    case .export(let languages): export(languages)
    case .sync(let folder): sync(folder)
    case .add(let offers): add(offers, on: &host)
    case .importFile(let path): importFile(path, on: &host)
    case .undo(let times):
      repeatSteps(times, "undone", on: &host) { edits throws(Fault) in try edits.undo() }
    case .redo(let times):
      repeatSteps(times, "redone", on: &host) { edits throws(Fault) in try edits.redo() }
    case .writeSamples(let edits): write(edits)
    }
    return true
  }

  /// Keeps what `--select` prints; returns whether there is anything to print.
  private mutating func choose() -> Bool {
    guard options.selects else {
      model.notice(BrowseCommand.noSelectNotice)
      return false
    }
    choice = model.choice(options)
    return choice != nil
  }

  /// Opens a file in the user's editor, and reads the files again after it is closed.
  private mutating func edit<Host: SessionHost & ~Copyable>(
    _ path: String, line: Int, on host: inout Host
  ) {
    guard path != "-" else {
      return model.notice("standard input cannot be edited; open the file by its name")
    }
    run(Editor(variables: Variable.current()).words(opening: path, line: line), on: &host)
  }

  /// Starts to look for a key in the sources of the app.
  private mutating func findUses(ofKey key: String) {
    let folders = options.sources
    guard !folders.isEmpty else { return model.notice(BrowseCommand.noSourcesNotice) }
    model.notice("searching the code for the key")
    keyUses = KeyUses(ofKey: key, under: folders, to: mailbox)
  }

  /// Runs a program, and reads the files again after it has ended.
  private mutating func run<Host: SessionHost & ~Copyable>(_ words: [String], on host: inout Host) {
    if let failure = host.launch(words) { model.notice(failure) }
    requestCount = updates.refresh()
  }

  /// Writes edited samples to the samples files of their tables, which are then read again.
  private mutating func write(_ edits: SampleEdits) {
    for table in edits.tables {
      let path = updates.samplesPath(folder: table.folder, table: table.name)
      do throws(Diagnostic) {
        try SamplesFile(path: path).write(edits[table])
      } catch {
        model.notice("cannot write \(path): \(error.message)")
      }
    }
    requestCount = updates.refresh()
  }
}
