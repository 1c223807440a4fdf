package import CatalogEditing
internal import JSONDocuments
internal import SourceText
package import StringCatalog

/// A three-way merge of a String Catalog or .strings file.
///
/// Strings are merged by key and language, so adjacent new keys, different languages of a key, or a
/// state and a string don't conflict. Rules that favor neither side resolve changes on both sides;
/// the rest is marked as conflicts. Unchanged bytes are preserved.
///
///     let merge = try CatalogMerge(order: order).merge(base: base, ours: ours, theirs: theirs)
///     merge.conflicts.isEmpty  // true
package struct CatalogMerge {
  /// The reason a file cannot be merged by its meaning.
  package struct Fault: Error, Hashable {
    /// The side of the file; nil for the common ancestor.
    package let side: Side?
    /// A description of the problem.
    package let reason: String

    init(version: MergeVersion, reason: String) {
      side =
        switch version {
        case .base: nil
        case .ours: .ours
        case .theirs: .theirs
        }
      self.reason = reason
    }
  }

  /// One of the two sides.
  package enum Side: String, Hashable, Sendable { case ours, theirs }

  /// The result of a merge.
  package struct Result: Sendable {
    /// The merged file, with markers if there are conflicts.
    package var bytes: [UInt8]
    /// Whether the file contains conflict markers written by the merge.
    package var hasMarkers = false
    /// Whether the file is known to be valid, apart from the markers.
    package var isProven = true
    /// The conflicts to be resolved manually.
    package var conflicts: [MergeConflict] = []
    /// The translations whose source string the other side changed.
    package var crossed: [CrossedTranslation] = []
    /// The changes made by each side.
    package var summary = MergeSummary()
  }

  /// The format of the files.
  package let format: CatalogFormat
  /// The order of sorted members.
  package let order: KeyOrder
  /// The style of conflict markers.
  package var markers = ConflictMarkers()
  /// Whether conflicting strings are combined into one string, which keeps the file readable.
  package var keepsConflictsInTexts = false
  /// Whether to set the state of crossed translations to `needs_review`.
  package var reviewsCrossed = false

  /// Creates a merge for files of a format that can be merged by string.
  package init(order: KeyOrder, format: CatalogFormat = .standard) {
    self.order = order
    self.format = format
  }

  /// Merges three versions of a file.
  ///
  /// - Parameters:
  ///   - base: the common ancestor; empty if there is none.
  ///   - ours: our version.
  ///   - theirs: their version.
  /// - Returns: the merged file, with markers if there are conflicts.
  /// - Throws: a fault if a version cannot be merged by its meaning.
  package func merge(
    base: consuming [UInt8], ours: consuming [UInt8], theirs: consuming [UInt8]
  ) throws(Fault) -> Result {
    let settled = ours == theirs || base == theirs ? ours : base == ours ? theirs : nil
    guard let settled else {
      return try mergeMeaning(base: consume base, ours: consume ours, theirs: consume theirs)
    }
    // If only one side changed the file, keep its bytes, even if they are not a catalog. Merge for the
    // summary alone.
    var result = try? mergeMeaning(base: base, ours: ours, theirs: theirs)
    result?.bytes = settled
    result?.hasMarkers = false
    return result ?? Result(bytes: settled, isProven: false)
  }

  private func mergeMeaning(
    base: consuming [UInt8], ours: consuming [UInt8], theirs: consuming [UInt8]
  ) throws(Fault) -> Result {
    guard format.merging == .members else {
      return try mergeStrings(base: base, ours: ours, theirs: theirs)
    }
    let isBlank = base.allSatisfy { $0 <= 0x20 }
    // A file that is read has its bytes in memory of its own.
    let mine = try MergeFile(consume ours, version: .ours)
    let other = try MergeFile(consume theirs, version: .theirs)
    let old = isBlank ? nil : try MergeFile(consume base, version: .base)
    return try Merge(options: self, base: old, ours: mine, theirs: other).result()
  }
}

