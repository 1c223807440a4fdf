/// A limit for the recursive search for catalogs.
public enum SearchLimit: Hashable, Sendable {
  /// Search all folders.
  case none
  /// Search a maximum number of folders.
  case folders(Int)
  /// Search until an instant.
  case time(until: ContinuousClock.Instant)

  /// Whether another folder may be searched after the given number.
  func admitsAnother(after folders: Int) -> Bool {
    switch self {
    case .none: true
    case .folders(let count): folders < count
    case .time(let end): ContinuousClock.now < end
    }
  }
}
