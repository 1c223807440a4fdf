internal import FileAccess
internal import LocalizedText
internal import MessageSyntax
internal import Synchronization

/// A receiver of problems, and the problems already reported to it.
final class ProblemReport: Sendable {
  private struct State {
    var receiver: (@Sendable (Localizer.Problem) -> Void)?
    var reported: Set<Localizer.Problem> = []
  }

  /// The maximum number of reported problems: keys may be built from client input.
  private static let limit = 1_000

  #if DEBUG
    private static let ofProcess = ProblemReport(print)
  #else
    private static let ofProcess = ProblemReport(nil)
  #endif
  /// The report that overrides that of the process in a task.
  @TaskLocal static var ofTask: ProblemReport?

  /// The report to add problems to.
  static var current: ProblemReport { ofTask ?? ofProcess }

  private let state: Mutex<State>

  /// Creates a report with a receiver, or nil for none.
  init(_ receiver: (@Sendable (Localizer.Problem) -> Void)?) {
    state = Mutex(State(receiver: receiver))
  }

  func setReceiver(_ receiver: (@Sendable (Localizer.Problem) -> Void)?) {
    state.withLock { $0 = State(receiver: receiver) }
  }

  /// Whether there is a receiver.
  var isOn: Bool { state.withLock { $0.receiver != nil } }

  /// Reports a problem, unless it has already been reported.
  func add(_ problem: Localizer.Problem) {
    // Call the receiver unlocked, because it may look up strings itself.
    let receiver = state.withLock { state -> (@Sendable (Localizer.Problem) -> Void)? in
      guard let receiver = state.receiver, state.reported.count < Self.limit,
        state.reported.insert(problem).inserted
      else { return nil }
      return receiver
    }
    receiver?(problem)
  }

  @Sendable private static func print(_ problem: Localizer.Problem) {
    let line = Array("LocalizedFoundation: \(problem)\n".utf8)
    // Write once, to keep lines from several threads whole.
    try? Descriptor.error.write(line)
  }
}

extension String {
  /// Whether a key needs translation: it has letters outside its placeholders.
  var hasWords: Bool {
    FormatString(self).pieces.contains { piece in
      switch piece {
      case .text(let text), .invalid(let text, _):
        text.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .placeholder, .substitution, .ownArgument: false
      }
    }
  }
}
