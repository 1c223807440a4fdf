import TerminalUI
import TestMaterial
import Testing

@testable import PreviewUI

/// What is foreseen is what comes.
@Suite struct ForesightTests {
  @Test(arguments: 0..<4) func isWhatTheKeyDoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = Size(columns: 70 + 60 * Int(seed % 2), rows: 20)
    var model = Model(["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: size)
    var spare = Canvas(size)
    var foreseen = 0
    for _ in 0..<150 {
      let keys = [
        "j", "k", "<C-d>", "b", "<Space>", "l", "L", "f", "<Enter>", "q", "G", "z", "?", "c",
      ]
      let key = try #require(
        try Key.keys(in: keys[Int.random(in: keys.indices, using: &generator)]).first)
      if model.update(.key(key)) == .quit { continue }
      while model.isBusy { model.work() }
      _ = model.draw()
      guard let foresight = Foresight(key, after: model, on: &spare) else { continue }
      foreseen += 1
      _ = model.update(.key(key))
      let (canvas, cursor) = model.draw()
      #expect(foresight.canvas == canvas && foresight.cursor == cursor)
      #expect(foresight.model.selection == model.selection && foresight.model.top == model.top)
      // It goes on from there.
      model = foresight.model
    }
    #expect(foreseen > 20)
  }

  /// A key that asks for more than another row or locale is waited for.
  @Test(arguments: ["q", "f", "y", "a", "r", ":", "g", "e"])
  func foreseesStepsAlone(key: String) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    var spare = Canvas(model.size)
    let key = try #require(try Key.keys(in: key).first)
    #expect(Foresight(key, after: model, on: &spare) == nil)
  }
}
