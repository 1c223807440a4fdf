import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// What the configuration says about the screen.
@Suite struct ScreenSettingsTests {
  private func model(
    _ paths: [String] = ["Catalogs/Plurals.xcstrings"], size: Size,
    _ change: (inout ScreenSettings) -> Void
  ) -> Model {
    var settings = ScreenSettings()
    change(&settings)
    return Model(
      Model.Settings(
        tables: Model(paths, size: size).catalog.tables,
        environment: EnvironmentValues(locale: LocaleTag("de")), size: size, screen: settings))
  }

  /// However far the selection moves, so many lines stay below it; without them, it reaches the end.
  @Test(arguments: 0...6) func linesBelowTheSelection(lines: Int) throws {
    let model = model(["Catalogs"], size: Size(columns: 80, rows: 24)) { $0.scrollOff = lines }
    let last = model.geometry.listLines.upperBound - 1
    var least = Int.max
    try model.press("gg")
    for _ in 0..<60 {
      try model.press("j")
      least = min(least, last - model.draw().cursor.row)
    }
    #expect(least >= lines)
    #expect(least <= lines + 2)
  }

  @Test(
    arguments: [
      ([], false, false), (.key, true, false), (.source, false, true),
      ([.key, .source], true, true),
    ] as [(SideColumns, Bool, Bool)])
  func columnsOfAWideScreen(columns: SideColumns, hasKey: Bool, hasSource: Bool) {
    let model = model(size: Size(columns: 140, rows: 24)) { $0.columns = columns }
    let text = model.draw().canvas.text
    #expect(text.contains("%lld days left") == (hasKey || hasSource))
    #expect((model.geometry.sideColumns.key > 0) == hasKey)
    #expect((model.geometry.sideColumns.source > 0) == hasSource)
  }

  @Test func theMouse() throws {
    let model = model(size: Size(columns: 80, rows: 24)) { $0.isMouseOn = true }
    #expect(model.isMouseOn)
    let other = model.copy()
    #expect(try other.press("gm") == [.mouse(false)])
  }
}
