import LocalizedText
import TerminalUI
import Testing

@testable import PreviewUI

/// Lines of the prompt: what they do, what is said of those that do nothing, and how Tab goes on.
@Suite struct CommandTests {
  private func model() -> Model {
    Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
  }

  /// What is typed, and the line that it becomes.
  @Test(arguments: [
    ("loca<Tab>", "locale "), ("next<Tab>", "next-"), ("next<Tab><Tab>", "next-table"),
    ("next<Tab><Tab><Tab>", "next-match"), ("next<Tab><S-Tab>", "next-count"),
    ("sort <Tab>", "sort file"), ("sort <Tab><Tab><Tab>", "sort width"),
    ("sort w<Tab>", "sort width"),
    ("locale FR<Tab>", "locale fr"), ("theme <S-Tab>", "theme mono"), ("zzz<Tab>", "zzz"),
    ("theme <S-Tab><S-Tab><S-Tab><S-Tab>", "theme mono"), ("table T<Tab>", "table Travel"),
    ("pse<Tab>ac<Tab>", "pseudo accented"), ("down <Tab>", "down "), ("quit<Tab>", "quit"),
    ("sort <Tab>x<Tab>", "sort filex"),
  ])
  func completing(keys: String, line: String) throws {
    var model = model()
    try model.press(":" + keys)
    #expect(model.prompt?.field.text == line)
  }

  @Test(arguments: [
    ("locael", "no command is named \"locael\"; is it locale?"),
    (
      "next",
      "next may be next-table, next-match, next-unfit, next-missing, next-problem, next-locale, next-count"
    ),
    ("xyzzy", "no command is named \"xyzzy\"; ? lists all"),
    ("down 3", "down takes nothing after it"),
    ("sort up", "sort does not take \"up\"; it takes file, key, width, state, problems"),
    ("width wide", "width does not take \"wide\"; it takes a N"),
  ])
  func messages(line: String, message: String) throws {
    var model = model()
    try model.press(":\(line)<Enter>")
    #expect(model.message == message)
  }

  /// Every name does what its key does.
  @Test(arguments: Action.allCases)
  func namesAreKeys(_ action: Action) throws {
    guard let key = action.entry.keys.first else { return }
    var byKey = model()
    var byName = model()
    let keyed = try byKey.press("jj" + key)
    let named = try byName.press("jj:\(action.name)<Enter>")
    #expect(keyed == named)
    #expect(byKey.draw().canvas.text == byName.draw().canvas.text)
  }

  @Test func candidatesAreSeen() throws {
    var model = model()
    try model.press(":next")
    #expect(model.draw().canvas.text.contains("next-table  next-match  next-unfit"))
    try model.press("-locale")
    #expect(model.draw().canvas.text.contains(" next locale\n:next-locale"))
    try model.press("<C-u>sort ")
    #expect(model.draw().canvas.text.contains("ORDER  file  key  width  state  problems\n:sort"))
  }
}
