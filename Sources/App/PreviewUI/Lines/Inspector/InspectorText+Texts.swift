internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import TerminalValues
internal import TextLayout

extension InspectorText {
  // MARK: Texts

  /// The source string, followed by the displayed string with its state.
  var texts: [[Cell]] {
    let source = inspection.source.map { source in
      text(source.text, of: source.locale, named: name(of: source.locale))
    }
    return (source ?? []) + shown
  }

  /// Returns a string labeled with its language.
  private func text(_ text: ResolvedText, of locale: LocaleTag, named name: String) -> [[Cell]] {
    let inline = nameColumns == 0 && !name.isEmpty ? name.count + 1 : 0
    let drawn = wrapped(text, of: locale, to: columns - nameColumns - inline)
    let margin = Array(repeating: Cell.blank(), count: inline)
    return drawn.enumerated().map { number, cells in
      named(number == 0 ? name : "", (number == 0 && inline > 0 ? tag(name) : margin) + cells)
    }
  }

  /// Returns a label before a string on the same line.
  private func tag(_ name: String) -> [Cell] {
    (name + " ").map { Cell(String($0), style: theme[.hint]) }
  }

  /// The displayed string and the state of the entry, to the right of its first or last line if
  /// there is space, or else below it.
  private var shown: [[Cell]] {
    let name =
      row.borrowed == nil || inspection.source != nil ? self.name(of: inspection.locale) : ""
    let state = state
    guard row.hasOwnText else {
      // The text that replaces a missing one is usually the source text above.
      let isRepeated = inspection.source != nil && [.source, .key].contains(row.found.origin)
      let shown = isRepeated ? [] : text(row.title, of: inspection.locale, named: "shown")
      return [named(name, nameColumns > 0 ? state : tag(name) + state)] + shown
    }
    var drawn = text(row.title, of: inspection.locale, named: name)
    guard !drawn.isEmpty else { return [named(name, state)] }
    let room = { (line: Int) in columns - drawn[line].columns - state.columns }
    guard columns >= 48, let line = [0, drawn.count - 1].first(where: { room($0) >= 2 }) else {
      return drawn + [named("", state)]
    }
    drawn[line] += Array(repeating: .blank(), count: room(line)) + state
    return drawn
  }

  /// The state of the entry with its mark, and the forms that have it unless the displayed one
  /// does.
  private var state: [Cell] {
    let mark = mark(of: row.state)
    let forms = otherFormsInState
    let names = forms.isEmpty ? "" : " (\(forms.joined(separator: ", ")))"
    return "\(mark.text) \(row.state)\(names)".marked.map {
      Cell(String($0), columns: appearance.columnWidth.columns(of: $0), style: theme[mark.role])
    }
  }

  /// Returns the mark for a state, including the state the gutter does not mark.
  func mark(of state: RowState) -> GutterMark {
    state == .translated ? GutterMark(text: glyphs.yes, role: .state) : glyphs.mark(of: state)
  }

  // MARK: Layouts

  /// The measurements of the string, the width ruler, and any layouts that do not fit.
  var layouts: [[Cell]] {
    let failed = inspection.attempts.filter { !$0.fits }
    return measures
      + [ruler(width: inspection.width)]
      + failed.flatMap { attempt in
        lines(attempt.layout.rawValue) { line in
          line.add(glyphs.cut + " ", theme[.layout])
          line.add(attempt.truncation?.description ?? "does not fit")
        }
      }
  }

  /// The width of the string, its layout, and the widths from which it would take fewer lines.
  private var measures: [[Cell]] {
    let fitted = inspection.fitted
    let breakpoints = fitted.breakpoints
    return lines("") { line in
      line.add(inspection.columns.counted("column"))
      if breakpoints.compact == nil { line.add(" in the longest line") }
      line.add(dot + layoutWords)
      if let compact = breakpoints.compact, fitted.layout != .compact {
        line.add(dot + "1 line at \(compact)+")
      }
      if let standard = breakpoints.standard, standard < breakpoints.compact ?? .max {
        line.add(dot + "2 at \(standard)+")
      }
      line.add(dot + "longest word \(inspection.longestWord)")
      if let value = row.value, let columns = inspection.valueColumns {
        line.add(dot + "value ")
        line.add(shortened(value), theme[.value])
        line.add(" \(columns)")
      }
      guard forcedLayout != nil, fitted.layout == forcedLayout else { return }
      line.add(dot + "forced layout", theme[.warning])
      if fitted.lostColumns > 0 {
        line.add(", \(fitted.lostColumns.counted("column")) truncated")
      }
    }
  }

  /// The number of lines of the title, and the width of the row, like all widths of the inspector.
  private var layoutWords: String {
    guard inspection.fitted.layout != .none else { return "too narrow" }
    return "\(inspection.fitted.lines.count.counted("line")) at width \(inspection.width)"
  }

  private func ruler(width: Int) -> [Cell] {
    let ruler = WidthRuler(
      inspection.fitted.breakpoints, width: width, columns: columns - nameColumns)
    return named("", ruler.cells(in: appearance))
  }

  /// The measurements in points; nil if the row is measured in columns.
  var points: [[Cell]]? {
    guard let points = inspection.points else { return nil }
    let row = points.row
    let measures = lines("points") { line in
      line.add(glyphs.words("\(row.title.width.shown) ± \(row.title.marginOfError.shown) pt"))
      line.add(dot + "available " + row.slot.words)
      if let origin = row.written?.origin { line.add(" (\(origin.rawValue))", theme[.hint]) }
    }
    let verdict = lines("fit") { line in
      line.add(row.needWords, theme[row.verdict == .fits ? .state : .problem])
      if row.verdict == .fits, let need = row.need { line.add(dot + "row needs \(need.shown) pt") }
      line.add(dot + "\(row.height.shown) pt high")
      if !row.title.isPredicted { line.add(dot + "a rough estimate: the font was not measured") }
    }
    return measures + verdict + [ruler(width: Int(row.slot.width.rounded(.down)))]
      + sizes(of: points.sizes)
  }

  /// Returns a line with all text sizes and the first one at which the row is truncated.
  private func sizes(of sizes: TextSizeVerdicts) -> [[Cell]] {
    guard !sizes.all.isEmpty else { return [] }
    return lines("text sizes") { line in
      for (number, size) in sizes.all.enumerated() {
        line.add((number == 0 ? "" : " ") + size.size.rawValue + " ", theme[.hint])
        switch size.verdict {
        case .fits: line.add(glyphs.mark(of: size.layout), theme[.layout])
        case .near: line.add(glyphs.near, theme[.warning])
        case .cut: line.add(glyphs.cut, theme[.problem])
        }
      }
      if let first = sizes.firstCut {
        line.add(dot + "truncated from \(first.rawValue) on")
      } else if let near = sizes.firstNear {
        line.add(dot + "borderline from \(near.rawValue) on")
      }
    }
  }
}

extension [Cell] {
  /// The total width of the cells.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the first cells that fit a width.
  func first(_ columns: Int) -> [Cell] {
    var taken = 0
    return Array(
      prefix {
        taken += $0.columns
        return taken <= columns
      })
  }
}
