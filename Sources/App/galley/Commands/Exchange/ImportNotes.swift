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

  /// The notes: a few of each kind, and how many more there are.
  var messages: [String] {
    var counts: [Kind: Int] = [:]
    var kinds: [Kind] = []
    for note in notes {
      if counts[note.kind] == nil { kinds.append(note.kind) }
      counts[note.kind, default: 0] += 1
    }
    return kinds.flatMap { kind in
      let shown = notes.lazy.filter { $0.kind == kind }.prefix(Self.limit)
      let rest = (counts[kind] ?? 0) - Self.limit
      return shown.map { "\($0.place): \($0.message)" }
        + (rest > 0 ? ["and \(rest) more like this"] : [])
    }
  }
}
