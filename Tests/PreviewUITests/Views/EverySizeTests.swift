import TerminalValues
import Testing

@testable import PreviewUI

/// At every size, a screen has its parts, is drawn whole, shows what is selected, and names the way out.
@Suite struct EverySizeTests {
  private static let stories = GoldenScreenTests.screens.map(\.keys) + ["2", "G<Enter>", "?jj"]

  private func model(_ keys: String, locale: String) throws -> Model {
    let model = Model(
      GoldenScreenTests.screenPaths, locale: locale, size: Size(columns: 80, rows: 24),
      value: "€ 12,34")
    try model.press(keys)
    return model
  }

  // MARK: The parts

  /// The parts fill the screen from top to bottom, and none overlaps another.
  @Test(arguments: stories) func partsFillTheScreen(keys: String) throws {
    let model = try model(keys, locale: "de")
    for columns in Array(1...140) + [200] {
      for rows in Array(1...44) + [60] {
        model.screen.size = Size(columns: columns, rows: rows)
        let parts = model.geometry
        guard !parts.isTooSmall else { continue }
        #expect(fill(parts), "\(model.screen.size)")
      }
    }
  }

  private func fill(_ parts: ScreenGeometry) -> Bool {
    let size = parts.size
    let bodyEnd = parts.listTop + parts.bodyHeight
    guard bodyEnd == (parts.hasRules ? parts.ruleRow : parts.panelTop), parts.bodyHeight > 0,
      parts.panelTop + parts.panelHeight == parts.statusRow,
      (parts.hintsRow ?? parts.statusRow) == size.rows - 1,
      parts.rowWidth > 0, parts.rowWidth + ScreenGeometry.gutter <= parts.listColumns
    else { return false }
    switch parts.inspectorPlace {
    case nil: return parts.listHeight == parts.bodyHeight && parts.listColumns == size.columns
    case .beside:
      return parts.listHeight == parts.bodyHeight && parts.inspectorHeight == parts.bodyHeight
        && parts.inspectorColumn > parts.listColumns && parts.inspectorColumns > 40
    case .below:
      return parts.listHeight > 1 && parts.inspectorHeight > 1
        && parts.listHeight + 1 + parts.inspectorHeight == parts.bodyHeight
    case .instead: return parts.listHeight == 0 && parts.inspectorHeight == parts.bodyHeight
    }
  }

  // MARK: What is drawn

  /// The sizes at which something changes, and those next to them.
  private static let turns = [
    Size(columns: 1, rows: 1), Size(columns: 19, rows: 3), Size(columns: 20, rows: 4),
    Size(columns: 30, rows: 7), Size(columns: 30, rows: 8), Size(columns: 40, rows: 11),
    Size(columns: 40, rows: 12), Size(columns: 89, rows: 16), Size(columns: 90, rows: 20),
    Size(columns: 119, rows: 30), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  @Test(arguments: stories, ["ar", "ja"])
  func isWholeAndShowsWhatMatters(keys: String, locale: String) throws {
    let model = try model(keys, locale: locale)
    let number = 2 * (Self.stories.firstIndex(of: keys) ?? 0) + (locale == "ar" ? 0 : 1)
    // The stories share all widths and heights among them.
    let others = (0..<4).map { turn in
      let columns = 20 + (number + 38 * turn) % 121
      return Size(columns: columns, rows: 4 + columns * 7 % 37)
    }
    for size in Self.turns + others {
      _ = model.update(.resize(size))
      let canvas = model.draw().canvas
      let isWhole = (0..<size.rows).allSatisfy { row in
        canvas[row: row].reduce(0) { $0 + $1.columns } == size.columns
      }
      #expect(canvas.size == size && isWhole, "\(size)")
      let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard !model.geometry.isTooSmall else {
        #expect("too small".hasPrefix(lines[0]), "\(size)")
        continue
      }
      for part in linesWithSelection(of: model) {
        #expect(
          lines[part].contains { $0.contains("▌") || $0.contains("▐") },
          "\(size): nothing selected in the lines \(part)")
      }
      if let (row, words) = wayOut(of: model) { #expect(lines[row].contains(words), "\(size)") }
    }
  }

  /// The lines of each part of the screen that has something selected.
  private func linesWithSelection(of model: Model) -> [Range<Int>] {
    let parts = model.geometry
    let body =
      switch model.stage.pane {
      case is ComparisonPane: parts.comparedHeight > 0
      case let problems as ProblemsPane: problems.list?.count ?? 0 > 0
      case is CoveragePane: true
      case is HelpPane: false
      default: model.list.count > 0 && parts.listHeight > 0
      }
    let panel = model.choices.map { (0..<$0.count).contains($0.selection) } ?? false
    return (body ? [parts.listLines] : [])
      + (panel ? [parts.panelTop..<parts.panelTop + parts.panelHeight] : [])
  }

  /// The line and the words of the key that leads back, or else of the help; nil if none is named.
  private func wayOut(of model: Model) -> (row: Int, words: String)? {
    let words = model.hints
    guard let row = model.geometry.hintsRow, !words.isEmpty, model.stage.keys.menu == nil else {
      return nil
    }
    return (words.first(where: \.isWayOut) ?? words.last).map { (row, "\($0.keys) \($0.word)") }
  }
}
