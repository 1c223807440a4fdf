/// The status with which galley exits.
///
/// Scripts rely on these numbers.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything worked.
  case fine = 0
  /// The command worked, and found something that the user should fix.
  case findings = 1
  /// The command line is wrong, so galley did nothing.
  case wrongUsage = 2
  /// Something could not be read or written; galley did the rest.
  case failure = 3

  /// Keeps the more serious of two statuses: 2 wins over 3, 3 over 1, 1 over 0.
  mutating func worsen(to other: ExitStatus) { self = worsened(by: other) }

  /// The more serious of two statuses.
  func worsened(by other: ExitStatus) -> ExitStatus { other.gravity > gravity ? other : self }

  private var gravity: Int {
    switch self {
    case .fine: 0
    case .findings: 1
    case .failure: 2
    case .wrongUsage: 3
    }
  }
}
