public import LocalizedText
public import StringCatalog
public import TextLayout

/// One of the texts among which an entry chooses, by number, by device or by width.
public struct RowVariant: Sendable {
  /// The leaf.
  public let leaf: Leaf
  /// Its text with the arguments of the row.
  public let text: ResolvedText
  /// From which widths a row with this text fits.
  public let breakpoints: Breakpoints
  /// Whether it is shown, or stands in what is shown.
  public let isChosen: Bool

  /// Whether it is a part of a text and none by itself: a form of a substitution.
  public var isPart: Bool { leaf.path.substitution != nil }
}

extension RowMaker {
  /// From which widths a row fits compact and standard.
  public func breakpoints(of row: Row) -> Breakpoints {
    breakpoints(of: row.title.text, value: row.value)
  }

  /// The texts among which a row's entry chooses in the localization that is shown; worked out
  /// when somebody asks, for a list shows one of them.
  public func variants(of row: Row) -> [RowVariant] {
    variants(of: row, among: trace(of: row.entry)?.candidates ?? []).filter { !$0.isPart }
  }

  /// The texts of a trace that are not empty, each measured: parts by themselves, whole texts
  /// beside the value of the row.
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

  /// The variant that needs the most columns; nil where the localization has none.
  ///
  /// ```swift
  /// maker.worstVariant(of: row)?.leaf.path  // plural.many
  /// ```
  public func worstVariant(of row: Row) -> RowVariant? {
    let variants = variants(of: row)
    return variants.worst.map { variants[$0] }
  }

  private func breakpoints(of text: String, value: String?) -> Breakpoints {
    let breakpoints = measurer.breakpoints(of: text)
    let columns = value.map { measurer.measure($0).columns } ?? 0
    return columns > 0 ? breakpoints.beside(valueColumns: columns) : breakpoints
  }
}

extension [RowVariant] {
  /// The place of the whole text that needs the most columns.
  var worst: Int? {
    indices.filter { !self[$0].isPart }
      .max { self[$0].breakpoints.isEasier(than: self[$1].breakpoints) }
  }
}

extension Breakpoints {
  /// Whether a row with these fits before one with the others: on two lines, else on one.
  fileprivate func isEasier(than other: Breakpoints) -> Bool {
    (standard ?? .max, compact ?? .max) < (other.standard ?? .max, other.compact ?? .max)
  }
}
