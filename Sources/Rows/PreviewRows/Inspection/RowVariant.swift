public import LocalizedText
public import StringCatalog
public import TextLayout

/// A variation of a localization by plural, device or width, with its breakpoints.
public struct RowVariant: Sendable {
  /// The leaf of the localization.
  public let leaf: Leaf
  /// The leaf's string with the arguments of the row.
  public let text: ResolvedText
  /// The minimum widths at which a row with this string fits.
  public let breakpoints: Breakpoints
  /// Whether the row shows this leaf, directly or inside another.
  public let isChosen: Bool
  /// Examples of numbers that select the leaf; empty if no number does.
  public var numbers: [Sample] = []

  /// Whether the leaf is a form of a substitution, which is only shown inside another string.
  public var isPart: Bool { leaf.path.substitution != nil }
}

extension RowMaker {
  /// Returns the minimum widths that fit a row on one and on two lines.
  public func breakpoints(of row: Row) -> Breakpoints {
    breakpoints(of: row.title.text, value: row.value)
  }

  /// Returns the complete strings that the localization of a row can choose from, each measured.
  ///
  /// They are not part of ``Row``, because a list of rows shows only one of them.
  public func variants(of row: Row) -> [RowVariant] {
    variants(of: row, among: trace(of: row.entry)?.candidates[...] ?? []).filter { !$0.isPart }
  }

  /// Returns the non-empty candidates of a trace, each measured: complete strings next to the row's
  /// value, forms of substitutions alone.
  func variants(of row: Row, among candidates: ArraySlice<LookupTrace.Candidate>) -> [RowVariant] {
    candidates.compactMap { candidate in
      guard !candidate.leaf.isEmpty else { return nil }
      let isPart = candidate.leaf.path.substitution != nil
      return RowVariant(
        leaf: candidate.leaf, text: candidate.text,
        breakpoints: breakpoints(of: candidate.text.text, value: isPart ? nil : row.value),
        isChosen: candidate.isChosen)
    }
  }

  /// Returns the variant that needs the greatest width, or nil if the localization has no strings.
  ///
  /// ```swift
  /// maker.worstVariant(of: row)?.leaf.path  // plural.many
  /// ```
  public func worstVariant(of row: Row) -> RowVariant? {
    let variants = variants(of: row)
    return variants.worstIndex.map { variants[$0] }
  }

  func breakpoints(of text: String, value: String?) -> Breakpoints {
    let breakpoints = measurer.breakpoints(of: text)
    let columns = value.map { measurer.measure($0).columns } ?? 0
    return columns > 0 ? breakpoints.beside(valueColumns: columns) : breakpoints
  }
}

extension [RowVariant] {
  /// The index of the first complete string that needs the greatest width on one line.
  ///
  /// A string with newlines counts as infinitely wide.
  var widestIndex: Int? {
    let need = { (index: Int) in self[index].breakpoints.compact ?? .max }
    let whole = indices.filter { !self[$0].isPart }
    return whole.first { index in whole.allSatisfy { need($0) <= need(index) } }
  }

  /// The index of the complete string that needs the greatest width.
  var worstIndex: Int? {
    indices.filter { !self[$0].isPart }
      .max { self[$0].breakpoints.fitsSooner(than: self[$1].breakpoints) }
  }
}

extension Breakpoints {
  /// Returns whether a row with these breakpoints fits in a smaller width: on two lines or, if
  /// equal, on one.
  fileprivate func fitsSooner(than other: Breakpoints) -> Bool {
    (standard ?? .max, compact ?? .max) < (other.standard ?? .max, other.compact ?? .max)
  }
}
