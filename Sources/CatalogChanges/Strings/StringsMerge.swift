package import StringCatalog

/// Merges what two sides made of a .strings file, entry by entry, by the rules of ``CatalogMerge``.
///
/// Comments go with their keys. What nobody changed keeps its bytes, and the file its encoding.
package struct StringsMerge {
  /// The order of sorted keys.
  package var order: KeyOrder
  /// How conflicts are marked.
  package var markers = ConflictMarkers()
  /// Whether both texts of a conflict are put into the text, so that the file can be read.
  package var keepsConflictsInTexts = false

  /// A merge that puts sorted keys in an order.
  package init(order: KeyOrder) { self.order = order }

  /// Merges three versions of a file.
  ///
  /// - Parameters:
  ///   - base: what both sides were made of; empty if they have nothing in common.
  ///   - ours: one side.
  ///   - theirs: the other side.
  /// - Returns: the merged file, with markers if there are conflicts.
  /// - Throws: why one of them is not merged entry by entry.
  package func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) throws(CatalogMerge.Fault) -> CatalogMerge.Result {
    if ours == theirs || base == theirs { return CatalogMerge.Result(bytes: ours) }
    if base == ours { return CatalogMerge.Result(bytes: theirs) }
    let mine = try StringsVersion(ours, version: .ours)
    let other = try StringsVersion(theirs, version: .theirs)
    let old =
      base.isEmpty ? nil : try StringsVersion(base, version: .base)
    var merger = StringsMerger(base: old, ours: mine, theirs: other, options: self)
    merger.merge()
    var result = CatalogMerge.Result(bytes: merger.bytes)
    result.conflicts = merger.conflicts
    result.summary = merger.summary
    try merger.prove()
    return result
  }
}
