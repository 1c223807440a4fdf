/// The translation state of a string, or of an entry in a locale.
public enum RowState: Hashable, Sendable {
  /// The string is translated.
  case translated
  /// The translation needs review.
  case needsReview
  /// The string is not translated yet, or is empty.
  case new
  /// The matching localization has no string for the key, so a fallback is shown.
  case missing
  /// The entry is marked "Don't translate".
  case notTranslated
  /// A state that is unknown to galley, as spelled in the file.
  case other(String)

  /// Creates the state from its spelling in files.
  package init(spelled state: String?) {
    switch state {
    case "translated": self = .translated
    case "needs_review": self = .needsReview
    case "new", "", nil: self = .new
    case .some(let state): self = .other(state)
    }
  }
}

extension RowState {
  /// The spelling of the state in files and JSON.
  public var spelling: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .new: "new"
    case .missing: "missing"
    case .notTranslated: "not_translated"
    case .other(let state): state
    }
  }
}

extension RowState: CustomStringConvertible {
  /// The name of the state on the screen.
  public var description: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs review"
    case .new: "new"
    case .missing: "missing"
    case .notTranslated: "don't translate"
    case .other(let state): state
    }
  }
}

extension RowState {
  /// The priority for a translator; lower numbers are more urgent.
  ///
  /// The state of an entry is that of its most urgent string.
  package var urgency: Int {
    switch self {
    case .missing: 0
    case .new: 1
    case .other("machine_translated"): 4
    case .other: 2
    case .needsReview: 3
    case .translated: 5
    case .notTranslated: 6
    }
  }

  /// Whether a translator still has work to do: the string is missing, new or needs review.
  package var needsWork: Bool { urgency <= RowState.needsReview.urgency }
}
