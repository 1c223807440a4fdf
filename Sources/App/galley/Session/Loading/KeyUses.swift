import AppSources
import CatalogFiles
import FileAccess
import PreviewUI
import Synchronization

/// Looks for the places where the sources of an app name a key, on a thread of its own, so that no
/// frame waits for it.
final class KeyUses: Sendable {
  /// The key that is looked for.
  let key: String
  private let isEnded = Flag()
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  private final class Flag: Sendable { let state = Mutex(false) }

  /// Starts to look for a key under some folders, and posts the places in the order of the files.
  init(ofKey key: String, under folders: [String], to mailbox: Mailbox) {
    self.key = key
    let isEnded = self.isEnded
    thread = .orHere {
      let uses = Self.places(ofKey: key, under: folders) { isEnded.state.withLock { $0 } }
      mailbox.post(.uses(uses, ofKey: key))
    }
  }

  // The thread ends after its next file, and then `thread` is joined.
  deinit { isEnded.state.withLock { $0 = true } }

  /// Finds the places of a key; those found so far if `isEnded` says that nobody waits for more.
  private static func places(
    ofKey key: String, under folders: [String], unless isEnded: () -> Bool
  ) -> [KeyUse] {
    var uses: [KeyUse] = []
    for folder in folders {
      _ = AppSourceFinder(searching: folder).read { path, bytes in
        guard !isEnded() else { return }
        uses += AppSource(path: path, bytes: bytes).uses(of: key)
      }
    }
    return uses
  }
}
