import CatalogEditing
import CatalogFiles
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// Edits of the user, which are written into the files at once.
extension Session {
  /// How long an action waits for the files to be read again, so that it does not act on the old text.
  private static let patience = Duration.milliseconds(150)
  /// How long a frame waits, which shows the new text meanwhile.
  private static let patienceOfFrames = Duration.milliseconds(10)

  mutating func write<Host: SessionHost & ~Copyable>(
    _ changes: [TextRequest], isRevert: Bool = false, on host: inout Host
  ) {
    if let path = model.decideConflict(by: changes) {
      let reason = settleConflicts(inFile: path, "edited", on: &host)
      return reason.map { keep(changes, because: $0, on: &host) } ?? model.noteWritten(changes)
    }
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      let step = try edits.write(changes, in: tables)
      model.noteWritten(changes)
      let words = step.flatMap { step in
        isRevert
          ? step.words.map { "reverted \($0)" }
          : changes.stateWords(step, skipping: model.skippedRows)
      }
      let paths = step?.paths ?? []
      // Enter may have moved on to the next string.
      let left = step.flatMap { $0.entries.first.map(model.isSelected) == false ? $0.words : nil }
      let saved = left.map { "saved \($0) to" } ?? "saved to"
      let fit = left == nil && words == nil ? model.savedFit() : nil
      showWritten(
        words.map { isRevert ? "\($0) in" : "\($0), saved to" } ?? saved, paths,
        advice: (fit.map { " (\($0))" } ?? "") + "; u to undo", on: &host)
      // After a row was accepted, the line is for the source string of the next one.
      if model.isReviewing, changes.allSatisfy({ $0.state == "translated" }) { model.clearNotice() }
    } catch {
      keep(changes, because: error.reason, on: &host)
    }
  }

  /// Keeps texts that could not be written; in the field, with what the file has now.
  private mutating func keep<Host: SessionHost & ~Copyable>(
    _ changes: [TextRequest], because reason: String, on host: inout Host
  ) {
    guard model.keepUnwritten(changes, because: reason) else { return }
    requestCount = updates.refresh()
    waitForThreads(&host, for: Self.patience)
  }

  /// Changes entries: all of them, or none.
  mutating func change<Host: SessionHost & ~Copyable>(
    _ changes: [TextRequest], on host: inout Host
  ) {
    guard let first = changes.first else { return }
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      let step = try edits.write(changes, in: tables)
      if first.isNew { model.selectAfterLoading(first.name) }
      showWritten(first.pastTense, step?.paths ?? [], on: &host)
    } catch {
      model.continueForms()
      model.notice("not written: \(error.reason)")
    }
  }

  /// Waits for the files that were written last, before the next key acts on them.
  mutating func catchUp<Host: SessionHost & ~Copyable>(on host: inout Host) {
    guard isBehindWriting else { return }
    isBehindWriting = false
    waitForThreads(&host, for: Self.patience)
  }

  /// Undoes or redoes steps, and goes to the string of the last one.
  mutating func repeatSteps<Host: SessionHost & ~Copyable>(
    _ count: Int, _ verb: String, on host: inout Host,
    step: (inout EditHistory) throws(Fault) -> EditStep?
  ) {
    var last: EditStep?
    var done = 0
    var paths: [String] = []
    var refusal: Fault?
    updates.hold()
    defer { updates.resume() }
    do throws(Fault) {
      while done < count, let next = try step(&edits) {
        last = next
        done += 1
        paths += next.paths.filter { !paths.contains($0) }
      }
    } catch {
      refusal = error
    }
    if let last {
      // A written text may still be shown, and is not that of the file any more.
      model.dropTrial()
      // After many rows, the selection stays.
      if last.entries.count == 1 {
        model.selectAfterLoading(last.entries[0], changesFilters: false)
      }
      let steps = done > 1 ? "\(done) edits" : last.words
      let language = done > 1 ? nil : last.locale
      let other = language.flatMap { model.otherLanguage($0, inFile: last.paths.first ?? "") }
      showWritten(
        verb + (steps.map { ": \($0)" } ?? "") + (other.map { " in \($0)," } ?? " in"), paths,
        advice: "", on: &host)
      // The line is for the source string of the row, which is to be judged again.
      if model.showsReviewedSource { model.clearNotice() }
    }
    if let refusal {
      model.notice("not \(verb): \(refusal.reason)")
    } else if last == nil {
      model.notice("nothing to \(verb == "undone" ? "undo" : "redo")")
    }
  }

  /// Offers a language in which a table has no text yet: in the list at once, and in the file with its
  /// first text.
  ///
  /// If each language of the table has a file of its own, another table may take the language.
  mutating func addLocale(_ name: String, to file: String) {
    guard let selected = tables.first(where: { $0.paths.contains(file) }) else { return }
    var flags = EditFlags()
    flags.addsLocales = true
    do throws(Fault) {
      let locale = try EditTarget.locale(name, of: selected, among: tables, flags)
      let takers = ([selected] + tables).filter { $0.path(ofKey: "", locale: locale) != nil }
      guard let table = takers.first else {
        throw Fault(selected.lackOfFile(forKey: "", locale: locale))
      }
      model.addLocale(locale, to: table.folder)
    } catch {
      model.notice(error.reason)
    }
  }

  /// Reads the files again, and says what was done.
  mutating func showWritten<Host: SessionHost & ~Copyable>(
    _ verb: String, _ files: [String], advice: String = "; u to undo", on host: inout Host
  ) {
    guard let first = files.first else { return model.notice("nothing to change") }
    let wasReviewing = model.isReviewing
    requestCount = updates.refresh()
    waitForThreads(&host, for: model.showsWrittenText ? Self.patienceOfFrames : Self.patience)
    isBehindWriting = true
    model.continueForms()
    guard !wasReviewing || model.isReviewing else {
      return model.notice("nothing left to review\(advice)")
    }
    let name = files.count == 1 ? first.folderAndName.name : "\(files.count) files"
    model.notice(written: "\(verb) \(name)", advice: advice)
  }
}

