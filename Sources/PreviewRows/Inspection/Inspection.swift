public import LocalizedText
public import SourceText
internal import StringCatalog
public import TextLayout

/// Everything that the inspector shows of one row.
public struct Inspection: Sendable {
  /// The row that is explained.
  public let row: Row
  /// The language of the text that is shown.
  public let locale: LocaleTag
  /// The texts in the source language; nil if the row is in it.
  public let source: SourceTexts?
  /// The row, fitted to its width.
  public let fitted: FittedRow
  /// The row in points; nil if it is measured in columns.
  public let points: PointInspection?
  /// The width of the row.
  public let width: Int
  /// The steps of the look-up that led to the text.
  public let trace: LookUpTrace?
  /// The layouts tried, up to the first that fits.
  public let attempts: [Attempt]
  /// The columns of the widest paragraph.
  public let columns: Int
  /// The columns of the widest word.
  public let longestWord: Int
  /// The columns of the value; nil if the row has none.
  public let valueColumns: Int?
  /// The leaves among which the localization chooses, as many as the inspector can show.
  public let variants: [RowVariant]
  /// How many leaves there are beyond the limit.
  public let moreVariants: Int
  /// The index of the variant that is widest on one line; nil unless there are several.
  public let widest: Int?
  /// The problems of the row, as the caller found them.
  public let diagnostics: [Diagnostic]
  /// Characters of the key that deserve a note.
  public let keyNotes: [CharacterNote]
  /// Characters of the text that deserve a note; none if the text is the key.
  public let textNotes: [CharacterNote]

  /// The greatest number of variants that are measured.
  ///
  /// No language has nearly as many forms, and a hostile file may have a million.
  static let variantLimit = 64
}

extension RowMaker {
  /// Gathers everything that the inspector shows of a row at a width.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - width: The width of the row.
  ///   - forced: The layout of the row, whether it fits or not; nil for the first that fits.
  ///   - points: The row in points; nil if it is measured in columns.
  ///   - diagnostics: The problems of the row, which readers reported or rules found.
  /// - Returns: The inspection.
  public func inspection(
    of row: Row, width: Int, forced: Layout? = nil, points: PointInspection? = nil,
    diagnostics: [Diagnostic] = []
  ) -> Inspection {
    let fitted =
      points.map { fit(row, as: $0.row, width: width, forced: forced) }
      ?? fit(row, width: width, forced: forced)
    let maker = textMaker(for: row.entry)
    let trace = maker.trace(of: row.entry, limit: Inspection.variantLimit)
    let variants = maker.withNumbers(
      maker.variants(of: row, among: trace?.candidates ?? []), of: row)
    let title = measurer.measure(row.title)
    let text = row.title.text
    return Inspection(
      row: row, locale: row.textLocale(in: locale).withoutPrivateUse,
      source: sourceTexts(of: row, beside: variants), fitted: fitted, points: points, width: width,
      trace: trace,
      attempts: attempts(for: row, width: width), columns: title.columns,
      longestWord: title.widestWordColumns,
      valueColumns: row.value.map { measurer.measure($0).columns },
      variants: variants,
      moreVariants: max(0, (row.found.localization?.leaves.count ?? 0) - Inspection.variantLimit),
      widest: variants.count { !$0.isPart } > 1 ? variants.widestIndex : nil,
      diagnostics: diagnostics,
      keyNotes: CharacterNote.notes(of: row.entry.key),
      textNotes: text == row.entry.key ? [] : CharacterNote.notes(of: text))
  }
}

// MARK: - Choices in words

extension VariationChoice {
  /// The axis of the variation: `plural`, `device`, `width`, or another that the file names.
  public var axis: String {
    switch self {
    case .plural, .noNumber: "plural"
    case .device: "device"
    case .width: "width"
    case .unknown(let axis, _): axis
    }
  }

  /// The choice and the reason for it.
  public var explanation: String {
    switch self {
    case .plural(let choice): choice.explanation
    case .noNumber(let form): "no argument is a number; '\(form)' is shown"
    case .device(let name, let isExact):
      isExact ? "'\(name)'" : "'\(name)' (none for this device)"
    case .width(let name, let isRoomEnough):
      isRoomEnough
        ? "'\(name)' (widest that fits)"
        : "'\(name)' (narrowest; does not fit)"
    case .unknown(_, let name): "'\(name)' (first; unknown kind of variation)"
    }
  }
}

extension PluralChoice {
  fileprivate var explanation: String {
    let number =
      switch number {
      case .integer(let value): "\(value)"
      case .unsigned(let value): "\(value)"
      case .double(let value): "\(value)"
      case .string, .text: ""
      }
    let place = substitution.map { " in '\($0)'" } ?? ""
    var words = "argument \(argument) is \(number): '\(category)' (\(rule.rawValue))\(place)"
    if let form, form != category { words += "; no such form, so '\(form)' is shown" }
    if form == nil { words += "; neither that form nor 'other' exists" }
    if let otherForm {
      words += "; its displayed digits select '\(otherForm)'"
    }
    return words
  }
}
