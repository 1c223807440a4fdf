internal import FoundationEssentials

/// A text with attributes: each run is a literal with a style of its own.
struct AttributedText: TextValue {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  func resolve(with resolver: Resolver) -> ResolvedText {
    var text = ResolvedText()
    var offset = 0
    for run in string.runs {
      let words = String(string[run.range].characters)
      let range = offset..<offset + words.utf8.count
      offset = range.upperBound
      let kind = run.replacementIndex.map { Fragment.Kind.argument(number: $0) } ?? .literal
      text.append(Fragment(kind, words, style: FragmentStyle(run), range: range))
    }
    return text
  }
}
