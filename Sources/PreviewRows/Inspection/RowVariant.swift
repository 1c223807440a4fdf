public import LocalizedText
public import StringCatalog
public import TextLayout

/// One of the leaves among which a localization chooses, by number, by device or by width, with the
/// widths at which it fits.
public struct RowVariant: Sendable {
  /// The leaf of the localization that the variant shows.
  public let leaf: Leaf
  /// The leaf's text with the arguments of the row.
  public let text: ResolvedText
  /// The widths from which a row with this text fits.
  public let breakpoints: Breakpoints
  /// Whether the row shows this leaf, alone or within another.
  public let isChosen: Bool
  /// Numbers that choose the leaf, as many as can be listed; none if no number decides.
  public var numbers: [Sample] = []

  /// Whether the leaf is a form of a substitution, which is shown only within another text.
  public var isPart: Bool { leaf.path.substitution != nil }
}

extension RowMaker {
  /// The widths from which a row fits in one line and in two.
  public func breakpoints(of row: Row) -> Breakpoints {
    breakpoints(of: row.title.text, value: row.value)
  }

  /// The whole texts among which the localization of a row chooses, each measured.
  ///
  /// They are not part of ``Row``, because a list of rows shows only one of them.
  public func variants(of row: Row) -> [RowVariant] {
    variants(of: row, among: trace(of: row.entry)?.candidates ?? []).filter { !$0.isPart }
  }

  /// The texts of a trace that are not empty, each measured: whole texts beside the row's value,
  /// forms of substitutions alone.
  func variants(of row: Row, among candidates: [LookUpTrace.Candidate]) -> [RowVariant] {
    candidates.compactMap { candidate in
      guard !candidate.leaf.isEmpty else { return nil }
      let isPart = candidate.leaf.path.substitution != nil
      return RowVariant(
        leaf: candidate.leaf, text: candidate.text,
        breakpoints: breakpoints(of: candidate.text.text, value: isPart ? nil : row.value),
        isChosen: candidate.isChosen)
    }
  }

  /// The variant that needs the most columns; nil if the localization has no text.
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
  /// The index of the first whole text that needs the most columns on one line.
  ///
  /// A text with line breaks fits on one line at no width.
  var widestIndex: Int? {
    let need = { (index: Int) in self[index].breakpoints.compact ?? .max }
    let whole = indices.filter { !self[$0].isPart }
    return whole.first { index in whole.allSatisfy { need($0) <= need(index) } }
  }

  /// The index of the whole text that needs the most columns.
  var worstIndex: Int? {
    indices.filter { !self[$0].isPart }
      .max { self[$0].breakpoints.fitsSooner(than: self[$1].breakpoints) }
  }
}

extension Breakpoints {
  /// Whether a row with these breakpoints fits at a smaller width: in two lines, or if that is
  /// equal, in one.
  fileprivate func fitsSooner(than other: Breakpoints) -> Bool {
    (standard ?? .max, compact ?? .max) < (other.standard ?? .max, other.compact ?? .max)
  }
}
