package import CatalogEditing
internal import CatalogFiles
package import SourceText

/// The edits that were written into files, and how to take them back.
///
/// Edits are written at once, and all other bytes of the files stay.
package struct EditHistory {
  private var done: [EditStep] = []
  private var undone: [EditStep] = []
  private var versions = FileVersions()
  private let copies: String?
  private let report: @Sendable (String) -> Void

  /// A new version of a file that is to be written, with the numbers of both versions.
  private typealias Prepared = (file: EditedFile, from: FileVersions.ID, to: FileVersions.ID)

  /// Creates a history without edits.
  ///
  /// - Parameters:
  ///   - copies: a folder for copies of files that cannot be replaced.
  ///   - report: receives remarks about how files were written.
  package init(copies: String?, reporting report: @escaping @Sendable (String) -> Void) {
    self.copies = copies
    self.report = report
  }

  /// Writes new versions of files: all of them, or none.
  ///
  /// - Returns: the step that takes it back; nil if no file changes.
  /// - Throws: why they are not written.
  @discardableResult
  package mutating func write(_ files: [EditedFile]) throws(Fault) -> EditStep? {
    let prepared = files.filter(\.isChanged).map { file -> Prepared in
      (file, versions.current(of: file.path), versions.next())
    }
    guard !prepared.isEmpty else { return nil }
    let step = try write(prepared, KeyOrder.ofXcode())
    done.append(step)
    undone = []
    return step
  }

  /// Takes back what was written last, or written again.
  ///
  /// - Returns: the step; nil if there is nothing to take back.
  /// - Throws: why the step is not taken back; the next call goes on with the one before it.
  package mutating func undo() throws(Fault) -> EditStep? { try move(from: \.done, to: \.undone) }

  /// Writes again what was taken back last.
  ///
  /// - Returns: the step; nil if there is nothing to write again.
  /// - Throws: why the step is not written; the next call goes on with the one before it.
  package mutating func redo() throws(Fault) -> EditStep? { try move(from: \.undone, to: \.done) }

  /// Does the last of some steps that can be done; the one that takes it back is added to others.
  ///
  /// A step that is refused for the first time is all that is tried, so that the user hears of it. Later
  /// it is passed over, but stays: the file may have its text again.
  private mutating func move(
    from steps: WritableKeyPath<EditHistory, [EditStep]>,
    to others: WritableKeyPath<EditHistory, [EditStep]>
  ) throws(Fault) -> EditStep? {
    var refusal: Fault?
    for place in self[keyPath: steps].indices.reversed() {
      let step = self[keyPath: steps][place]
      do throws(Fault) {
        let inverse = try apply(step)
        self[keyPath: others].append(inverse)
        self[keyPath: steps].remove(at: place)
        return step
      } catch {
        if !step.isRefused {
          self[keyPath: steps][place].isRefused = true
          throw error
        }
        refusal = refusal ?? error
      }
    }
    if let refusal { throw refusal }
    return nil
  }

  /// Does a step; returns the one that takes it back.
  private mutating func apply(_ step: EditStep) throws(Fault) -> EditStep {
    let order = try KeyOrder.ofXcode()
    var prepared: [Prepared] = []
    for file in step.files {
      let from = versions.current(of: file.path)
      if from == file.from, let old = try? FileReader().contents(of: file.path),
        let exact = EditedFile(
          file.path, from: old, by: file.splices, as: file.edits, inverse: file.inverse)
      {
        prepared.append((exact, from, file.to))
        continue
      }
      guard !file.edits.isEmpty else { throw Fault("the file changed on disk") }
      do throws(EditedFile.Refusal) {
        let edited = try EditedFile(
          file.path, edits: file.edits, order: order, contents: EditedFile.contents)
        prepared.append((edited, from, versions.next()))
      } catch {
        throw Fault(error.reason)
      }
    }
    return try write(prepared, order)
  }

  /// Writes all of some files, or none.
  ///
  /// - Returns: the step that takes it back.
  private mutating func write(_ prepared: [Prepared], _ order: KeyOrder) throws(Fault) -> EditStep {
    var files: [EditStep.File] = []
    for (number, (file, from, to)) in prepared.enumerated() {
      do throws(Fault) {
        let isExact = try file.write(order: order, copies: copies, reporting: report)
        versions.set(file.path, to: isExact ? to : versions.next())
        files.append(
          EditStep.File(
            path: file.path, edits: file.inverse, inverse: file.edits, splices: file.undo,
            from: isExact ? to : versions.next(), to: from))
      } catch {
        for (written, _, _) in prepared[..<number].reversed() {
          _ = try? written.reversed.write(order: order, copies: copies, reporting: report)
        }
        throw Fault(
          prepared.count > 1 ? "\(file.path.folderAndName.name): \(error.reason)" : error.reason)
      }
    }
    return EditStep(files: files)
  }
}
