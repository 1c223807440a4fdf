import LocalizedText
import TestMaterial
import Testing
import TextLayout

@Suite struct ArrangementTests {
  private let measurer = TextMeasurer(locale: LocaleTag("en"))

  @Test(
    arguments: [
      ("Bon voyage", nil, 6, .compact, ["Bon v…"], 5),
      ("Bon voyage", nil, 5, .compact, ["Bon… "], 6),
      ("Bon voyage", nil, 10, .compact, ["Bon voyage"], 0),
      ("one two three", nil, 7, .compact, ["one tw…"], 7),
      ("one two three four", "€ 1", 12, .standard, ["one two     ", "three…   € 1"], 4),
      ("one two three", "€ 1", 12, .standard, ["one two     ", "three    € 1"], 0),
      ("ab", "7", 10, .extended, ["ab        ", "         7"], 0),
      ("a\nb", nil, 5, .compact, ["a…   "], 1),
      ("a\n", nil, 5, .compact, ["a…   "], 0),
      ("\nabc", nil, 5, .compact, ["…    "], 3),
      ("\n", "7", 4, .compact, ["…  7"], 0),
      ("abc\nd\ne", nil, 3, .standard, ["abc", "d… "], 1),
      ("abc\ndef\ng", nil, 3, .standard, ["abc", "de…"], 2),
      ("Donaudampfschiff", nil, 6, .standard, ["Donaud", "ampfs…"], 5),
      ("Donaudampf", nil, 6, .standard, ["Donaud", "ampf  "], 0),
      ("ab", "€ 123", 7, .compact, ["  € 123"], 2),
      ("ab", "€ 123", 4, .compact, ["€ 12", "   3"], 2),
      ("ab", "€ 12\n3 VAT", 10, .compact, ["ab    € 12", "     3 VAT"], 0),
      ("", "€ 1", 5, .standard, ["  € 1"], 0),
      ("日本語", nil, 4, .compact, ["日… "], 4),
      ("日本語", nil, 1, .compact, ["…"], 6),
      ("ab", nil, 1, .compact, ["…"], 2),
      ("ab", nil, 0, .compact, [], 0),
    ] as [(String, String?, Int, Layout, [String], Int)])
  func forcedLayoutsCut(
    title: String, value: String?, width: Int, layout: Layout, rows: [String], lost: Int
  ) {
    let row = measurer.fit(
      title: ResolvedText(verbatim: title), value: value, width: width, forced: layout)
    #expect(row.layout == (width > 0 ? layout : .none))
    #expect(row.rows == rows)
    #expect(row.lostColumns == lost)
    #expect(row.isCut == rows.contains { $0.contains("…") } || (row.isCut && lost > 0))
  }

  /// A title of line ends alone has no columns, but beside a value its ellipsis needs one.
  @Test(arguments: [1, 2, 3])
  func withoutAColumnThereIsNoEllipsis(width: Int) {
    for (title, layout) in [("\n", Layout.compact), ("\n\n", .standard)] {
      let row = measurer.fit(
        title: ResolvedText(verbatim: title), value: "7", width: width, forced: layout)
      #expect(row.rows == [String(repeating: " ", count: width - 1) + "7"])
      #expect(row.isCut)
      #expect(row.lostColumns == 0)
    }
  }

  @Test func theEllipsisBelongsToTheCutFragment() {
    let title = Resolver(environment: EnvironmentValues()).resolve(
      format: "Passer de %1$@ à %2$@", arguments: [.string("Boston"), .string("Rome")])
    let row = measurer.fit(title: title, width: 14, forced: .compact)
    #expect(row.lines.map { $0.runs.map(\.text) } == [["Passer de ", "Bos…"]])
    #expect(row.lines[0].runs.map(\.fragment) == [0, 1])
    #expect(row.lines[0].range == 0..<13)
  }

  /// Arrangements with every position of the value.
  @Test(
    arguments: [
      (Arrangement(lineLimit: 3, value: .beside(.first)), ["one   7", "two   8", "three  "]),
      (Arrangement(lineLimit: 3, value: .beside(.center)), ["one   7", "two   8", "three  "]),
      (Arrangement(lineLimit: 3, value: .beside(.last)), ["one    ", "two   7", "three 8"]),
      (Arrangement(lineLimit: 2, value: .beside(.last)), ["one   7", "two…  8"]),
      (Arrangement(lineLimit: 1, value: .below(.leading)), ["one tw…", "7      ", "8      "]),
      (
        Arrangement(lineLimit: 2, value: .below(.center)),
        ["one two", "three  ", "   7   ", "   8   "]
      ),
      (
        Arrangement(lineLimit: nil, value: .below(.trailing)),
        ["one two", "three  ", "      7", "      8"]
      ),
    ] as [(Arrangement, [String])])
  func valuesAreInTheirPosition(arrangement: Arrangement, rows: [String]) {
    // A value beside the title leaves five of eight columns; the expected rows have a shorter gap.
    var width = 7
    if case .beside = arrangement.value { width = 8 }
    let row = arrangement.row(
      title: measurer.measure("one two three"), value: measurer.measure("7\n8"), width: width)
    let padded = rows.map { row in
      width == 8 ? row.prefix(5) + " " + row.dropFirst(5).prefix(2) : row[...]
    }
    #expect(row.rows == padded.map(String.init))
  }

