import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// Commands at the prompt: their effects, messages about invalid ones, and completion.
@Suite struct CommandTests {
  private func model() -> Model {
    Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
  }

  /// The keys, and the line after them.
  @Test(arguments: [
    ("loca<Tab>", "locale "), ("next<Tab>", "next-"), ("next<Tab><Tab>", "next-table"),
    ("next<Tab><Tab><Tab>", "next-match"), ("next<Tab><S-Tab>", "next-conflict"),
    ("sort <Tab>", "sort file"), ("sort <Tab><Tab><Tab>", "sort width"),
    ("sort w<Tab>", "sort width"),
    ("locale FR<Tab>", "locale fr"), ("theme <S-Tab>", "theme mono"), ("zzz<Tab>", "zzz"),
    ("theme <S-Tab><S-Tab><S-Tab><S-Tab>", "theme mono"), ("table T<Tab>", "table Travel"),
    ("pse<Tab>ac<Tab>", "pseudo accented"), ("down <Tab>", "down "), ("quit<Tab>", "quit"),
    ("sort <Tab>x<Tab>", "sort filex"),
    // A name that only contains the word is found too, after those that begin with it.
    ("plur<Tab>", "show-plurals"), ("missing<Tab>", "show-missing"),
    ("missing<Tab><Tab>", "next-missing"), ("so<Tab>", "sort"), ("copy-ra<Tab>", "copy-raw"),
    ("sort ob<Tab>", "sort problems"),
  ])
  func completing(keys: String, line: String) throws {
    let model = model()
    try model.press(":" + keys)
    #expect(model.stage[CommandPrompt.self]?.line.text == line)
  }

  @Test(arguments: [
    ("locael", "no command :locael; did you mean :locale?"),
    ("quit!", "no command :quit!; did you mean :quit?"),
    ("quti", "no command :quti; did you mean :quit?"),
    ("xyzzy", "no command :xyzzy (Tab lists them)"),
    ("x!", "no command :x! (Tab lists them)"),
    (
      "next",
      ":next is ambiguous (Tab lists 9)"
    ),
    ("show-p", ":show-p is ambiguous: show-problems, show-plurals, show-placeholders"),
    ("down 3", ":down takes no argument"),
    ("locale german", ":locale 'german': expected a language such as fr-CA"),
    ("sort up", ":sort 'up': expected file, key, width, width all, state, problems"),
    (
      "width wide",
      ":width 'wide': expected 1 to 10000"
    ),
  ])
  func messages(line: String, message: String) throws {
    let model = model()
    try model.press(":\(line)<Enter>")
    #expect(model.status.message == message)
  }

  @Test(arguments: ["q", "q!", "wq", "x", "qa"])
  func vimsWordsQuit(line: String) throws {
    let model = model()
    #expect(try model.press(":\(line)<Enter>") == [.quit])
  }

  /// There is nothing to save.
  @Test(arguments: ["w", "w!", "wa", "update"])
  func vimsWordsForSavingSaySo(line: String) throws {
    let model = model()
    #expect(try model.press(":\(line)<Enter>").isEmpty)
    #expect(model.status.message == "edits are saved at once; d shows them")
  }

  @Test(arguments: [
    ("e Catalogs/New one", Effect.load(.catalogs(path: "Catalogs/New one"))),
    ("e  ~/x", .load(.catalogs(path: "~/x"))), ("open x", .load(.catalogs(path: "x"))),
    ("e", .reload),
  ])
  func vimsWordOpensCatalogs(line: String, effect: Effect) throws {
    let model = model()
    #expect(try model.press(":\(line)<Enter>") == [effect])
  }

  @Test func withoutAPathThePromptAsksForIt() throws {
    let model = model()
    #expect(try model.press(":open<Enter>").isEmpty)
    #expect(model.stage[CommandPrompt.self]?.line.text == "open ")
  }

  /// What belongs to the catalogs before is forgotten; the locale and the theme are not.
  @Test func otherCatalogsStartAtTheTop() throws {
    let model = model()
    try model.press(":locale de<Enter>/e<Enter>G&a<Enter>vu<Enter>")
    let other = Model(["Catalogs/Plurals.xcstrings"], size: Size(columns: 80, rows: 24))
    model.open(other.catalog.tables)
    #expect(model.list.isInFileOrder && model.list.count == other.list.count)
    #expect(model.list.selection == 0 && model.list.top == 0)
    #expect(model.preview.locale.description == "de")
    #expect(model.search.query.isEmpty && !model.stage.hasPane)
    try model.press("<C-o>")
    #expect(model.status.message == "nowhere to jump back to")
    #expect(model.draw().canvas.text.contains("Plurals"))
  }

