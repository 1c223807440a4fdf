import CatalogFiles
import ICU
import PreviewUI
import SourceText
import StringCatalog

/// The texts that a session has written into files, and how to take them back.
///
/// They are written as `galley set` writes them: at once, and all other bytes of the file stay.
struct TextEdits {
  /// Edits of a file that take others back.
  private struct Step {
    let file: String
    let edits: [CatalogEdit]
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// Writes a text into its file.
  ///
  /// - Parameters:
  ///   - change: the text.
  ///   - tables: the loaded tables.
  /// - Throws: why it is not written.
  mutating func write(_ change: TextChange, in tables: [Table]) throws(RefusedRequest) {
    var request = TextRequest(
      key: change.key, locale: change.locale, path: change.path, text: change.new)
    request.expected = TextRequest.Lock(text: change.old)
    var flags = EditFlags()
    // The language is on the screen.
    flags.addsLocales = true
    flags.forces = change.isConfirmed
    let own = tables.filter { $0.paths.contains(change.file) }
    let plan = EditPlan([request], in: own, flags: flags, refused: [:])
    if let reason = plan.refusals[0] { throw RefusedRequest(reason) }
    for file in plan.files {
      done.append(try apply(Step(file: file.path, edits: file.edits.map(\.edit))))
      undone = []
    }
  }

  /// Takes back the last text that was written, or that was written again.
  ///
  /// - Returns: the name of its file; nil if there is none.
  mutating func undo() throws(RefusedRequest) -> String? {
    guard let step = done.last else { return nil }
    undone.append(try apply(step))
    done.removeLast()
    return step.file
  }

  /// Writes the text again that was taken back last.
  ///
  /// - Returns: the name of its file; nil if there is none.
  mutating func redo() throws(RefusedRequest) -> String? {
    guard let step = undone.last else { return nil }
    done.append(try apply(step))
    undone.removeLast()
    return step.file
  }

  /// Writes edits into a file; returns the step that takes them back.
  private func apply(_ step: Step) throws(RefusedRequest) -> Step {
    let order: KeyOrder
    do throws(ICUError) {
      order = try KeyOrder.ofXcode()
    } catch {
      throw RefusedRequest("ICU: \(error)")
    }
    let file: EditedFile
    do throws(EditedFile.Fault) {
      file = try EditedFile(step.file, table: 0, edits: step.edits, order: order)
    } catch {
      throw RefusedRequest(error.reason(in: step.file))
    }
    do throws(FailedWrite) {
      try file.write(order: order)
    } catch {
      throw RefusedRequest(error.reason)
    }
    return Step(file: step.file, edits: file.inverse)
  }
}
