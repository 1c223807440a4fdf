/// How far a search for catalogs goes on in folders below folders.
public enum SearchLimit: Hashable, Sendable {
  /// Until there is no folder left.
  case none
  /// Until so many folders have been searched.
  case folders(Int)
  /// Until an instant.
  case time(until: ContinuousClock.Instant)

  /// Whether another folder may be searched after so many.
  func admitsAnother(after folders: Int) -> Bool {
    switch self {
    case .none: true
    case .folders(let count): folders < count
    case .time(let end): ContinuousClock.now < end
    }
  }
}
