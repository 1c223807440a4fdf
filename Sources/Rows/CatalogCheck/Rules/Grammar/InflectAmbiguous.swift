import GrammarAgreement
import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let inflectAmbiguous = Rule(
    RuleID("inflect-ambiguous", .info), "inflected word can be several parts of speech",
    why: """
      The dictionary has several words with this spelling, so the app may inflect the wrong one.
      """,
    fix: #"Add the part of speech: ^[…](morphology: {partOfSpeech: "noun"}, inflect: true)."#
  ) { checked, found in
    for span in checked.row.spans where span.basis == .lexicon {
      for case .ambiguous(let word, let parts) in span.agreement.notes {
        let names = parts.map(\.rawValue).joined(separator: " or ")
        found.add(
          "'\(word.beginning)' may be \(names); put ^[…](morphology: {partOfSpeech: \"…\"}) around it to say which"
        )
      }
    }
  }
}
