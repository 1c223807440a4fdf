import AppSources
import CatalogFiles
import PreviewUI
import Programs
import SourceText
import Synchronization
import TerminalDriver

/// Looks for the places where the sources of an app name a key, on a thread of its own, so that no
/// frame waits for it.
final class KeyUses: Sendable {
  /// The key that is looked for.
  let key: String
  private let found: Found
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  private final class Found: Sendable {
    let uses = Mutex<[KeyUse]?>(nil)
    let isEnded = Mutex(false)
  }

  /// Starts to look for a key under some folders.
  init(ofKey key: String, under folders: [String]) {
    self.key = key
    let found = Found()
    self.found = found
    thread = JoinedThread {
      let uses = Self.places(ofKey: key, under: folders) { found.isEnded.withLock { $0 } }
      found.uses.withLock { $0 = uses }
      Screen.wake()
    }
    guard thread == nil else { return }
    let uses = Self.places(ofKey: key, under: folders)
    found.uses.withLock { $0 = uses }
    Screen.wake()
  }

  // The thread ends after its next file, and then `thread` is joined.
  deinit { found.isEnded.withLock { $0 = true } }

  /// The places, in the order of the files; nil until all are found.
  func take() -> [KeyUse]? { found.uses.withLock { $0 } }

  /// Finds the places of a key; those found so far if `isEnded` says that nobody waits for more.
  static func places(
    ofKey key: String, under folders: [String], unless isEnded: () -> Bool = { false }
  ) -> [KeyUse] {
    var uses: [KeyUse] = []
    for folder in folders {
      _ = AppSourceFinder(searching: folder).read { path, bytes in
        guard !isEnded() else { return }
        let source = AppSource(path: path, bytes: bytes)
        let offsets = source.offsets(ofKey: key)
        uses += zip(offsets, source.places(of: offsets)).map { offset, place in
          KeyUse(at: place, line: source.line(at: offset))
        }
      }
    }
    return uses
  }
}
