import LocalizedText
import MessageSyntax
import SourceText
import StringCatalog

extension Rule {
  // Only English texts are judged, whose plural words end with "s".
  static let pluralCandidate = Rule(
    RuleID("plural-candidate", .info), "counted noun without plural forms",
    why: #"Users see "1 files", and translators cannot add the forms that their language needs."#,
    fix: "Vary the string by plural in the catalog.",
    entry: { checked, found in
      guard checked.isTranslatable, checked.table.isEnglish,
        checked.source.map({ $0.leaves.count < 2 && $0.substitutions.isEmpty }) ?? true,
        checked.sourceText.holds("%"),
        let words = checked.sourceText.countedWords
      else { return }
      found.add("no plural forms for '\(words.beginning)'")
    })
}

extension Table {
  /// Whether the source language is English.
  fileprivate var isEnglish: Bool {
    sourceLanguage.map { $0 == "Base" || LocaleTag($0).language == "en" } ?? false
  }
}

extension String {
  /// An integer placeholder followed by a plural word: `%lld files`, `%d file(s)`.
  fileprivate var countedWords: String? {
    let pieces = FormatString(self).pieces
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard case .placeholder(let placeholder) = piece, case .text(let text) = next,
        case .integer = placeholder.specifier.argumentType, text.first == " "
      else { continue }
      let rest = text.dropFirst()
      let word = rest.prefix(while: \.isLetter)
      guard word.count > 2 else { continue }
      if rest.dropFirst(word.count).hasPrefix("(s)") { return "\(placeholder.source) \(word)(s)" }
      // "pass", "is", and "was" are not plurals.
      if word.last == "s", !word.hasSuffix("ss"), !["has", "was", "plus", "minus"].contains(word) {
        return "\(placeholder.source) \(word)"
      }
    }
    return nil
  }
}
