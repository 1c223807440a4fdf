import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// A burst of keys leads to the same screen as the keys one by one.
@Suite struct BurstTests {
  @Test(
    arguments: [
      "lllll", "jjjjlf", "fjl", "&trip<Enter>j", "/the<Enter>nn", "G<Enter>jj", "lcjjj", "sjsj",
      ":locale ja<Enter>jj", "a<Esc>j", "gg]jl", "t!mjj",
    ],
    [Size(columns: 80, rows: 24), Size(columns: 160, rows: 40)])
  func burstsLeadToTheSameScreen(keys: String, size: Size) throws {
    let start = Model(["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], size: size)
    let (oneByOne, burst) = (start, start.copy())
    let keys = try Key.keys(in: keys)
    oneByOne.play(keys)
    for key in keys { _ = burst.update(.key(key), isLast: false) }
    burst.settle()
    while burst.isBusy { burst.work() }
    #expect(burst.draw().canvas.text == oneByOne.draw().canvas.text)
  }
}
