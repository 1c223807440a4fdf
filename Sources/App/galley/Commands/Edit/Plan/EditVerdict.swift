/// What becomes of a request.
enum EditVerdict: Equatable, Sendable {
  /// The catalog gets what the request says.
  case written
  /// The catalog has it already.
  case same
  /// It is not done, for a reason.
  case refused(String)
  /// It could be done, but others of the call are refused.
  case skipped

  /// The word for it in JSON.
  func action(isDryRun: Bool) -> String {
    switch self {
    case .written: isDryRun ? "planned" : "written"
    case .same: "same"
    case .refused: "refused"
    case .skipped: "skipped"
    }
  }

  /// The word for it on the terminal.
  func word(isDryRun: Bool) -> String {
    switch self {
    case .written: isDryRun ? "would write" : "written"
    case .same: "unchanged"
    case .refused: "refused"
    case .skipped: "not written"
    }
  }

  var reason: String? { if case .refused(let reason) = self { reason } else { nil } }
}
