/// What the program tells the one who started it.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Nothing is wrong.
  case fine = 0
  /// What was asked for was done, and found something to mend.
  case findings = 1
  /// The command line is wrong, so nothing was done.
  case wrongUsage = 2
  /// A path could not be read, or an output not be written; the rest was still done.
  case failure = 3

  /// Keeps the graver of two statuses: 2 wins over 3, 3 over 1, 1 over 0.
  mutating func worsen(to other: ExitStatus) {
    if other.gravity > gravity { self = other }
  }

  private var gravity: Int {
    switch self {
    case .fine: 0
    case .findings: 1
    case .failure: 2
    case .wrongUsage: 3
    }
  }
}
