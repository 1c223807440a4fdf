import CatalogFiles
import PreviewUI
import StringCatalog

/// Texts that the user edits: they are written into their files at once.
extension Session {
  /// How long a frame may wait for the files to be read again, so that it does not show the old text.
  private static let patience = Duration.milliseconds(150)

  mutating func write<Host: SessionHost & ~Copyable>(
    _ changes: [TextChange], on host: inout Host
  ) {
    guard let file = changes.first?.file else { return }
    do throws(RefusedRequest) {
      try edits.write(changes, to: file, in: tables)
      model.keepUnwritten([])
      showWritten("saved to \(file.folderAndName.name); u to undo", on: &host)
    } catch {
      model.keepUnwritten(changes)
      model.continueForms()
      model.fail("not written: \(error.reason)")
    }
  }

  mutating func undo<Host: SessionHost & ~Copyable>(on host: inout Host) {
    do throws(RefusedRequest) {
      guard let file = try edits.undo() else { return model.notice("nothing to undo") }
      showWritten("undone in \(file.folderAndName.name)", on: &host)
    } catch {
      model.fail("not undone: \(error.reason)")
    }
  }

  mutating func redo<Host: SessionHost & ~Copyable>(on host: inout Host) {
    do throws(RefusedRequest) {
      guard let file = try edits.redo() else { return model.notice("nothing to redo") }
      showWritten("redone in \(file.folderAndName.name)", on: &host)
    } catch {
      model.fail("not written: \(error.reason)")
    }
  }

  /// Reads the files again, and says what was done.
  mutating func showWritten<Host: SessionHost & ~Copyable>(
    _ notice: String, on host: inout Host
  ) {
    requestCount = updates.refresh()
    waitForThreads(&host, for: Self.patience)
    model.continueForms()
    model.notice(notice)
  }
}
