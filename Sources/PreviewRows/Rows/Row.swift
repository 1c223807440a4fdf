public import LocalizedText
public import StringCatalog

/// One entry as users see it in an environment: resolved, but not yet fitted to a width.
public struct Row: Sendable {
  /// The entry.
  public let entry: Entry
  /// The language in which the texts of the table are written first; nil if it is unknown.
  public let sourceLanguage: String?
  /// Which localization and which leaf the look-up chose.
  public let found: FoundText
  /// The text before it is resolved.
  public let text: Text
  /// The text as fragments.
  public let title: ResolvedText
  /// The spans `^[…](…)` of the text whose words should agree, and the outcome for each.
  public let spans: [AgreedSpan]
  /// The short text at the right end of the row, if there is one.
  public let value: String?

  /// The translation state of the text that is shown.
  public var state: RowState {
    if !entry.shouldTranslate { return .notTranslated }
    // In the source language an entry without a text of its own shows its key, as intended.
    if found.isSourceText { return .translated }
    guard found.origin != .key, found.origin != .source else { return .missing }
    return RowState(spelled: found.leaf?.state)
  }
}

/// The translation state of a text.
public enum RowState: Hashable, Sendable {
  /// The text is translated.
  case translated
  /// The text is translated, and a translator has to look at it again.
  case needsReview
  /// The text is not translated yet.
  case new
  /// The locale has no text: the row shows the source text or the key.
  case missing
  /// The catalog says that the entry is not to be translated.
  case notTranslated
  /// The file has another word for the state, which is kept unchanged.
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
    case .notTranslated: "not to be translated"
    case .other(let state): state
    }
  }
}
