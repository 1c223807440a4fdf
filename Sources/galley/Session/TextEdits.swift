import CatalogFiles
import ICU
import PreviewUI
import SourceText
import StringCatalog

/// The texts that a session has written into files, and how to take them back.
///
/// They are written as `galley set` writes them: at once, and all other bytes of the file stay.
struct TextEdits {
  /// A change of a file that takes another one back.
  private struct Step {
    enum Change {
      case edits([CatalogEdit])
      /// Other bytes at one place of the file.
      case splice(SourceSplice)
    }

    let file: String
    let change: Change
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
      done.append(
        try apply(Step(file: file.path, change: .edits(file.edits.map(\.edit)))))
      undone = []
    }
  }

  /// Writes a new version of a file.
  ///
  /// - Parameters:
  ///   - new: the new version.
  ///   - old: the version that it was made of.
  ///   - file: the path of the file.
  /// - Throws: why it is not written.
  mutating func write(_ new: [UInt8], over old: [UInt8], to file: String) throws(RefusedRequest) {
    let splice = SourceSplice(from: old, to: new)
    done.append(try apply(splice, to: file, madeOf: old))
    undone = []
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

  /// Changes a file; returns the step that takes that back.
  private func apply(_ step: Step) throws(RefusedRequest) -> Step {
    switch step.change {
    case .edits(let edits): try apply(edits, to: step.file)
    case .splice(let splice): try apply(splice, to: step.file)
    }
  }

  /// Replaces bytes of a file, which must be a version that is known, or have the old bytes there.
  private func apply(
    _ splice: SourceSplice, to path: String, madeOf known: [UInt8]? = nil
  ) throws(RefusedRequest) -> Step {
    let changed = RefusedRequest("the file changed on disk")
    let old: [UInt8]
    do throws(FileFault) {
      let bytes = try FileReader().contents(of: path)
      old = bytes.withBytes(0..<bytes.count) { span in
        unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
      }
    } catch {
      throw RefusedRequest("\(path): \(error)")
    }
    guard known ?? old == old, let (new, inverse) = SourceSplice.apply([splice], to: old),
      let back = inverse.first
    else { throw changed }
    let outcome: FileReplacement.Outcome
    do throws(FileFault) {
      outcome = try FileReplacement.replace(
        path, from: old.span, by: new.span, copies: FileReplacement.copies)
    } catch {
      throw RefusedRequest("\(path): \(error)")
    }
    guard outcome.changed(at: path) == nil else { throw changed }
    return Step(file: path, change: .splice(back))
  }

  private func apply(
    _ edits: [CatalogEdit], to path: String
  ) throws(RefusedRequest) -> Step {
    let order: KeyOrder
    do throws(ICUError) {
      order = try KeyOrder.ofXcode()
    } catch {
      throw RefusedRequest("ICU: \(error)")
    }
    let file: EditedFile
    do throws(EditedFile.Fault) {
      file = try EditedFile(path, table: 0, edits: edits, order: order)
    } catch {
      throw RefusedRequest(error.reason(in: path))
    }
    do throws(FailedWrite) {
      try file.write(order: order)
    } catch {
      throw RefusedRequest(error.reason)
    }
    return Step(file: path, change: .edits(file.inverse))
  }
}

extension SourceSplice {
  /// The one run of bytes in which two versions of a file differ.
  fileprivate init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.init(
      start..<old.count - end, from: Array(old[start..<old.count - end]),
      to: Array(new[start..<new.count - end]))
  }
}
