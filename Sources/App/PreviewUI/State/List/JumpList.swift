/// The entries from which the user has jumped, most recent last.
struct JumpList: Sendable {
  private var places: [EntryIdentity] = []

  /// The maximum number of entries.
  private static let limit = 100

  /// Adds an entry, unless it is the same as the last one.
  mutating func add(_ place: EntryIdentity) {
    guard places.last != place else { return }
    places.append(place)
    if places.count > Self.limit { places.removeFirst() }
  }

  /// Removes and returns the last entry; nil if there is none.
  mutating func takeLast() -> EntryIdentity? { places.popLast() }
}
