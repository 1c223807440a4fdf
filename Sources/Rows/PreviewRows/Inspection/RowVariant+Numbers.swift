internal import LocalizedText
internal import StringCatalog
internal import TextLayout

extension RowMaker {
  /// Numbers that together cover every CLDR plural form, most common first.
  private static let formNumbers: [Sample] =
    [1, 2, 3, 4, 5, 0, 6, 7, 10, 11, 21, 22, 100].map { .integer($0) }
    + [.double(1.5), .integer(1_000_000)]

  /// The maximum number of examples per form.
  private static let numberLimit = 4

  private func measured(
    _ text: ResolvedText, of row: Row, _ variant: RowVariant
  ) -> Breakpoints {
    breakpoints(of: text.text, value: variant.isPart ? nil : row.value)
  }

  /// Returns the variants with examples of numbers for each plural form, and the form's string with
  /// the first example.
  ///
  /// The form shown in the row keeps its string.
  ///
  /// Forms are chosen by the same code as for rows.
  func withNumbers(_ variants: [RowVariant], of row: Row) -> [RowVariant] {
    guard variants.contains(where: \.leaf.path.hasPlural) else { return variants }
    var forms: [String: (numbers: [Sample], text: ResolvedText)] = [:]
    for number in Self.formNumbers {
      let candidates = trace(of: row.entry, count: number, limit: Inspection.variantLimit)?
        .candidates
      for candidate in candidates ?? [] where candidate.isChosen && candidate.leaf.path.hasPlural {
        let path = "\(candidate.leaf.path)"
        // An integer placeholder rounds fractions, so use them only as a last resort.
        if case .double = number, forms[path] != nil { continue }
        forms[path, default: ([], candidate.text)].numbers.append(number)
      }
    }
    return variants.map { variant in
      guard let form = forms["\(variant.leaf.path)"] else { return variant }
      let numbers = Array(form.numbers.prefix(Self.numberLimit))
      return RowVariant(
        leaf: variant.leaf, text: variant.isChosen ? variant.text : form.text,
        breakpoints: variant.isChosen ? variant.breakpoints : measured(form.text, of: row, variant),
        isChosen: variant.isChosen, numbers: numbers)
    }
  }
}

extension LeafPath {
  /// Whether a number selects the leaf.
  fileprivate var hasPlural: Bool {
    steps.contains { if case .variation("plural", _) = $0 { true } else { false } }
  }
}
