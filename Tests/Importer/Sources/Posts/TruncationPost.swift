import LocalizedViews

// The rows of the post about the first layout in which text is not truncated. The published
// container measures each layout with GeometryReader and preferences; here it is a ViewThatFits, and
// the layouts are as published.

struct ContentView1: View {
  private let short = "short Text"
  private let medium =
    "some text which can obviously be wrapped in two lines"
  private let long = "A lot of text which can obviously be wrapped in many lines!"

  var body: some View {
    List {
      AdaptiveAmountRow(title: short)
      AdaptiveAmountRow(title: medium)
      AdaptiveAmountRow(title: long)
    }
  }
}

struct AdaptiveAmountRow: View {
  let title: String

  var titleView: some View { Text(title) }
  var amountView: some View { Text("€ 12.34") }

  var body: some View {
    ViewThatFits {
      /// Compact layout - Single-line horizontal arrangement
      HStack(alignment: .center) {
        titleView.lineLimit(1)
        Spacer(minLength: 2)
        amountView.fixedSize()  // Amount never truncates
      }
      /// Standard layout - Two-line horizontal arrangement
      HStack(alignment: .lastTextBaseline) {
        titleView.lineLimit(2)
        Spacer(minLength: 2)
        amountView.fixedSize()
      }
      /// Extended layout - Vertical arrangement
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
