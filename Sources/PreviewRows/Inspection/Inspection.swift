public import LocalizedText
public import StringCatalog
public import TextLayout

/// Everything that is known of one row, worked out once.
public struct Inspection: Sendable {
  /// The row.
  public let row: Row
  /// The row as it is shown.
  public let fitted: FittedRow
  /// The columns that it has.
  public let width: Int
  /// How its text came about.
  public let trace: LookUpTrace?
  /// The layouts that were tried, up to the one that fits.
  public let attempts: [Attempt]
  /// The columns of the widest paragraph of its text.
  public let columns: Int
  /// The columns of the widest word.
  public let longestWord: Int
  /// The columns of its value; nil without one.
  public let valueColumns: Int?
  /// The texts among which the entry chooses, as many as anybody reads.
  public let variants: [RowVariant]
  /// How many more there are.
  public let moreVariants: Int
  /// The place of the variant that needs the most columns, where there are several.
  public let worst: Int?
  /// What is wrong with it.
  public let problems: [RowProblem]
  /// The characters of the key that need a name.
  public let keyNotes: [CharacterNote]
  /// The characters of the text that need a name; none where the text is the key.
  public let textNotes: [CharacterNote]

  /// The most variants that are measured: no language has nearly as many forms, and a hostile file
  /// may have a million.
  static let variantLimit = 64
}

extension RowMaker {
  /// Everything that is known of a row at a width.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - width: its columns.
  ///   - forced: the layout that it takes whether it fits or not.
  ///   - reported: what the readers reported of its entry.
  /// - Returns: what was worked out.
  public func inspection(
    of row: Row, width: Int, forced: Layout? = nil, reported: [Problem] = []
  ) -> Inspection {
    let fitted = fit(row, width: width, forced: forced)
    let trace = trace(of: row.entry, limit: Inspection.variantLimit)
    let variants = variants(of: row, among: trace?.candidates ?? [])
    let title = measurer.measure(row.title)
    let text = row.title.text
    return Inspection(
      row: row, fitted: fitted, width: width, trace: trace,
      attempts: attempts(for: row, width: width), columns: title.columns,
      longestWord: title.widestWordColumns,
      valueColumns: row.value.map { measurer.measure($0).columns },
      variants: variants,
      moreVariants: max(0, (row.found.localization?.leaves.count ?? 0) - Inspection.variantLimit),
      worst: variants.count { !$0.isPart } > 1 ? variants.worst : nil,
      problems: problems(of: row, fitted: fitted, reported: reported),
      keyNotes: CharacterNote.notes(of: row.entry.key),
      textNotes: text == row.entry.key ? [] : CharacterNote.notes(of: text))
  }
}
