import Foundation
import LocalizedText
import LocalizedViews
import TestMaterial
import Testing
import TextLayout

/// The row of "Finding the first layout in which text is not truncated", as the post writes its
/// three layouts.
private struct AdaptiveAmountRow: View {
  let titleView: Text
  let amountView: Text

  var body: some View {
    ViewThatFits {
      HStack(alignment: .center) {
        titleView.lineLimit(1)
        Spacer(minLength: 2)
        amountView.fixedSize()
      }
      HStack(alignment: .lastTextBaseline) {
        titleView.lineLimit(2)
        Spacer(minLength: 2)
        amountView.fixedSize()
      }
      VStack(alignment: .leading) {
        titleView
        HStack {
          Spacer()
          amountView.fixedSize()
        }
      }
    }
  }
}

/// Views that are laid out in columns.
@MainActor @Suite struct ViewLayoutTests {
  private func rows(
    _ view: some View, _ columns: Int, in environment: EnvironmentValues = EnvironmentValues()
  ) -> [String] { view.layout(columns: columns, in: environment).rows }

  nonisolated static let titles = [
    "short Text", "some text which can obviously be wrapped in two lines",
    "A lot of text which can obviously be wrapped in many lines!", "a", "two\nlines", "a\nb\nc",
    "Donaudampfschifffahrtsgesellschaft", "ein Wort, Donaudampfschifffahrt", "長い文章は折り返される。",
    "🍿🍿🍿 und mehr", "trailing blanks   ", "e\u{301}e\u{301} combining",
  ]

  /// The same layout as `FittedRow` chooses, and the same lines.
  @Test(arguments: titles)
  func theRowOfThePostIsAFittedRow(title: String) {
    let measurer = TextMeasurer(locale: LocaleTag("en"))
    for amount in ["€ 12.34", "5", "1,234,567.89 CHF"] {
      let row = AdaptiveAmountRow(
        titleView: Text(verbatim: title), amountView: Text(verbatim: amount))
      for columns in amount.count...70 {
        let expected = FittedRow(
          title: measurer.measure(ResolvedText(verbatim: title)),
          value: measurer.measure(ResolvedText(verbatim: amount)), width: columns)
        let layout = row.layout(columns: columns, in: EnvironmentValues())
        let index = Layout.allCases.firstIndex(of: expected.layout)
        #expect(layout.choices == [index], "\(amount) at \(columns)")
        #expect(layout.rows == expected.rows, "\(amount) at \(columns)")
        #expect(layout.isWhole == !expected.isCut)
      }
    }
  }

  /// Random words at random widths.
  @Test func randomRowsAreFittedRows() {
    var random = SystemRandomNumberGenerator()
    let measurer = TextMeasurer(locale: LocaleTag("en"))
    let words = ["a", "of", "text", "wrapped", "lines!", "–", "\n", "  ", "Länge", "漢字", "🇩🇪"]
    for _ in 0..<300 {
      let title = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      .joined(separator: Bool.random(using: &random) ? " " : "")
      let columns = Int.random(in: 7...60, using: &random)
      let row = AdaptiveAmountRow(
        titleView: Text(verbatim: title), amountView: Text(verbatim: "€ 12.34"))
      let expected = FittedRow(
        title: measurer.measure(ResolvedText(verbatim: title)),
        value: measurer.measure(ResolvedText(verbatim: "€ 12.34")), width: columns)
      #expect(rows(row, columns) == expected.rows, "\(title) at \(columns)")
    }
  }

  @Test func anAmountWiderThanTheViewIsSplit() {
    let row = AdaptiveAmountRow(
      titleView: Text(verbatim: "ab"), amountView: Text(verbatim: "€ 1234567"))
    #expect(rows(row, 5) == ["ab   ", "€ 123", " 4567"])
  }

