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

  /// Writes texts into a file: all of them, or none.
  ///
  /// - Parameters:
  ///   - changes: the texts.
  ///   - file: the path of the file.
  ///   - tables: the loaded tables.
  /// - Throws: why they are not written.
  mutating func write(
    _ changes: [TextChange], to file: String, in tables: [Table]
  ) throws(RefusedRequest) {
    let requests = changes.map { change in
      var request = TextRequest(
        key: change.key, locale: change.locale, path: change.path, text: change.new,
        state: change.state)
      request.expected = TextRequest.Lock(text: change.old)
      return request
    }
    var flags = EditFlags()
    // The language is on the screen.
    flags.addsLocales = true
    flags.forces = changes.allSatisfy(\.isConfirmed)
    let own = tables.filter { $0.paths.contains(file) }
    let plan = EditPlan(requests, in: own, flags: flags, refused: [:])
    if let refusal = plan.refusals.min(by: { $0.key < $1.key }) {
      throw RefusedRequest(refusal.value)
    }
    for file in plan.files {
      done.append(try apply(Step(file: file.path, edits: file.edits.map(\.edit))))
      undone = []
    }
  }

  /// Takes back what was written last, or written again.
  ///
  /// - Returns: the name of its file; nil if there is none.
  mutating func undo() throws(RefusedRequest) -> String? {
    guard let step = done.last else { return nil }
    undone.append(try apply(step))
    done.removeLast()
    return step.file
  }

  /// Writes again what was taken back last.
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
