import GrammarAgreement
import Synchronization
import Testing

@testable import galley

/// Lexicons that a thread reads for the app.
@Suite struct LexiconLoadsTests {
  private final class Provider: LexiconProvider {
    let asked = Mutex<[GrammarLanguage]>([])

    func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
      asked.withLock { $0.append(language) }
      return .notInstalled(package: language.rawValue)
    }
  }

  private func name(_ answer: LexiconAnswer) -> String {
    switch answer {
    case .notInstalled(let package): package
    case .loading: "loading"
    case .lexicon, .unusable: "other"
    }
  }

  @Test func lexiconsArriveLater() {
    let provider = Provider()
    let mailbox = Mailbox()
    let loads = LexiconLoads(from: provider, to: mailbox)
    #expect(mailbox.takeAll().isEmpty)
    #expect(provider.asked.withLock { $0.isEmpty })
    for language in [GrammarLanguage.italian, .german] {
      #expect(name(loads.lexicon(for: language)) == "loading")
      let messages = mailbox.waitForAll()
      #expect(messages.allSatisfy { if case .lexicons = $0 { true } else { false } })
      #expect(name(loads.lexicon(for: language)) == language.rawValue)
      #expect(mailbox.takeAll().isEmpty)
    }
    #expect(provider.asked.withLock { $0 } == [.italian, .german])
  }

  @Test func theThreadEndsWithItsOwner() {
    for _ in 0..<50 {
      let loads = LexiconLoads(from: Provider(), to: Mailbox())
      for language in GrammarLanguage.allCases { _ = loads.lexicon(for: language) }
    }
  }
}
