import CAllocations
import TerminalValues
import Testing

@testable import PreviewUI

/// A frame that shows the same as the one before allocates no memory, whatever is on it.
@Suite(
  .enabled(
    if: allocations { [Int](repeating: 0, count: 100) } > 0,
    "a sanitizer replaces the allocator, so allocations cannot be counted"))
struct SteadyFrameTests {
  @Test(
    arguments: [
      "", "jjj", "<Enter>", "jj<Enter>JJ", ":locale ar<Enter>j", "fgj", ":width 40<Enter>", "c",
      "cjj", "G", "/days<Enter>",
    ],
    [Size(columns: 200, rows: 60), Size(columns: 80, rows: 24), Size(columns: 20, rows: 4)])
  func asksForNoMemory(keys: String, size: Size) throws {
    var model = Model(["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: size)
    try model.press(keys)
    // Two canvases take turns, as in the run loop.
    var frames = [Canvas(size), Canvas(size)]
    var renderer = Renderer()
    for number in 0..<4 { _ = renderer.draw(model, on: &frames[number % 2]) }
    let expected = model.draw().canvas
    let count = allocations {
      for number in 0..<100 { _ = renderer.draw(model, on: &frames[number % 2]) }
    }
    #expect(count == 0)
    #expect(frames[0] == expected && frames[1] == expected)
  }
}

/// The number of allocations of this thread during a function.
private func allocations<Result>(during body: () -> Result) -> UInt64 {
  let before = callocations_of_this_thread()
  _ = body()
  return callocations_of_this_thread() - before
}
