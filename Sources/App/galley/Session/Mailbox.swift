import AppSources
import FileAccess
import PreviewUI
import Synchronization

/// Messages of the threads of the app for the one that draws.
///
/// ```swift
/// mailbox.post(.lexicons)                       // on a thread
/// for message in mailbox.takeAll() { … }        // after `Event.wake`
/// ```
final class Mailbox: Sendable {
  /// One thing that a thread has finished.
  enum Message: Sendable {
    /// Tables of the catalogs that a load reads.
    case update(CatalogUpdates.Update, of: CatalogUpdates.ID)
    /// The places where the sources of the app name a key.
    case uses([KeyUse], ofKey: String)
    /// The changes in the tables since a revision.
    case difference(DifferenceLoad.Outcome, of: Int)
    /// The answer of a program to the rows that it got.
    case piped(PipedProgram.Outcome, of: Int)
    /// More lexicons, so that rows have to be made again.
    case lexicons
  }

  /// Is set when there is a message.
  let arrival = WakeFlag()
  private let messages = Mutex<[Message]>([])

  /// Adds a message; the tables of a load take the place of those that it posted before.
  func post(_ message: Message) {
    messages.withLock { messages in
      if case .update(_, let id) = message {
        messages.removeAll { if case .update(_, id) = $0 { true } else { false } }
      }
      messages.append(message)
    }
    arrival.set()
  }

  /// The messages that have not been taken yet, in their order.
  func takeAll() -> [Message] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  /// Waits for messages, but not longer than some time, and takes them.
  func takeAll(within time: Duration) -> [Message] {
    let all = takeAll()
    guard all.isEmpty else { return all }
    _ = arrival.wait(orReadable: -1, for: Int32(clamping: Int(time / .milliseconds(1)) + 1))
    arrival.clear()
    return takeAll()
  }

  /// Waits for messages, and takes them.
  func waitForAll() -> [Message] {
    while true {
      let all = takeAll()
      if !all.isEmpty { return all }
      arrival.wait()
    }
  }
}