  @Test func vimsWordsSetAndClear() throws {
    let model = model()
    try model.press("/a<Enter>:set theme=light<Enter>")
    #expect(model.theme.name == "light")
    #expect(!model.search.query.isEmpty)
    try model.press(":noh<Enter>")
    #expect(model.search.query.isEmpty)
    try model.press(":set theme=pink<Enter>")
    #expect(model.status.message?.hasPrefix(":theme 'pink': expected ") == true)
  }

  /// What only the configuration sets is said to be set there, however it is spelled.
  @Test(arguments: [
    ":set remember<Enter>", ":set remember=yes<Enter>", ":set  remember = no<Enter>",
  ])
  func vimsWordsForTheConfiguration(keys: String) throws {
    var settings = ScreenSettings()
    settings.configurationLines = ["remember": "remember = yes|no", "theme": "never shown"]
    settings.configuration = "/home/me/.config/galley/config"
    let model = Model(
      Model.Settings(
        tables: model().catalog.tables, environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 120, rows: 24), screen: settings))
    try model.press(keys)
    #expect(
      model.status.message
        == "remember can only be set in /home/me/.config/galley/config: remember = yes|no")
    // The whole path is on the usual screen.
    _ = model.update(.resize(Size(columns: 80, rows: 24)))
    #expect(model.draw().canvas.text.contains("in /home/me/.config/galley/config"))
    try model.press(":set theme=light<Enter>")
    #expect(model.theme.name == "light")
    try model.press(":set full-names<Enter>")
    #expect(model.preview.root.prefersFullNames)
    try model.press(":set frobnicate<Enter>")
    #expect(model.status.message?.hasPrefix("no command :frobnicate") == true)
  }

  /// What went wrong stays until a key changes the rows; a message hides it for one key.
  @Test(arguments: [
    ("j", true), ("jjk5jG", true), ("/Boston<Enter>n", true), (":3<Enter>", true),
    ("gl<Esc>", true),
    ("<Enter>jq", true), ("yyj", true), ("?q", true), ("gxj", true), ("t!mj", true),
    ("<C-l>", true),
    ("lj", false), ("vm", false), ("f", false), ("wcj", false), (":locale de<Enter>j", false),
    ("<Esc>", false), ("&Boston<Enter>j", false), ("skj", false), ("r", false),
    ("glde<Enter>j", false),
  ])
  func whatWentWrongStays(keys: String, stays: Bool) throws {
    let model = model()
    model.fail("A.xcstrings:3:1: broken")
    #expect(model.draw().canvas.text.contains(" A.xcstrings:3:1: broken"))
    try model.press(keys)
    // A message about the last key comes first.
    try model.press("<C-l>")
    #expect(model.draw().canvas.text.contains(" A.xcstrings:3:1: broken") == stays)
    model.withdraw("A.xcstrings:3:1: broken")
    #expect(!model.draw().canvas.text.contains("broken"))
  }

  /// Any number may be typed, and leads to the nearest row. (Travel has ten rows.)
  @Test(arguments: [
    ("1", 0), ("10", 9), ("11", 9), ("0", 0), ("-1", 1), ("9223372036854775807", 9),
    ("-9223372036854775808", 0), ("-9223372036854775807", 0), ("9223372036854775808", 9),
    ("99999999999999999999999999999999999999999", 9), ("+3", 5), ("$", 9),
    ("+99999999999999999999", 9),
    ("-99999999999999999999", 0), ("+0", 2), ("--9223372036854775808", 9), ("+-1", 1),
  ])
  func numbersSelectRows(number: String, selection: Int) throws {
    let model = model()
    try model.press("jj:\(number)<Enter>")
    #expect(model.list.selection == selection)
    #expect(model.status.message == nil)
  }

  /// Numbers at the ends of every range, in each place that takes a number.
  @Test(arguments: [
    "-9223372036854775808", "-9223372036854775807", "-1", "0", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e308", "-1e308",
    "1e999", "5e-324", "0.1", "nan", "inf", "-0", "\u{2212}1", "\u{661}\u{662}",
  ])
  func anyNumberMayBeTyped(number: String) throws {
    let start = Model(
      ["Catalogs/Travel.xcstrings"], locale: "ar", size: Size(columns: 80, rows: 24))
    for keys in [":", ":width ", ":count ", ":locale x-", "Ga<C-u>", "Ga"] {
      let model = start.copy()
      try model.press(keys)
      model.play(number.unicodeScalars.map { .character($0) } + [.enter])
      try model.press("jjl+-<Enter>")
      #expect(model.draw().canvas.size == model.screen.size)
      #expect(model.list.rows.indices.contains(model.list.selection))
    }
  }

  @Test func aLocaleMayAskForFullNames() throws {
    let model = model()
    try model.press(":locale fr-x-linearf<Enter>")
    #expect(model.environment.localeTag == LocaleTag("fr-x-linearf"))
    try model.press(":locale de<Enter>")
    #expect(model.environment.localeTag == LocaleTag("de-x-linearf"))
  }

  /// The name of an action at the prompt has the same effect as its key.
  @Test(arguments: Action.allCases)
  func namesAreKeys(_ action: Action) throws {
    guard let key = action.entry.keys.first else { return }
    let byKey = model()
    let byName = model()
    let keyed = try byKey.press("jj" + key)
    let named = try byName.press("jj:\(action.name)<Enter>")
    #expect(keyed == named)
    #expect(byKey.draw().canvas.text == byName.draw().canvas.text)
  }

  /// Rows of which each is chosen among all languages are made in smaller parts, so that keys wait no
  /// longer; the list is the same in the end.
  @Test func partsAreSmallerForTheWidestTexts() throws {
    let model = model()
    let locales = model.catalog.locales.count
    #expect(locales > 8)
    #expect(model.part(of: 64) == 64)
    try model.press(":pseudo widest<Enter>")
    #expect(model.part(of: 64) == 64 / locales)
    #expect(model.part(of: 1) == 1)
    _ = model.update(.key(.character("s")))
    _ = model.update(.key(.character("w")))
    while model.isBusy { model.work(rows: 1) }
    let other = self.model()
    try other.press(":pseudo widest<Enter>sw")
    #expect(model.list.count == 10)
    #expect((0..<10).map { model.list[$0] } == (0..<10).map { other.list[$0] })
    #expect((0..<10).map { model.list[$0] } != Array(0..<10))
    try model.press(":pseudo accented<Enter>")
    #expect(model.part(of: 64) == 64)
  }

  /// A list that is cut says so at both ends, and Tab goes on through all of it.
  @Test(arguments: ["", "screen iphone", "s"], [30, 60, 100])
  func aLongListSaysThatThereIsMore(typed: String, columns: Int) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: columns, rows: 12))
    try model.press(":" + typed.replacing(" ", with: "<Space>"))
    let candidates = model.completion(of: typed).candidates
    #expect(candidates.count > 4)
    for place in 0..<candidates.count {
      try model.press("<Tab>")
      // The first Tab may complete what all have in common.
      if place == 0, model.stage[CommandPrompt.self]?.completion?.selection == nil {
        try model.press("<Tab>")
      }
      let line = model.draw().canvas.text.split(separator: "\n")[9]
      let selected = try #require(model.stage[CommandPrompt.self]?.completion?.selection)
      #expect(line.contains(candidates[selected]) || line.contains("…"))
      let isLastShown = line.contains(candidates[candidates.count - 1])
      #expect(isLastShown || line.hasSuffix("…"), "\(line)")
    }
  }

  @Test(arguments: [("xx", true), ("de", false), ("de-AT", false), ("fr", false)])
  func aLocaleWithoutTextsIsSaid(tag: String, isSaid: Bool) throws {
    let model = model()
    try model.press(":locale \(tag)<Enter>")
    #expect(model.preview.locale == LocaleTag(tag))
    #expect(
      (model.status.message?.hasPrefix("no translations for '\(tag)'; the catalogs have ar, ")
        == true)
        == isSaid)
  }

  @Test func aLanguageThatCanBeAddedIsSaid() throws {
    for keys in [":locale nl<Enter>", "glnl<Enter>"] {
      let model = model()
      try model.press(keys)
      #expect(
        model.status.message == "no translations in Dutch yet; i adds the first one", "\(keys)")
    }
  }

  @Test func candidatesAreShown() throws {
    let model = model()
    try model.press(":next")
    #expect(model.draw().canvas.text.contains("next-table  next-match  next-over-two-lines"))
    try model.press("-locale")
    #expect(model.draw().canvas.text.contains(" next language\n:next-locale"))
    try model.press("<C-u>sort ")
    #expect(
      model.draw().canvas.text.contains(
        "ORDER  file  key  width  width all  state  problems\n:sort"))
  }
}
