internal import JSONDocuments
package import SourceText

/// A String Catalog that can be rewritten in Xcode's order, layout, and escaping.
///
/// All members and values are preserved, including those unknown to the format; numbers are copied
/// verbatim.
///
/// ```swift
/// let catalog = try CanonicalCatalog(of: bytes, path: "Travel.xcstrings", order: order)
/// guard try catalog.write({ output.append($0) }) != nil else { throw catalog.fault }
/// ```
package struct CanonicalCatalog {
  /// Whether the result ends with a newline.
  package enum FinalNewline: Sendable {
    /// As in the original file: Xcode writes no newline, but most editors do.
    case kept
    /// No newline.
    case none
  }

  /// The top levels of the file, in UTF-8.
  ///
  /// Entries are validated when they are written.
  let tree: JSONTree
  let file: SourceFile
  let order: KeyOrder
  let isUTF8: Bool
  /// Whether the file starts with a byte order mark.
  let hasMark: Bool
  /// Whether the result ends with a newline.
  let hasFinalNewline: Bool

  /// Parses a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: the path for diagnostics.
  ///   - order: the order of members.
  ///   - finalNewline: whether the result ends with a newline.
  /// - Throws: a diagnostic if the file is not a catalog or has a duplicate key, one of which would
  ///   be lost. Errors within entries are found when they are written.
  package init(
    of bytes: ByteBuffer, path: String, order: KeyOrder, finalNewline: FinalNewline = .kept
  ) throws(Diagnostic) {
    var log = DiagnosticLog()
    let text = DecodedText(bytes, reportingTo: &log)
    let file = SourceFile(path: path, bytes: text.bytes, encoding: text.encoding)
    if let fault = log.diagnostics(in: file, text: { _ in "" }).first { throw fault }
    guard let tree = try? JSONTree(outlineOf: text.bytes, depth: 2), tree.repeatedNames.isEmpty
    else { throw Self.fault(in: file) }
    let root = tree[tree.root]
    guard root.kind == .object, let strings = tree.member("strings", of: tree.root),
      tree[strings].kind == .object
    else {
      throw Self.fault(.jsonSyntax, in: file, at: Int(root.value.offset), "not a String Catalog")
    }
    self.tree = tree
    self.file = file
    self.order = order
    isUTF8 = text.encoding.encoding == .utf8
    hasMark = text.encoding.markCount > 0
    let tail = tree.raw(TextRange(root.value.end, text.bytes.count))
    hasFinalNewline = finalNewline == .kept && tail.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The reason the catalog cannot be written: the first JSON error or duplicate name.
  ///
  /// Parses the whole file again, so use it only after ``write(_:)`` has failed.
  package var fault: Diagnostic { Self.fault(in: file) }

  private static func fault(in file: SourceFile) -> Diagnostic {
    let tree: JSONTree
    do throws(JSONTree.Fault) { tree = try JSONTree(file.bytes) } catch {
      return fault(.jsonSyntax, in: file, at: error.offset, error.message)
    }
    guard let name = tree.repeatedNames.first else {
      return fault(
        .jsonSyntax, in: file, at: 0,
        "not written: the strings would change. This is a bug in galley; please report it")
    }
    let token = String(decoding: tree.raw(name), as: UTF8.self)
    return fault(.jsonDuplicateKey, in: file, at: Int(name.offset), "duplicate key \(token)")
  }

  private static func fault(
    _ rule: RuleID, in file: SourceFile, at offset: Int, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      rule, path: file.path, location: file.location(of: UInt32(truncatingIfNeeded: offset)),
      message: message, skipsBytes: true)
  }
}
