internal import SourceText
package import StringCatalog

/// Applies edits to the bytes of a catalog file.
///
/// Each edit replaces as few bytes as possible and follows the layout of the file. The result is
/// parsed and compared with the original to verify that nothing else changed.
///
/// ```swift
/// let edited = try CatalogEditor(path: "Travel.xcstrings", order: order).apply(edits, to: bytes)
/// ```
public struct CatalogEditor: Sendable {
  private let path: String
  private let order: KeyOrder

  /// The most entries of a String Catalog that are edited together.
  private static let excerptLimit = 256

  /// Creates an editor for a file.
  ///
  /// - Parameters:
  ///   - path: the path; its extension determines the format.
  ///   - order: the order of members, used to position new ones.
  public init(path: String, order: KeyOrder) {
    self.path = path
    self.order = order
  }

  /// Applies edits.
  ///
  /// - Parameters:
  ///   - edits: the edits, in order.
  ///   - bytes: the bytes of the file.
  /// - Returns: the new bytes, and the edits that undo the change.
  /// - Throws: an ``EditRefusal``; no edit is applied.
  public func apply(
    _ edits: [CatalogEdit], to bytes: [UInt8]
  ) throws(EditRefusal) -> EditedCatalog {
    switch CatalogFormat(path: path) ?? .standard {
    case .xcstrings:
      var file = try XCStringsEditor(bytes, path: path, order: order)
      return try file.apply(edits)
    case .strings, .stringsdict:
      return try PropertyListEdits.apply(edits, to: bytes, path: path, order: order)
    case .xliff:
      var editor = try XLIFFEditor(bytes, path: path)
      return try editor.apply(edits)
    }
  }

  /// Checks whether entries of a file can be edited.
  ///
  /// - Throws: why they cannot be.
  package func check(_ keys: Set<String>, of bytes: [UInt8]) throws(EditRefusal) {
    guard (CatalogFormat(path: path) ?? .standard) == .xcstrings else {
      _ = try apply([], to: bytes)
      return
    }
    var file = try XCStringsEditor(bytes, path: path, order: order)
    try file.find(keys)
  }

  /// Returns the bytes of a file after an edit, to show while the user types and never to write.
  ///
  /// A String Catalog is not compared with the original, which would take longer than the edit.
  package func preview(
    _ edit: CatalogEdit, of bytes: [UInt8]
  ) throws(EditRefusal) -> [UInt8] {
    guard (CatalogFormat(path: path) ?? .standard) == .xcstrings else {
      return try apply([edit], to: bytes).bytes
    }
    var file = try XCStringsEditor(bytes, path: path, order: order)
    return try file.applyUnproven([edit]).bytes
  }

  /// Finds the splices that edits make in the file of a table, from what was read of it.
  ///
  /// - Parameters:
  ///   - edits: the edits, in their order.
  ///   - table: the table, whose file may have changed since.
  /// - Returns: the splices, and the edits that undo them; nil if the whole file has to be read to tell,
  ///   or to say why the edits are refused.
  package func splices(
    of edits: [CatalogEdit], in table: Table
  ) -> (splices: [SourceSplice], inverse: [CatalogEdit])? {
    // A removal may write an empty object, for which any entry can be the example.
    guard edits.allSatisfy({ $0.part != .entry && $0.new != nil }) else { return nil }
    let groups = Dictionary(grouping: edits, by: \.key)
    var known: Set<String> = []
    let keys = edits.map(\.key).filter { known.insert($0).inserted }
    var splices: [SourceSplice] = []
    var inverse: [CatalogEdit] = []
    // Some hundred entries at a time, so that many edits need no second copy of the whole file.
    for start in stride(from: 0, to: keys.count, by: Self.excerptLimit) {
      let part = keys[start..<min(start + Self.excerptLimit, keys.count)]
      guard let excerpt = CatalogExcerpt(of: Set(part), from: table),
        let edited = try? apply(part.flatMap { groups[$0] ?? [] }, to: excerpt.bytes),
        let moved = excerpt.splicesOfFile(edited.splices)
      else { return nil }
      splices += moved
      inverse = edited.inverse + inverse
    }
    if keys.count > Self.excerptLimit {
      splices.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return (splices, inverse)
  }
}
