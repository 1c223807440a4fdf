package import SourceText
package import StringCatalog

/// A file and the version that edits make of it.
package struct EditedFile {
  /// Returns the bytes of the file at a path.
  package typealias Contents = (_ path: String) throws(Fault) -> ByteBuffer

  package let path: String
  /// The number of its table.
  package let table: Int
  package let edits: [CatalogEdit]
  /// The bytes of the file that the edits were applied to.
  package let old: ByteBuffer
  /// The replacements that the edits make, in the order of the file.
  package let splices: [SourceSplice]
  /// The edits that take these back.
  package let inverse: [CatalogEdit]

  /// The bytes of the new version.
  package var new: [UInt8] { SourceSplice.apply(splices, to: old.array)?.bytes ?? old.array }

  /// The splices that give the old bytes to a file that has the new ones.
  package var undo: [SourceSplice] { SourceSplice.inverse(of: splices) }

  /// Whether the new version has other bytes than the old one.
  package var isChanged: Bool { splices.contains { $0.old != $0.new } }

  /// The file that gets its old bytes back.
  package var reversed: EditedFile {
    EditedFile(
      path: path, table: table, edits: inverse, old: ByteBuffer(new), splices: undo, inverse: edits)
  }

  /// Why a file is not edited.
  package enum Refusal: Error {
    case unreadable(Fault)
    case refused(EditRefusal)

    /// Whether the file cannot be read, or not all of it.
    package var isUnreadable: Bool {
      switch self {
      case .unreadable, .refused(.unreadable): true
      case .refused: false
      }
    }

    /// The reason in a few words.
    package var reason: String {
      switch self {
      case .unreadable(let fault): fault.reason
      case .refused(let refusal): refusal.reason
      }
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
  ///   - contents: returns the bytes of a file.
  /// - Throws: why the edits are refused.
  package init(
    _ path: String, table: Int = 0, edits: [CatalogEdit], order: KeyOrder,
    loaded tables: [Table] = [], contents: Contents
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
    do throws(Fault) { old = try contents(path) } catch { throw .unreadable(error) }
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
  ///   - old: the bytes that the file has.
  ///   - splices: the replacements that take back those of the edits.
  ///   - edits: the same as edits, for a version that another program saves meanwhile.
  ///   - inverse: the edits that are taken back.
  package init?(
    _ path: String, from old: ByteBuffer, by splices: [SourceSplice], as edits: [CatalogEdit],
    inverse: [CatalogEdit]
  ) {
    for splice in splices {
      guard splice.range.upperBound <= old.count, old.array(splice.range) == splice.old else {
        return nil
      }
    }
    self.init(path: path, table: 0, edits: edits, old: old, splices: splices, inverse: inverse)
  }

  /// A version whose bytes are replaced as they are, as conflicts of a merge are; no other version is.
  package init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.init(
      path: path, table: 0, edits: [], old: ByteBuffer(old),
      splices: [SourceSplice(trimming: old.indices, from: old, to: new)], inverse: [])
  }

  /// Applies the edits of a plan in memory.
  ///
  /// - Parameters:
  ///   - planned: the edits of each file.
  ///   - order: the order of new members.
  ///   - tables: the tables that were loaded.
  ///   - contents: returns the bytes of a file.
  /// - Returns: the new versions of the files, why requests are refused, by their numbers, and whether a
  ///   file cannot be read.
  package static func files(
    of planned: [EditPlan.File], order: KeyOrder, loaded tables: [Table] = [], contents: Contents
  ) -> (files: [EditedFile], refusals: [Int: String], isUnreadable: Bool) {
    var files: [EditedFile] = []
    var refusals: [Int: String] = [:]
    var isUnreadable = false
    for file in planned {
      do throws(Refusal) {
        files.append(
          try EditedFile(
            file.path, table: file.table, edits: file.edits.map(\.edit), order: order,
            loaded: tables, contents: contents))
      } catch {
        if error.isUnreadable { isUnreadable = true }
        var culprits = file.edits
        if case .refused(let refusal) = error {
          culprits.removeAll { $0.edit != refusal.edit && $0.edit.key != refusal.key }
        }
        for culprit in culprits.isEmpty ? file.edits : culprits {
          refusals[culprit.request] = error.reason
        }
      }
    }
    return (files, refusals, isUnreadable)
  }
}
