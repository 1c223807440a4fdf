/// The translation state of a text, or of an entry in a locale.
public enum RowState: Hashable, Sendable {
  /// The text is translated.
  case translated
  /// The text is translated, and a translator has to look at it again.
  case needsReview
  /// The text is not translated yet, or it is empty.
  case new
  /// The localization that serves the locale has no text for the key, so another one is shown.
  case missing
  /// The catalog says that the entry is not to be translated.
  case notTranslated
  /// The file has another word for the state, which is kept unchanged.
  case other(String)

  /// The state of a text, as files spell it.
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
  /// The word for the state in files and in JSON.
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
  /// The words for the state on the screen.
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
  /// How soon a translator should look at the text; the least number first.
  ///
  /// The state of an entry is that of its most urgent text.
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

  /// Whether somebody still has to look at the text: it is missing, new or to be reviewed.
  package var needsWork: Bool { urgency <= RowState.needsReview.urgency }
}
