import CatalogFiles
import ICU
import SourceText
import StringCatalog

/// A file and the version that edits make of it.
struct EditedFile {
  let path: String
  /// The number of its table.
  let table: Int
  let edits: [CatalogEdit]
  let old: [UInt8]
  let new: [UInt8]
  /// The edits that take these back.
  let inverse: [CatalogEdit]
  /// The splices that give the old bytes to a file that has the new ones.
  let undo: [SourceSplice]

  /// How often the edits are applied again to a version that another program has saved meanwhile.
  private static let attempts = 10

  /// Why a file is not edited.
  enum Refusal: Error {
    case unreadable(FileFault)
    case refused(EditRefusal)

    /// Whether the file cannot be read, or not all of it.
    var isUnreadable: Bool {
      switch self {
      case .unreadable, .refused(.unreadable): true
      case .refused: false
      }
    }

    /// The reason in a few words.
    func reason(in path: String) -> String {
      switch self {
      case .unreadable(let fault): "\(path): \(fault)"
      case .refused(let refusal): refusal.reason
      }
    }
  }

  /// The file that gets its old bytes back.
  var reversed: EditedFile {
    EditedFile(
      path: path, table: table, edits: inverse, old: new, new: old, inverse: edits, undo: [])
  }

  /// Replaces the file.
  ///
  /// If another program has saved it meanwhile, the edits are applied to that version: they name what
  /// they expect.
  ///
  /// - Returns: whether the file now has the new bytes, and not those of another version.
  /// - Throws: why the file still has its old content.
  @discardableResult
  func write(order: KeyOrder) throws(Fault) -> Bool {
    var (old, new) = (old, new)
    for attempt in 0..<Self.attempts {
      let outcome: FileReplacement.Outcome
      do throws(FileFault) {
        outcome = try FileReplacement.replace(
          path, from: old.span, by: new.span, copies: FileReplacement.copies)
      } catch {
        throw Fault("\(error)")
      }
      guard let now = outcome.changed(at: path) else { return attempt == 0 }
      guard !edits.isEmpty else { throw Fault("the file changed on disk") }
      old = now
      do throws(EditRefusal) {
        new = try CatalogEditor(path: path, order: order).apply(edits, to: now).bytes
      } catch {
        throw Fault("the file changed on disk")
      }
    }
    throw Fault("the file keeps changing on disk")
  }
}

extension EditedFile {
  /// Applies edits to a file in memory.
  init(_ path: String, table: Int, edits: [CatalogEdit], order: KeyOrder) throws(Refusal) {
    self.path = path
    self.table = table
    self.edits = edits
    do throws(FileFault) {
      old = try FileReader().contents(of: path).array
    } catch {
      throw .unreadable(error)
    }
    do throws(EditRefusal) {
      let edited = try CatalogEditor(path: path, order: order).apply(edits, to: old)
      new = edited.bytes
      inverse = edited.inverse
      undo = edited.undo
    } catch {
      throw .refused(error)
    }
  }

  /// Gives a file the bytes that it had before edits; nil if it no longer has those that they made.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - splices: what the edits replaced.
  ///   - edits: the same as edits, for a version that another program saves meanwhile.
  ///   - inverse: the edits that are taken back.
  init?(
    _ path: String, replacing splices: [SourceSplice], as edits: [CatalogEdit],
    inverse: [CatalogEdit]
  ) {
    guard let old = try? FileReader().contents(of: path).array else { return nil }
    guard let result = SourceSplice.apply(splices, to: old) else { return nil }
    self.init(
      path: path, table: 0, edits: edits, old: old, new: result.bytes, inverse: inverse,
      undo: result.inverse)
  }

  /// A version whose bytes are replaced as they are, as conflicts of a merge are; no other version is.
  init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.init(
      path: path, table: 0, edits: [], old: old, new: new, inverse: [],
      undo: [SourceSplice(trimming: new.indices, from: new, to: old)])
  }
}

extension FileReplacement {
  /// The folder for copies of files that cannot be replaced.
  static var copies: String? {
    UserFile.places.path()?.folderAndName.folder.appending(name: "copies")
  }
}

extension FileReplacement.Outcome {
  /// Reports why a file was written in place.
  ///
  /// - Returns: the bytes of the file if another program has saved it; nil if it was written.
  func changed(at path: String) -> [UInt8]? {
    switch self {
    case .replaced: return nil
    case .writtenInPlace(.hardLinks, _):
      StandardError.report("\(path): written in place: the file has hard links")
      return nil
    case .writtenInPlace(.folderNotWritable, _):
      StandardError.report("\(path): written in place: the folder is read-only")
      return nil
    case .changed(let now): return now
    }
  }
}

extension KeyOrder {
  /// Xcode's order, by the collation of ICU.
  static func ofXcode() throws(Fault) -> KeyOrder {
    do throws(ICUError) {
      let collation = try Collation()
      return KeyOrder { collation.compare($0, $1) }
    } catch {
      throw Fault("ICU: \(error)")
    }
  }

  /// Xcode's order for a command; nil if there is none, which is reported.
  static var reported: KeyOrder? {
    do throws(Fault) { return try ofXcode() } catch {
      StandardError.report(error.reason)
      return nil
    }
  }
}

extension EditRefusal {
  /// The edit that is refused; nil if all are.
  var edit: CatalogEdit? {
    switch self {
    case .changed(let edit, _), .missing(let edit), .otherShape(let edit), .notInFormat(let edit):
      edit
    case .unreadable, .unsupported, .unproven: nil
    }
  }
}
