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

  /// How often the edits are applied again to a version that another program has saved meanwhile.
  private static let attempts = 10

  /// Why a file is not edited.
  enum Fault: Error {
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

  /// Applies edits to a file in memory.
  init(_ path: String, table: Int, edits: [CatalogEdit], order: KeyOrder) throws(Fault) {
    self.path = path
    self.table = table
    self.edits = edits
    do throws(FileFault) {
      let bytes = try FileReader().contents(of: path)
      old = bytes.withBytes(0..<bytes.count) { span in
        unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
      }
    } catch {
      throw .unreadable(error)
    }
    do throws(EditRefusal) {
      let edited = try CatalogEditor(path: path, order: order).apply(edits, to: old)
      new = edited.bytes
      inverse = edited.inverse
    } catch {
      throw .refused(error)
    }
  }

  /// Replaces the file.
  ///
  /// If another program has saved it meanwhile, the edits are applied to that version: they name what
  /// they expect.
  ///
  /// - Throws: why the file still has its old content.
  func write(order: KeyOrder) throws(FailedWrite) {
    var (old, new) = (old, new)
    for _ in 0..<Self.attempts {
      let outcome: FileReplacement.Outcome
      do throws(FileFault) {
        outcome = try FileReplacement.replace(
          path, from: old.span, by: new.span, copies: FileReplacement.copies)
      } catch {
        throw FailedWrite("\(error)")
      }
      guard let now = outcome.changed(at: path) else { return }
      old = now
      do throws(EditRefusal) {
        new = try CatalogEditor(path: path, order: order).apply(edits, to: now).bytes
      } catch {
        throw FailedWrite("the file changed on disk")
      }
    }
    throw FailedWrite("the file keeps changing on disk")
  }
}

/// Why a file is not written.
struct FailedWrite: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
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
  static func ofXcode() throws(ICUError) -> KeyOrder {
    let collation = try Collation()
    return KeyOrder { collation.compare($0, $1) }
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
