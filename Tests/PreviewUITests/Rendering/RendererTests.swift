import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// A renderer with full caches draws the same as a new one, whatever changes between two frames.
@Suite struct RendererTests {
  @Test(arguments: 0..<UInt64(caseCount(2, many: 20))) func cachesNeverShowAnOldModel(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let sizes = [
      Size(columns: 80, rows: 24), Size(columns: 130, rows: 30), Size(columns: 40, rows: 12),
    ]
    let keys = [
      "j", "k", "<C-d>", "b", "<Space>", "l", "h", "f", "<Enter>", "q", "G", "?", "c", "T", "wc",
      "wa", "3j", "2l", "zz", "zt", "L", "M", "`", "<lt>", "=", "p", "+", "d", "<C-e>", "<C-y>",
      "K", "S", "<C-o>",
      "/a<Enter>", "&e<Enter>", "<Esc>", "s", "glfr",
      "<Esc>", "a<C-u>7<Enter>", "]",
    ]
    let model = Model(
      ["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: sizes[0])
    var renderer = Renderer()
    var canvas = Canvas(sizes[0])
    for number in 0..<80 {
      if number % 25 == 24 {
        let size = sizes[Int.random(in: sizes.indices, using: &generator)]
        _ = model.update(.resize(size))
      }
      let keys = keys[Int.random(in: keys.indices, using: &generator)]
      try model.press(keys)
      let cursor = renderer.draw(model, on: &canvas)
      let fresh = model.draw()
      #expect(canvas == fresh.canvas && cursor == fresh.cursor, "\(seed) \(number) \(keys)")
      // The work of the run loop between two keys must not change the screen either.
      if number % 4 == 2 { model.load(model.catalog.tables) }
    }
  }
}