  private func randomTexts(seed: UInt64, count: Int) -> [MeasuredText] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var title = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        title += RandomText.pieces.randomElement(using: &generator) ?? ""
        if Int.random(in: 0..<30, using: &generator) == 0 { title += "\n" }
      }
      return measurer.measure(title)
    }
  }

  /// `ArrangementList.layouts` gives the same rows as `FittedRow`.
  @Test(arguments: 0..<UInt64(caseCount(4, many: 40))) func theListOfLayoutsAgreesWithFittedRows(
    seed: UInt64
  ) {
    for title in randomTexts(seed: seed, count: 40) {
      for value in [nil, "", "€ 1", "12\n345"] {
        let value = value.map { measurer.measure($0) }
        for width in 0...30 {
          let row = FittedRow(title: title, value: value, width: width)
          let arranged = ArrangementList.layouts.row(title: title, value: value, width: width)
          guard width > 0 else { continue }
          #expect(row.arranged == arranged)
          #expect(row.layout.arrangement == arranged.arrangement)
          #expect(arranged.lostColumns == 0)
        }
      }
    }
  }

  static let arrangements = [1, 2, 3, 5, nil].flatMap { limit in
    [false, true].flatMap { breaks in
      [Arrangement.ValuePosition.beside(.first), .below(.leading)].map {
        Arrangement(lineLimit: limit, value: $0, breaksWords: breaks)
      }
    }
  }

  /// Each arrangement fits from its breakpoint on and not before, and cuts if it does not fit.
  @Test(arguments: arrangements) func fitsFromItsBreakpointOn(arrangement: Arrangement) {
    for (number, title) in randomTexts(seed: 99, count: 60).enumerated() {
      let value = number.isMultiple(of: 2) ? measurer.measure("€ 1") : nil
      let breakpoint = arrangement.breakpoint(of: title, value: value)
      let whole = FittedRow(title: title, width: 10_000).lines.map(\.columns).reduce(0, +)
      for width in 1...max(title.columns + 8, 4) {
        let fits = arrangement.truncation(of: title, value: value, width: width) == nil
        #expect(fits == (breakpoint.map { width >= $0 } ?? false), "\(number) \(width)")
        let row = arrangement.row(title: title, value: value, width: width)
        #expect(!fits || row.lostColumns == 0)
        #expect(!fits || !row.isCut)
        #expect((row.lines + row.valueLines).allSatisfy { 0...width ~= $0.column + $0.columns })
        if let limit = arrangement.lineLimit { #expect(row.lines.count <= limit) }
        // Shown columns without the ellipsis, and lost columns, are at most the whole title.
        let shown =
          row.lines.map(\.columns).reduce(0, +) - (row.isCut && !row.lines.isEmpty ? 1 : 0)
        #expect(shown + row.lostColumns <= whole)
      }
    }
  }

  @Test func theFallbackIsUsedIfNothingFits() {
    let list = ArrangementList(
      [.compact, Arrangement(lineLimit: 3, value: .beside(.first))], else: .standard)
    let title = measurer.measure("one two three four five")
    let value = measurer.measure("€ 1")
    #expect(list.breakpoints(of: title, value: value) == [28, 14, 18])
    let winners = [28, 27, 14, 13].map {
      list.truncations(of: title, value: value, width: $0).count
    }
    #expect(winners == [0, 1, 1, 2])
    #expect(
      list.truncations(of: title, value: value, width: 13)
        == [.columns(needed: 28, available: 13), .lines(needed: 4, allowed: 3)])
    let cut = list.row(title: title, value: value, width: 13)
    #expect(cut.arrangement == .standard)
    #expect(cut.rows == ["one two      ", "three f…  € 1"])
    #expect(cut.lostColumns == 8)
  }

  @Test func aWideClusterNeedsItsColumns() {
    let any = Arrangement(lineLimit: nil, value: .below(.leading))
    let title = measurer.measure("a日")
    #expect(any.breakpoint(of: title) == 2)
    #expect(any.truncation(of: title, width: 1) == .columns(needed: 2, available: 1))
  }
}
