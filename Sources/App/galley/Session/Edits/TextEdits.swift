import CatalogEditing
import CatalogFiles
import PreviewUI
import StringCatalog

/// What a session has written into files, and how to take it back.
///
/// Texts are written as `galley set` writes them: at once, and all other bytes of the file stay.
struct TextEdits {
  private var done: [EditStep] = []
  private var undone: [EditStep] = []
  private var versions = FileVersions()

  /// A new version of a file that is to be written, with the numbers of both versions.
  private struct Prepared {
    let file: EditedFile
    let from: FileVersions.ID
    let to: FileVersions.ID
  }

  /// Writes texts into their files: all of them, or none.
  ///
  /// - Parameters:
  ///   - changes: the texts.
  ///   - tables: the loaded tables.
  /// - Returns: the step that takes it back; nil if all files have the texts already.
  /// - Throws: why they are not written.
  mutating func write(_ changes: [TextChange], in tables: [Table]) throws(Fault) -> EditStep? {
    var flags = EditFlags()
    // The language is on the screen.
    flags.addsLocales = true
    flags.forces = changes.allSatisfy(\.isConfirmed)
    flags.keepsStates = !changes.contains(where: \.reviewsTranslations)
    let plan = EditPlan(changes.map(TextRequest.init), in: tables, flags: flags, refused: [:])
    if let refusal = plan.refusals.min(by: { $0.key < $1.key }) {
      throw Fault(refusal.value, ofKey: changes[refusal.key].key, among: changes.count)
    }
    return try write(plan.files.map { ($0.path, $0.edits.map(\.edit)) }, in: tables)
  }

  /// Changes entries: all of them, or none.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - tables: the loaded tables.
  /// - Returns: the step that takes it back; nil if nothing had to be changed.
  /// - Throws: why nothing is changed.
  mutating func write(_ change: EntryChange, in tables: [Table]) throws(Fault) -> EditStep? {
    guard case .remove(let names) = change else {
      return try write(change.edits(in: tables), in: tables)
    }
    let order = try KeyOrder.ofXcode()
    var removals = try EntryRemoval.removals(of: names, in: tables)
    var from: [String: FileVersions.ID] = [:]
    for path in Set(removals.flatMap(\.paths)) { from[path] = versions.current(of: path) }
    let files = EntryRemoval.apply(&removals, in: order).files
    if let refused = removals.first(where: { $0.reason != nil }) {
      throw Fault(refused.reason ?? "", ofKey: refused.key, among: removals.count)
    }
    var prepared: [Prepared] = []
    for file in files {
      prepared.append(
        Prepared(file: file, from: from[file.path] ?? versions.next(), to: versions.next()))
    }
    return try keep(prepared, order)
  }

  /// Applies edits of several files: all of them, or none.
  ///
  /// - Parameters:
  ///   - edits: the edits of each file.
  ///   - tables: the loaded tables.
  /// - Returns: the step that takes it back; nil if nothing had to be changed.
  /// - Throws: why nothing is changed.
  mutating func write(
    _ edits: [(path: String, edits: [CatalogEdit])], in tables: [Table]
  ) throws(Fault) -> EditStep? {
    let order = try KeyOrder.ofXcode()
    var prepared: [Prepared] = []
    for (path, edits) in edits {
      let from = versions.current(of: path)
      let file = try Self.edited(path, edits, order, loaded: tables)
      guard file.isChanged else { continue }
      prepared.append(Prepared(file: file, from: from, to: versions.next()))
    }
    return try keep(prepared, order)
  }

  /// Writes files as one step.
  private mutating func keep(_ prepared: [Prepared], _ order: KeyOrder) throws(Fault) -> EditStep? {
    guard !prepared.isEmpty else { return nil }
    let step = try write(prepared, order)
    done.append(step)
    undone = []
    return step
  }

  /// Writes a new version of a file.
  ///
  /// - Parameters:
  ///   - new: the new version.
  ///   - old: the version that it was made of.
  ///   - path: the path of the file.
  /// - Throws: why it is not written.
  mutating func write(_ new: [UInt8], over old: [UInt8], to path: String) throws(Fault) {
    let file = EditedFile(path, from: old, to: new)
    let from = versions.current(of: path)
    _ = try keep([Prepared(file: file, from: from, to: versions.next())], KeyOrder.ofXcode())
  }

  /// Takes back what was written last, or written again.
  ///
  /// - Returns: the step; nil if there is nothing to take back.
  /// - Throws: why the step is not taken back; the next call goes on with the one before it.
  mutating func undo() throws(Fault) -> EditStep? { try move(from: \.done, to: \.undone) }

  /// Writes again what was taken back last.
  ///
  /// - Returns: the step; nil if there is nothing to write again.
  /// - Throws: why the step is not written; the next call goes on with the one before it.
  mutating func redo() throws(Fault) -> EditStep? { try move(from: \.undone, to: \.done) }

  /// Does the last of some steps that can be done; the one that takes it back is added to others.
  ///
  /// A step that is refused for the first time is all that is tried, so that the user hears of it. Later
  /// it is passed over, but stays: the file may have its text again.
  private mutating func move(
    from steps: WritableKeyPath<TextEdits, [EditStep]>,
    to others: WritableKeyPath<TextEdits, [EditStep]>
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
      if from == file.from,
        let exact = EditedFile(
          file.path, replacing: file.splices, as: file.edits, inverse: file.inverse)
      {
        prepared.append(Prepared(file: exact, from: from, to: file.to))
      } else {
        guard !file.edits.isEmpty else { throw Fault("the file changed on disk") }
        prepared.append(
          Prepared(
            file: try Self.edited(file.path, file.edits, order), from: from, to: versions.next()))
      }
    }
    return try write(prepared, order)
  }

  /// Writes all of some files, or none.
  ///
  /// - Returns: the step that takes it back.
  private mutating func write(_ prepared: [Prepared], _ order: KeyOrder) throws(Fault) -> EditStep {
    var files: [EditStep.File] = []
    for (number, next) in prepared.enumerated() {
      let file = next.file
      do throws(Fault) {
        let isExact = try file.write(order: order)
        versions.set(file.path, to: isExact ? next.to : versions.next())
        files.append(
          EditStep.File(
            path: file.path, edits: file.inverse, inverse: file.edits, splices: file.undo,
            from: isExact ? next.to : versions.next(), to: next.from))
      } catch {
        for written in prepared[..<number].reversed() {
          _ = try? written.file.reversed.write(order: order)
        }
        throw Fault(
          prepared.count > 1 ? "\(file.path.folderAndName.name): \(error.reason)" : error.reason)
      }
    }
    return EditStep(files: files)
  }

  private static func edited(
    _ path: String, _ edits: [CatalogEdit], _ order: KeyOrder, loaded tables: [Table] = []
  ) throws(Fault) -> EditedFile {
    do throws(EditedFile.Refusal) {
      return try EditedFile(path, table: 0, edits: edits, order: order, loaded: tables)
    } catch {
      throw Fault(error.reason(in: path))
    }
  }
}

extension Fault {
  /// The reason, with the key that it is about if there are others.
  fileprivate init(_ reason: String, ofKey key: String, among count: Int) {
    self.init(count > 1 ? "'\(key)': \(reason)" : reason)
  }
}

extension TextRequest {
  /// The request for a text of the app.
  fileprivate init(_ change: TextChange) {
    self.init(
      key: change.key, locale: change.locale, path: change.path, text: change.new,
      state: change.state)
    tableFile = change.file
    original = change.original
    expected = Lock(text: change.old)
  }
}