private struct Merge {
  let options: CatalogMerge
  let base: MergeFile?
  let ours: MergeFile
  let theirs: MergeFile
  let template: MergeVersion

  init(options: CatalogMerge, base: MergeFile?, ours: MergeFile, theirs: MergeFile) {
    self.options = options
    self.base = base
    self.ours = ours
    self.theirs = theirs
    template = base.map { Self.template($0, ours, theirs) } ?? .ours
  }

  /// Returns the version whose layout to use: ours, unless only theirs changed the layout.
  private static func template(
    _ base: MergeFile, _ ours: MergeFile, _ theirs: MergeFile
  ) -> MergeVersion {
    guard ours.layout.hasLines(of: base.layout) else { return .ours }
    guard theirs.layout.hasLines(of: base.layout) else { return .theirs }
    return !ours.hasOtherOrder(than: base) && theirs.hasOtherOrder(than: base) ? .theirs : .ours
  }

  private var templateFile: MergeFile { template == .ours ? ours : theirs }

  func result() throws(CatalogMerge.Fault) -> CatalogMerge.Result {
    var merger = MemberMerger(
      template: template, sourceLanguage: templateFile.root["sourceLanguage"]?.text,
      order: options.order)
    merger.keepsConflictsInTexts = options.keepsConflictsInTexts
    let roots = MemberMerger.Versions(base: base?.root, ours: ours.root, theirs: theirs.root)
    let merged = merger.mergeObject(roots, as: .root)
    var layouts: [MergeVersion: JSONLayout] = [.ours: ours.layout, .theirs: theirs.layout]
    layouts[.base] = base?.layout
    var writer = MergeWriter(
      template: template, layouts: layouts, hasBase: options.markers.showsBase,
      replacements: replacements(after: merger))
    writer.reserve(templateFile.root.tree.bytes.count)
    writer.append(templateFile.head)
    writer.write(merged, level: 0)
    writer.append(tail)
    try prove(writer.text)
    let lines = MarkedLines(
      writer.text, markers: options.markers, newline: templateFile.layout.newline)
    var result = CatalogMerge.Result(bytes: lines.bytes, hasMarkers: lines.count > 0)
    if templateFile.encoding.encoding != .utf8 {
      result.bytes = templateFile.encoding.encode(String(decoding: lines.bytes, as: UTF8.self))
    }
    result.conflicts = merger.conflicts
    result.crossed = merger.crossed
    result.summary = merger.summary
    return result
  }

  /// The bytes after the root.
  ///
  /// Whether a file ends with a newline depends on the tool that saved it last, so either side may
  /// change it.
  private var tail: [UInt8] {
    let (mine, other) = template == .ours ? (ours, theirs) : (theirs, ours)
    return base?.tail == mine.tail ? other.tail : mine.tail
  }

  private func replacements(
    after merger: MemberMerger
  ) -> [MergeVersion: [(range: TextRange, bytes: [UInt8])]] {
    let states = merger.reviewed + (options.reviewsCrossed ? merger.crossedStates : [])
    let review = Array("\"needs_review\"".utf8)
    return Dictionary(grouping: states, by: \.version).mapValues { places in
      Set(places.map(\.value)).sorted { $0.offset < $1.offset }.map { ($0, review) }
    }
  }

  /// Parses the result; each side of it must be a valid catalog.
  private func prove(_ text: MergedText) throws(CatalogMerge.Fault) {
    for choice in [\MergedText.Part.ours, \MergedText.Part.theirs] {
      let tree = try? JSONTree(ByteBuffer(text.bytes(of: choice)), depth: 0)
      guard tree?.repeatedNames.isEmpty == true else {
        throw CatalogMerge.Fault(
          version: template, reason: "the merged file would not be a valid catalog")
      }
      if text.parts.allSatisfy(\.isCommon) { return }
    }
  }
}
