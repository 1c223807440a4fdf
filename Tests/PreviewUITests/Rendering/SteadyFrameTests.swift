import TerminalValues
import Testing

@testable import PreviewUI

/// Drawing changes nothing: a second frame, one with nothing cached, and one of a copy show the same.
@Suite struct SteadyFrameTests {
  @Test(
    arguments: [
      "", "jjj", "<Enter>", "jj<Enter>JJ", ":locale ar<Enter>j", "fgj", ":width 40<Enter>", "c",
      "cjj", "G", "/days<Enter>", "C", "P", "gl", "I", "i", "a", ":lo", "v", "?",
    ],
    [Size(columns: 200, rows: 60), Size(columns: 80, rows: 24), Size(columns: 20, rows: 4)])
  func isDrawnAgain(keys: String, size: Size) throws {
    let model = Model(["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: size)
    try model.press(keys)
    // Two canvases take turns, as in the run loop.
    var frames = [Canvas(size), Canvas(size)]
    var renderer = Renderer()
    // No frame of this copy is drawn before the last one of the model.
    let copy = model.copy()
    for number in 0..<4 { _ = renderer.draw(model, on: &frames[number % 2]) }
    let expected = model.draw().canvas
    #expect(frames[0] == expected && frames[1] == expected)
    #expect(copy.draw().canvas == expected)
    // What happens to the copy then is no matter of the model.
    _ = copy.update(.resize(Size(columns: size.columns + 7, rows: size.rows + 1)))
    try copy.press("<Esc><Esc>jl:width 30<Enter>")
    #expect(model.draw().canvas == expected)
  }
}
