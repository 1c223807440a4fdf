import TerminalUI
import TestMaterial
import Testing

@testable import PreviewUI

/// A predicted frame is the frame that the key leads to.
@Suite struct PredictedFrameTests {
  @Test(arguments: 0..<4) func isWhatTheKeyDoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = Size(columns: 70 + 60 * Int(seed % 2), rows: 20)
    var model = Model(["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: size)
    var spare = Canvas(size)
    var renderer = Renderer()
    var predictions = 0
    for _ in 0..<150 {
      let keys = [
        "j", "k", "<C-d>", "b", "<Space>", "l", "h", "3", "f", "<Enter>", "q", "G", "z", "?", "c",
      ]
      let key = try #require(
        try Key.keys(in: keys[Int.random(in: keys.indices, using: &generator)]).first)
      if model.update(.key(key)) == .quit { continue }
      while model.isBusy { model.work() }
      _ = renderer.draw(model)
      guard let frame = renderer.predict(key, after: model, on: &spare) else { continue }
      predictions += 1
      _ = model.update(.key(key))
      let (canvas, cursor) = model.draw()
      #expect(frame.canvas == canvas && frame.cursor == cursor)
      #expect(frame.model.list.selection == model.list.selection)
      #expect(frame.model.list.top == model.list.top)
      // The walk continues from the prediction.
      model = frame.model
    }
    #expect(predictions > 20)
  }

  /// Keys that do more than step to another row or locale are not predicted.
  @Test(arguments: ["q", "f", "y", "a", "r", ":", "g", "e"])
  func onlyStepsArePredicted(key: String) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    var spare = Canvas(model.screen.size)
    var renderer = Renderer()
    let key = try #require(try Key.keys(in: key).first)
    #expect(renderer.predict(key, after: model, on: &spare) == nil)
  }
}
