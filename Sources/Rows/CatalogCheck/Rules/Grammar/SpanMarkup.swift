import LocalizedText
import MessageSyntax

/// The inflection markup in a string.
struct SpanMarkup {
  /// The number of valid spans with grammar attributes.
  private(set) var spans = 0
  /// The problem with the remaining markup, if any.
  private(set) var problem: String?

  private static let names = [
    "agreeWithArgument", "agreeWithConcept", "inflect", "inflectionAlternative", "morphology",
    "referentConcept",
  ]

  init(_ text: String) {
    guard text.contains("^[") || Self.names.contains(where: { text.contains("](\($0)") }) else {
      return
    }
    let read = MarkdownText(text)
    var numbers: Set<Int> = []
    for run in read.runs {
      for span in run.style.spans where !Self.names.allSatisfy({ span.attributes[$0] == nil }) {
        numbers.insert(span.number)
      }
    }
    spans = numbers.count
    if let name = Self.names.first(where: { read.text.contains("](\($0)") }) {
      problem =
        read.text.contains("^[")
        ? "invalid attributes in '^[…](\(name)…)'; users see the markup"
        : "missing ^ before '[…](\(name)…)'; users see the markup"
    } else if read.text.contains("^[") {
      problem = "'^[' without (…) is not markup; users see it"
    }
  }
}
