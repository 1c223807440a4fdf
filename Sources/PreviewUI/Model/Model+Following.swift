internal import LocalizedText
internal import PreviewRows
internal import TextLayout

/// What goes along with the selected row and the locale.
extension Model {
  /// Whether the table of the selected row is being counted.
  var isCounting: Bool { coverage.isCounting }

  /// Whether the selected row is being made in more locales.
  var isComparing: Bool { comparison?.isComplete == false }

  /// Starts what belongs to the selected row and is not known yet.
  mutating func followSelection() {
    // Of a table that is still being read nobody wants to know how far it is.
    if progress == nil, let sheet = selectedSheet {
      coverage.show(sheets[sheet], number: sheet, in: root.locale)
    }
    guard mode == .compare, list.indices.contains(selection) else {
      comparison = nil
      return
    }
    let basis = Comparison.Basis(
      row: list[selection], root: root, rules: rules, edits: edits, width: rowWidth,
      generation: generation)
    if comparison?.basis != basis { comparison = Comparison(basis, locales: locales) }
    comparison?.want(root.locale.withoutPrivateUse)
  }

  /// Forgets what was worked out of the tables, because there are others.
  mutating func forgetTables() {
    generation += 1
    coverage = TableCoverage()
  }

  /// Makes the selected row in some more locales.
  mutating func compare() {
    guard var comparison = comparison.take() else { return }
    let place = place(of: comparison.basis.row)
    comparison.grow { locale in
      var root = root
      root.locale = locale
      let maker = makers.settings.maker(of: place.sheet, in: root.environment(in: environment))
      let row = maker.row(for: sheets[place.sheet][place.entry])
      return Comparison.Row(row, by: maker, ellipsis: glyphs.marks.ellipsis)
    }
    self.comparison = comparison
  }

  // MARK: The place among the locales

  /// The place of the locale among those that are compared; nil where none is.
  var comparedPlace: Int? {
    comparison?.place(of: root.locale.withoutPrivateUse)
  }

  /// The lines for locales, under that of the headings.
  var comparedHeight: Int { listHeight - (hasComparedHeading ? 1 : 0) }

  /// Whether there is room for the line of the headings.
  var hasComparedHeading: Bool { listHeight >= 3 }

  /// Scrolls as little as it takes to show the locale among those that are compared.
  mutating func revealComparedPlace() {
    guard let comparison, let place = comparedPlace, comparedHeight > 0 else {
      comparedTop = 0
      return
    }
    let last = max(0, comparison.rows.count - comparedHeight)
    comparedTop = min(max(min(comparedTop, place), place - comparedHeight + 1), last)
  }
}
