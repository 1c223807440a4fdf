public import LocalizedText
public import StringCatalog

/// One entry as users see it in an environment, not yet fitted to a width.
public struct Row: Sendable {
  /// The entry.
  public let entry: Entry
  /// What the look-up found for it.
  public let found: FoundText
  /// Its text before it is resolved.
  public let text: Text
  /// Its text as fragments.
  public let title: ResolvedText
  /// What stands at its right.
  public let value: String?

  /// How far the text that is shown is translated.
  public var state: RowState {
    if !entry.shouldTranslate { return .notTranslated }
    // Where the source language is shown, an entry without a text of its own shows its key.
    if found.isSourceText { return .translated }
    guard found.origin != .key, found.origin != .source else { return .missing }
    return RowState(spelled: found.leaf?.state)
  }
}

/// How far a text is translated.
public enum RowState: Hashable, Sendable {
  /// It is.
  case translated
  /// Somebody should look at it again.
  case needsReview
  /// It is not yet.
  case new
  /// There is none in the locale: the source text or the key is shown.
  case missing
  /// It is not to be translated.
  case notTranslated
  /// The file says something else.
  case other(String)

  init(spelled state: String?) {
    switch state {
    case "translated": self = .translated
    case "needs_review": self = .needsReview
    case "new", nil: self = .new
    case .some(let state): self = .other(state)
    }
  }
}

extension RowState {
  /// The word for it in files and for programs.
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
  /// The words for it.
  public var description: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs review"
    case .new: "new"
    case .missing: "missing"
    case .notTranslated: "not to be translated"
    case .other(let state): state
    }
  }
}
