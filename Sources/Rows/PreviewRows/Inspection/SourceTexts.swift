public import LocalizedText
internal import StringCatalog

/// The strings of an entry in the source language, for comparison with a translation.
public struct SourceTexts: Sendable {
  /// The source language.
  public let locale: LocaleTag
  /// The string with the arguments of the row.
  public let text: ResolvedText
  /// For each variant of the row, the source string of the same form, with the same number if that
  /// selects the form, or nil if the source language has no such form.
  public let forms: [ResolvedText?]
}

extension RowMaker {
  /// Returns the source strings of an entry, or nil if the row shows one of them or the source
  /// language is unknown.
  func sourceTexts(of row: Row, beside variants: [RowVariant]) -> SourceTexts? {
    guard let language = table.sourceLanguage, !row.isInSourceLanguage else { return nil }
    let locale = LocaleTag(language)
    let maker = maker(for: locale.settingFullNames(self.locale.prefersFullNames))
    var known: [(number: Sample?, forms: SourceForms)] = []
    func forms(for number: Sample?) -> SourceForms {
      if let found = known.first(where: { $0.number == number }) { return found.forms }
      let made = SourceForms(of: row.entry, number: number, by: maker)
      known.append((number, made))
      return made
    }
    let texts = variants.map { variant -> ResolvedText? in
      // The form shown uses the number of the row. In the source language, a different number may
      // select the same form: 21 is "one" in Russian, 1 in English.
      let first = forms(for: variant.isChosen ? nil : variant.numbers.first)
      if first.choose(variant) { return first.text(beside: variant) }
      let better = variant.numbers.lazy.map { forms(for: $0) }.first { $0.choose(variant) }
      return (better ?? first).text(beside: variant)
    }
    return SourceTexts(locale: locale, text: maker.row(for: row.entry).title, forms: texts)
  }
}

/// The source strings of an entry, with one number in place of all others.
private struct SourceForms {
  private let candidates: [LookupTrace.Candidate]
  /// The string, if there are no variations.
  private let only: ResolvedText?

  init(of entry: Entry, number: Sample?, by maker: RowMaker) {
    let limit = Inspection.variantLimit
    let trace =
      if let number {
        maker.trace(of: entry, count: number, limit: limit)
      } else {
        maker.trace(of: entry, limit: limit)
      }
    candidates = trace?.candidates ?? []
    let isPlain = candidates.allSatisfy { $0.leaf.path.steps.isEmpty }
    only = isPlain ? maker.row(for: entry, count: number).title : nil
  }

  /// Returns whether the number selects the same form.
  func choose(_ variant: RowVariant) -> Bool {
    candidates.contains { $0.isChosen && $0.leaf.path == variant.leaf.path }
  }

  /// Returns the string of the same form.
  func text(beside variant: RowVariant) -> ResolvedText? {
    if let same = candidates.first(where: { $0.leaf.path == variant.leaf.path }) {
      return same.leaf.isEmpty ? nil : same.text
    }
    return variant.isPart ? nil : only
  }
}
