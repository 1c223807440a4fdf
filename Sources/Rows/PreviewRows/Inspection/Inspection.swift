public import LocalizedText
public import SourceText
internal import StringCatalog
public import TextLayout

/// Everything that the inspector and `galley explain` say about one row.
public struct Inspection: Sendable {
  /// The inspected row.
  public let row: Row
  /// The language of the string shown.
  public let locale: LocaleTag
  /// The strings in the source language, or nil if the row is in the source language.
  public let source: SourceTexts?
  /// The row, fitted to its width.
  public let fitted: FittedRow
  /// The row in points, or nil if it is measured in columns.
  public let points: PointInspection?
  /// The width of the row.
  public let width: Int
  /// The trace of the lookup.
  public let trace: LookupTrace?
  /// The layouts tried, up to the first that fits.
  public let attempts: [Attempt]
  /// The width of the widest paragraph, in columns.
  public let columns: Int
  /// The width of the widest word, in columns.
  public let longestWord: Int
  /// The width of the value in columns, or nil if the row has none.
  public let valueColumns: Int?
  /// The variations of the localization, up to the limit.
  public let variants: [RowVariant]
  /// The number of leaves beyond the limit.
  public let moreVariants: Int
  /// The index of the variant that is widest on one line, or nil unless there are several.
  public let widest: Int?
  /// The problems of the row, as judged by the caller.
  public let diagnostics: [Diagnostic]
  /// The noteworthy characters of the key.
  public let keyNotes: [CharacterNote]
  /// The noteworthy characters of the string; empty if the string is the key.
  public let textNotes: [CharacterNote]

  /// The maximum number of variants to measure.
  ///
  /// Real languages have far fewer forms, but a malicious file may have a million.
  public static let variantLimit = 64

  /// The noteworthy characters of the key and the string, each with its place in words.
  package var characters: [(note: CharacterNote, place: String)] {
    let notes = keyNotes.map { ("key", $0) } + textNotes.map { ("string", $0) }
    return notes.map { owner, note in
      let times = note.count > 1 ? ", \(note.count) times" : ""
      return (note, "in the \(owner), character \(note.position)\(times)")
    }
  }
}

extension RowMaker {
  /// Returns the details of a row at a width.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - width: The width of the row.
  ///   - forced: The layout to use even if the row does not fit, or nil for the first that fits.
  ///   - points: The row in points, or nil if it is measured in columns.
  ///   - leaves: The maximum number of leaves in the trace.
  ///   - diagnostics: Returns the problems of the fitted row, from readers or rules.
  /// - Returns: The inspection.
  public func inspection(
    of row: Row, width: Int, forced: Layout? = nil, points: PointInspection? = nil,
    leaves: Int = Inspection.variantLimit,
    diagnostics: (FittedRow) -> [Diagnostic] = { _ in [] }
  ) -> Inspection {
    let fitted =
      points.map { fit(row, as: $0.row, width: width, forced: forced) }
      ?? fit(row, width: width, forced: forced)
    let maker = textMaker(for: row.entry)
    let trace = maker.trace(of: row.entry, limit: leaves)
    let candidates = trace?.candidates.prefix(Inspection.variantLimit) ?? []
    let variants = maker.withNumbers(maker.variants(of: row, among: candidates), of: row)
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
      diagnostics: diagnostics(fitted),
      keyNotes: CharacterNote.notes(of: row.entry.key),
      textNotes: text == row.entry.key ? [] : CharacterNote.notes(of: text))
  }
}

// MARK: - Choices in words

extension VariationChoice {
  /// The axis of the variation: `plural`, `device`, `width`, or another one from the file.
  public var axis: String {
    switch self {
    case .plural, .noNumber: "plural"
    case .device: "device"
    case .width: "width"
    case .unknown(let axis, _): axis
    }
  }

  /// A description of the choice and its reason.
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
