import CatalogEditing
import CatalogFiles
import ICUServices
import SourceText
import StringCatalog
import WorkingCopy

/// A file and the version that edits make of it.
struct EditedFile {
  let path: String
  /// The number of its table.
  let table: Int
  let edits: [CatalogEdit]
  /// The bytes of the file that the edits were applied to.
  let old: ByteBuffer
  /// What the edits replace, in the order of the file.
  let splices: [SourceSplice]
  /// The edits that take these back.
  let inverse: [CatalogEdit]

  /// The bytes of the new version.
  var new: [UInt8] { SourceSplice.apply(splices, to: old.array)?.bytes ?? old.array }

  /// The splices that give the old bytes to a file that has the new ones.
  var undo: [SourceSplice] { SourceSplice.inverse(of: splices) }

  /// Whether the new version has other bytes than the old one.
  var isChanged: Bool { splices.contains { $0.old != $0.new } }

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
      path: path, table: table, edits: inverse, old: ByteBuffer(new), splices: undo, inverse: edits)
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
    var (old, splices) = (old, splices)
    for attempt in 0..<Self.attempts {
      guard let now = try Self.replace(path, old, by: splices) else { return attempt == 0 }
      guard !edits.isEmpty else { throw Fault("the file changed on disk") }
      do throws(EditRefusal) {
        splices = try CatalogEditor(path: path, order: order).apply(edits, to: now).splices
        old = ByteBuffer(now)
      } catch {
        throw Fault(error.reason)
      }
    }
    throw Fault("the file keeps changing on disk")
  }

  /// Writes a new version: what stays is copied from memory to the file, run by run.
  ///
  /// - Returns: the bytes of the file if another program has saved it; nil if it was written.
  /// - Throws: why the file still has its old content.
  private static func replace(
    _ path: String, _ old: ByteBuffer, by splices: [SourceSplice]
  ) throws(Fault) -> [UInt8]? {
    do throws(FileFault) {
      var replacement = try FileReplacement(of: path, copies: FileReplacement.copies)
      var index = 0
      for splice in splices {
        try replacement.append(old, index..<splice.range.lowerBound)
        try replacement.append(splice.new.span)
        index = splice.range.upperBound
      }
      try replacement.append(old, index..<old.count)
      let outcome = try old.withBytes(0..<old.count) { bytes throws(FileFault) in
        try replacement.finish(ifUnchangedFrom: bytes)
      }
      return outcome.changed(at: path)
    } catch {
      throw Fault("\(error)")
    }
  }
}

extension EditedFile {
  /// Applies edits to a file in memory.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - table: the number of its table.
  ///   - edits: the edits.
  ///   - order: the order of new members.
  ///   - tables: the tables that were loaded. If one has the file, edits of its entries need no other look
  ///     at it: the file is compared with it when it is written.
  /// - Throws: why the edits are refused.
  init(
    _ path: String, table: Int, edits: [CatalogEdit], order: KeyOrder, loaded tables: [Table] = []
  ) throws(Refusal) {
    self.path = path
    self.table = table
    self.edits = edits
    let editor = CatalogEditor(path: path, order: order)
    // Standard input cannot be replaced.
    if path != "-", let table = tables.first(where: { $0.paths == [path] }),
      let edited = editor.splices(of: edits, in: table)
    {
      (old, splices, inverse) = (table.files[0].bytes, edited.splices, edited.inverse)
      return
    }
    do throws(FileFault) {
      old = try FileReader().contents(of: path)
    } catch {
      throw .unreadable(error)
    }
    do throws(EditRefusal) {
      let edited = try editor.apply(edits, to: old.array)
      (splices, inverse) = (edited.splices, edited.inverse)
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
    guard let old = try? FileReader().contents(of: path) else { return nil }
    for splice in splices {
      guard splice.range.upperBound <= old.count, old.array(splice.range) == splice.old else {
        return nil
      }
    }
    self.init(path: path, table: 0, edits: edits, old: old, splices: splices, inverse: inverse)
  }

  /// A version whose bytes are replaced as they are, as conflicts of a merge are; no other version is.
  init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.init(
      path: path, table: 0, edits: [], old: ByteBuffer(old),
      splices: [SourceSplice(trimming: old.indices, from: old, to: new)], inverse: [])
  }
}

extension FileReplacement {
  /// Adds a run of bytes to the new version.
  fileprivate mutating func append(_ bytes: ByteBuffer, _ range: Range<Int>) throws(FileFault) {
    guard !range.isEmpty else { return }
    try bytes.withBytes(range) { bytes throws(FileFault) in try append(bytes) }
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
    case .unreadable, .unsupported, .unproven, .duplicate: nil
    }
  }

  /// The key of the entry that cannot be edited; nil if a single edit is refused, or all are.
  var key: String? {
    switch self {
    case .duplicate(let key, _), .unproven(let key): key
    case .unreadable, .unsupported, .changed, .missing, .otherShape, .notInFormat: nil
    }
  }
}
