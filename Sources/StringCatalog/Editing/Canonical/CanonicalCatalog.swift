internal import JSON
package import SourceText

/// A String Catalog that can be written as Xcode writes it: its order, its layout, its escape sequences.
///
/// All members and values are kept, also those that the format does not define; numbers are copied as
/// they are.
///
/// ```swift
/// let catalog = try CanonicalCatalog(of: bytes, path: "Travel.xcstrings", order: order)
/// for reason in catalog.differences { print(reason) }
/// try catalog.write { output.append($0) }
/// ```
package struct CanonicalCatalog {
  /// Whether the file ends with a line end.
  package enum FinalNewline: Sendable {
    /// As the file does: Xcode writes none, and most editors write one.
    case kept
    /// It does not.
    case none
  }

  /// The text of the file in UTF-8, with its first levels.
  let tree: JSONTree
  let file: SourceFile
  let order: KeyOrder
  /// Who writes the entries.
  let work: PartedWork
  let isUTF8: Bool
  /// Whether the file begins with a byte order mark.
  let hasMark: Bool
  /// Whether the result ends with a line end.
  let hasFinalNewline: Bool

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: the path for diagnostics.
  ///   - order: the order of members.
  ///   - finalNewline: whether the result ends with a line end.
  ///   - work: who writes the entries of a large catalog.
  /// - Throws: why it is no catalog, or one with a name twice, of which one would be lost.
  package init(
    of bytes: ByteBuffer, path: String, order: KeyOrder, finalNewline: FinalNewline = .kept,
    work: PartedWork = .inTurn
  ) throws(Diagnostic) {
    var log = DiagnosticLog()
    let text = DecodedText(bytes, reportingTo: &log)
    let file = SourceFile(path: path, bytes: text.bytes, encoding: text.encoding)
    if let fault = log.diagnostics(in: file, text: { _ in "" }).first { throw fault }
    func fault(_ rule: RuleID, at offset: Int, _ message: String) -> Diagnostic {
      Diagnostic(
        rule, path: path, location: file.location(of: UInt32(truncatingIfNeeded: offset)),
        message: message, skipsBytes: true)
    }
    do throws(JSONTree.Fault) { tree = try JSONTree(text.bytes, depth: 2) } catch {
      throw fault(.jsonSyntax, at: error.offset, error.message)
    }
    if let name = tree.repeatedNames.first {
      let token = String(decoding: tree.raw(name), as: UTF8.self)
      throw fault(.jsonDuplicateKey, at: Int(name.offset), "duplicate key \(token)")
    }
    let root = tree[tree.root]
    guard root.kind == .object, let strings = tree.member("strings", of: tree.root),
      tree[strings].kind == .object
    else {
      throw fault(.jsonSyntax, at: Int(root.value.offset), "not a String Catalog")
    }
    self.file = file
    self.order = order
    self.work = work
    isUTF8 = text.encoding.encoding == .utf8
    hasMark = text.encoding.markCount > 0
    let tail = tree.raw(TextRange(root.value.end, text.bytes.count))
    hasFinalNewline = finalNewline == .kept && tail.contains { $0 == 0x0A || $0 == 0x0D }
  }
}
