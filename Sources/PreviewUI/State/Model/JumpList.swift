/// The entries from which the user has jumped, the last one at the end.
struct JumpList: Sendable {
  private var places: [EntryIdentity] = []

  /// The most entries that are remembered.
  private static let limit = 100

  /// Adds an entry, unless the last jump was from there too.
  mutating func add(_ place: EntryIdentity) {
    guard places.last != place else { return }
    places.append(place)
    if places.count > Self.limit { places.removeFirst() }
  }

  /// Takes the entry of the last jump; nil if there is none.
  mutating func takeLast() -> EntryIdentity? { places.popLast() }
}