  @Test func stacksAlign() {
    let tall = Text(verbatim: "a\nb\nc")
    let x = Text(verbatim: "x")
    #expect(
      rows(
        HStack(alignment: .top) {
          tall
          x
        }, 3) == ["a x", "b  ", "c  "])
    #expect(
      rows(
        HStack {
          tall
          x
        }, 3) == ["a  ", "b x", "c  "])
    #expect(
      rows(
        HStack(alignment: .bottom) {
          tall
          x
        }, 3) == ["a  ", "b  ", "c x"])
    #expect(
      rows(
        HStack(alignment: .lastTextBaseline) {
          tall
          x
        }, 3) == ["a  ", "b  ", "c x"])
    #expect(
      rows(
        HStack(alignment: .firstTextBaseline) {
          x
          tall
        }, 3) == ["x a", "  b", "  c"])
    #expect(
      rows(
        HStack(spacing: 0) {
          tall
          x
        }, 3) == ["a  ", "bx ", "c  "])
    let wide = Text(verbatim: "wide")
    #expect(
      rows(
        VStack(alignment: .leading, spacing: 12) {
          wide
          x
        }, 4) == ["wide", "x   "])
    #expect(
      rows(
        VStack {
          wide
          Text(verbatim: "xy")
        }, 4) == ["wide", " xy "])
    #expect(
      rows(
        VStack(alignment: .trailing) {
          wide
          x
        }, 4) == ["wide", "   x"])
  }

  @Test func spacesTakeWhatIsLeft() {
    let a = Text(verbatim: "a")
    let pair = HStack {
      a
      Spacer(minLength: 2)
      a
    }
    let middle = HStack {
      Spacer()
      a
      Spacer()
    }
    #expect(rows(pair, 5) == ["a   a"])
    #expect(rows(middle, 5) == ["  a  "])
    #expect(pair.layout(columns: 4, in: .init()).isWhole)
    #expect(!pair.layout(columns: 3, in: .init()).isWhole)
  }

  @Test func priorityComesFirst() {
    let long = Text(verbatim: "one two three")
    let other = Text(verbatim: "four five six")
    let first = HStack(alignment: .top) {
      other
      long.layoutPriority(1)
    }
    #expect(rows(first, 18) == ["four one two three", "five              ", "six               "])
    let equal = HStack(alignment: .top) {
      long
      other
    }
    #expect(rows(equal, 17) == ["one two four five", "three   six      "])
  }

  @Test func limitsAreSetFromOutside() {
    let view = VStack(alignment: .leading) { Text(verbatim: "one two three") }
    #expect(rows(view.lineLimit(1), 6) == ["one t…"])
    #expect(rows(view.lineLimit(2), 6) == ["one   ", "two t…"])
    #expect(rows(view.lineLimit(...2).lineLimit(1), 6) == ["one   ", "two t…"])
    let text = Text(verbatim: "one two three").fixedSize(horizontal: false, vertical: true)
    #expect(rows(text.lineLimit(1), 6) == ["one   ", "two   ", "three "])
  }

  /// The container of the post: hidden layouts take no part in its size.
  @Test func aStackHasTheSizeOfWhatHasPriority() {
    func container(_ selected: Int) -> some View {
      VStack(alignment: .leading) {
        ZStack(alignment: .topLeading) {
          Text(verbatim: "one").layoutPriority(selected == 0 ? 2 : 1).opacity(selected == 0 ? 1 : 0)
          Text(verbatim: "1\n2\n3").layoutPriority(selected == 1 ? 2 : 1)
            .opacity(selected == 1 ? 1 : 0)
        }
        Text(verbatim: "end")
      }
    }
    #expect(rows(container(0), 3) == ["one", "end"])
    #expect(rows(container(1), 3) == ["1  ", "2  ", "3  ", "end"])
  }

  @Test func theLastIsOnTop() {
    let view = ZStack(alignment: .topLeading) {
      Text(verbatim: "under")
      Text(verbatim: "on")
    }
    #expect(rows(view, 5) == ["on   "])
    #expect(view.placedTexts(in: .init()).map { $0.resolve().text } == ["under", "on"])
  }

  @Test func linesBeginAtTheRightInHebrew() {
    let row = HStack {
      Text(verbatim: "אב")
      Spacer()
      Text(verbatim: "7")
    }
    #expect(rows(row, 6, in: EnvironmentValues(locale: LocaleTag("he"))) == ["7   בא"])
  }

  @Test func linesAlignInsideAText() {
    let view = Text(verbatim: "wide\na").multilineTextAlignment(.trailing)
    #expect(rows(view, 5) == ["wide ", "   a "])
  }

  @Test func noColumnsShowNothing() {
    #expect(rows(Text(verbatim: "a"), 0) == [])
    #expect(rows(Text(verbatim: "a"), -1) == [])
    #expect(rows(ViewThatFits { EmptyView() }, 3) == [])
  }
}