extension [TextRequest] {
  /// The state that all of them get, if nothing else changes, how many did not have it, and how many of
  /// the marked rows get none: `3 strings marked as needs review, 2 skipped`.
  fileprivate func stateWords(_ step: EditStep, skipping skipped: Int) -> String? {
    guard let state = first?.state, allSatisfy({ $0.text == nil && $0.state == state }) else {
      return nil
    }
    let words = "marked as \(state.replacing("_", with: " "))"
    let strings = step.entries.count
    let forms = step.editCount
    let many = strings > 1 ? "\(strings) strings " : forms > 1 ? "\(forms) forms " : ""
    return many + words + (skipped > 0 ? ", \(skipped) skipped" : "")
  }
}

extension TextRequest {
  /// The past tense of the change, before the name of the file.
  fileprivate var pastTense: String {
    if isRemoved { return "removed from" }
    if isNew { return "added to" }
    if let comment { return "comment \(comment.text == nil ? "removed" : "set"), saved to" }
    guard let shouldTranslate else { return "saved to" }
    return "marked \(shouldTranslate ? "for translation" : "as Don't Translate"), saved to"
  }
}

extension EditHistory {
  /// Writes changes into their files: all of them, or none.
  ///
  /// - Parameters:
  ///   - changes: the changes, as the app asks for them.
  ///   - tables: the loaded tables.
  /// - Returns: the step that takes it back; nil if all files have them already.
  /// - Throws: why they are not written.
  mutating func write(_ changes: [TextRequest], in tables: [Table]) throws(Fault) -> EditStep? {
    var flags = EditFlags()
    // The language is on the screen.
    flags.addsLocales = true
    flags.forces = changes.allSatisfy(\.isConfirmed)
    flags.keepsStates = !changes.contains(where: \.reviewsTranslations)
    let plan = EditPlan(
      changes, in: tables, flags: flags, order: try .ofXcode(), contents: EditedFile.contents)
    try plan.check()
    return try write(plan.files)
  }
}
