import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A word that should agree and that can be several parts of speech.
  public static let inflectAmbiguous = RuleID("inflect-ambiguous", .info)
}

extension Rule {
  /// A word that should agree and that can be several parts of speech.
  static let inflectAmbiguous = Rule(
    .inflectAmbiguous, summary: "a word that should agree can be several parts of speech",
    why: """
      The app may choose another word than the translator meant, because the dictionary has \
      several words with this spelling.
      """,
    fix: """
      Name the part of speech: ^[…](morphology: {partOfSpeech: "noun"}, inflect: true).
      """
  ) { checked, found in
    for span in checked.row.spans where span.basis == .lexicon {
      for case .ambiguous(let word, let parts) in span.agreement.notes {
        let names = parts.map(\.rawValue).joined(separator: " or ")
        found.append(
          Diagnostic(
            .inflectAmbiguous,
            message:
              "'\(word.beginning)' may be \(names); put ^[…](morphology: {partOfSpeech: \"…\"}) around it to say which"
          ))
      }
    }
  }
}
