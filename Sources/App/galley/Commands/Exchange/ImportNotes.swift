import SourceText

/// Damage by other programs to a file that is imported nevertheless.
struct ImportNotes {
  enum Kind: Hashable {
    case prefix, original, states, inline, copies, spaces, forms
  }

  private var notes: [(kind: Kind, place: FilePlace, message: String)] = []

  /// The most notes of a kind that are written.
  private static let limit = 3

  mutating func add(_ kind: Kind, _ place: FilePlace, _ message: String) {
    notes.append((kind, place, message))
  }

  /// Writes the notes to standard error: a few of each kind, and how many more there are.
  func report() {
    var counts: [Kind: Int] = [:]
    var kinds: [Kind] = []
    for note in notes {
      if counts[note.kind] == nil { kinds.append(note.kind) }
      counts[note.kind, default: 0] += 1
    }
    for kind in kinds {
      for note in notes.lazy.filter({ $0.kind == kind }).prefix(Self.limit) {
        StandardError.report("\(note.place): \(note.message)")
      }
      if let count = counts[kind], count > Self.limit {
        StandardError.report("and \(count - Self.limit) more like this")
      }
    }
  }
}
