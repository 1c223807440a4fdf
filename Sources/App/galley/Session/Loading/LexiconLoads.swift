import CatalogFiles
import FileAccess
import GrammarAgreement
import Synchronization

/// The lexicons of the app, which a thread of their own reads, so that no frame waits for a file.
///
/// The first row with a span asks for the lexicon of its language. Rules serve until it is there,
/// and then the rows are made again.
final class LexiconLoads: LexiconProvider {
  private struct State: ~Copyable {
    var answers: [GrammarLanguage: LexiconAnswer] = [:]
    /// The languages whose lexicons are wanted and not read yet.
    var wanted: [GrammarLanguage] = []
    var isEnded = false
  }

  /// The state that the threads share.
  private final class Shelf: Sendable {
    let state = Mutex(State())
    /// Is set when the reading thread has something to do.
    let changed = WakeFlag()

    /// Reads what is wanted until the app ends.
    func serve(_ lexicons: any LexiconProvider, to mailbox: Mailbox) {
      while !state.withLock({ $0.isEnded }) {
        guard let language = state.withLock({ $0.wanted.first }) else {
          changed.wait()
          continue
        }
        let answer = lexicons.lexicon(for: language)
        state.withLock { state in
          state.wanted.removeFirst()
          state.answers[language] = answer
        }
        mailbox.post(.lexicons)
      }
    }
  }

  private let shelf = Shelf()
  private let lexicons: any LexiconProvider
  private let mailbox: Mailbox
  /// Nil until a lexicon is wanted.
  private let thread = Mutex<JoinedThread?>(nil)

  /// Reads lexicons from a provider, and says in a mailbox when there are more.
  init(from lexicons: any LexiconProvider, to mailbox: Mailbox) {
    self.lexicons = lexicons
    self.mailbox = mailbox
  }

  // The thread ends after the lexicon that it reads, and then `thread` is joined.
  deinit {
    shelf.state.withLock { $0.isEnded = true }
    shelf.changed.set()
  }

  /// The lexicon of a language; `loading` until it is read.
  func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
    let known = shelf.state.withLock { state in
      if state.answers[language] == nil, !state.wanted.contains(language) {
        state.wanted.append(language)
      }
      return state.answers[language]
    }
    if let known { return known }
    guard startThread() else { return lexicons.lexicon(for: language) }
    shelf.changed.set()
    return .loading
  }

  /// Starts the thread if it does not run yet; false if the system has no more threads.
  private func startThread() -> Bool {
    thread.withLock { thread in
      if thread == nil {
        thread = JoinedThread { [shelf, lexicons, mailbox] in shelf.serve(lexicons, to: mailbox) }
      }
      return thread != nil
    }
  }
}
