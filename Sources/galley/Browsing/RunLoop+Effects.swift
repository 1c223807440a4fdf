import CatalogFiles
import PreviewRows
import PreviewUI
import Programs
import StringCatalog
import TerminalDriver

extension RunLoop {
  /// Does what an update asked for; false if the user quits.
  mutating func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .quit: return false
    case .redraw: screen.redraw()
    case .choose: return !choose()
    case .reload: updates.reload()
    case .open, .showChanges, .compareSources:
      if let request = LoadRequest(effect) { open(request) }
    case .edit(let path, let line): edit(path, line: line)
    case .findUses(let key): findUses(ofKey: key)
    case .run(let words): run(words)
    case .copy(let text): copy(text)
    case .mouse(let isOn): screen.setMouseReporting(isOn)
    case .writeSamples(let edits): write(edits)
    }
    return true
  }

  /// Keeps what `--select` prints; returns whether there is anything to print.
  private mutating func choose() -> Bool {
    guard updates.options.selects else {
      model.notice(BrowseCommand.noSelectNotice)
      return false
    }
    choice = model.choice(updates.options)
    return choice != nil
  }

  /// Opens a file in the user's editor, and reads the files again after it is closed.
  private mutating func edit(_ path: String, line: Int) {
    guard path != "-" else {
      return model.fail("standard input cannot be edited; open the file by its name")
    }
    run(Editor(variables: Variable.current()).words(opening: path, line: line))
  }

  /// Starts to look for a key in the sources of the app.
  private mutating func findUses(ofKey key: String) {
    let folders = updates.options.sources.folders
    guard !folders.isEmpty else { return model.notice(BrowseCommand.noSourcesNotice) }
    model.notice("searching the code for the key")
    keyUses = KeyUses(ofKey: key, under: folders)
  }

  /// Shows where the sources name the key that was looked for.
  mutating func takeUses() {
    guard let search = keyUses, let uses = search.take() else { return }
    keyUses = nil
    if let effect = model.show(uses, ofKey: search.key) { _ = perform(effect) }
  }

  /// Runs a program on the terminal, and reads the files again after it has ended.
  private mutating func run(_ words: [String]) {
    let name = words.first?.folderAndName.name ?? ""
    do throws(SubprogramError) {
      switch try screen.run(words) {
      case .exited(0): break
      case .exited(let status): model.fail("\(name) failed with status \(status)")
      case .signaled(let signal): model.fail("\(name) was killed by signal \(signal)")
      }
    } catch {
      model.fail("\(error)")
    }
    updates.refresh()
  }

  private mutating func copy(_ text: String) {
    guard !screen.copy(text) else { return }
    let isLong = text.utf8.count > Screen.copyLimit
    model.notice(
      text.isEmpty
        ? "nothing to copy"
        : isLong
          ? "too long for the terminal clipboard" : "this terminal does not let programs copy")
  }

  /// Writes edited samples to the samples files of their tables, which are then read again.
  private mutating func write(_ edits: SampleEdits) {
    for table in edits.tables {
      let path = updates.samplesPath(folder: table.folder, table: table.name)
      do throws(Diagnostic) {
        try SamplesFile(path: path).write(edits[table])
      } catch {
        model.fail("cannot write \(path): \(error.message)")
      }
    }
    updates.refresh()
  }
}
