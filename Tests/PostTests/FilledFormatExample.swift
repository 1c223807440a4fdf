import LocalizedText
import LocalizedViews

/// The printed view, with the library's fragments instead of its own.
///
/// The number of an argument chooses its color, and the string is looked up before it is divided
/// into fragments.
struct FilledFormatExample: View {
  let inputString = "Going from %1$@ to %2$@. Have a happy journey passing via %3$@. Bon Voyage"

  let arguments = ["Boston", "New York", "Providence"]

  let resolver: Resolver

  func fragmentizeFormattedString(_ formatString: String) -> [Fragment] {
    let format = resolver.foundText(
      forKey: LocalizedStringKey(formatString), in: TableName("Travel")
    ).format
    let arguments = arguments.map { Argument.string($0) }
    return resolver.resolve(format: format, arguments: arguments).fragments
  }

  var body: some View {
    VStack {
      let fragments = fragmentizeFormattedString(inputString)

      let output = fragments.map { fragment in
        switch fragment.kind {
        case .literal, .unresolved:
          return Text(fragment.text).foregroundColor(Color.red).font(.largeTitle)
        case .argument(let number):
          return Text(arguments[number - 1]).foregroundColor(Color.yellow).font(.title)
        }
      }.reduce(Text(verbatim: ""), +)

      output
    }
  }
}
