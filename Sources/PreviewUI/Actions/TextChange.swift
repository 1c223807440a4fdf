public import StringCatalog

/// A new string or state for a leaf, to be written to its file.
public struct TextChange: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The key of the entry.
  public let key: String
  /// The language, as spelled in the file.
  public let locale: String
  /// The path of the string in the localization.
  public let path: LeafPath
  /// The expected current string; nil if there is none.
  public let old: String?
  /// The new string; nil to keep the current one.
  public let new: String?
  /// The new state, as spelled in files; nil for that of a finished string.
  public let state: String?
  /// Whether the user has been warned about problems and confirmed the change.
  public let isConfirmed: Bool
  /// Whether to mark the translations of a changed source string as needing review.
  public var reviewsTranslations = false
}

extension TextChange {
  /// Creates a change from a string typed by the user.
  public init(
    typed new: String, insteadOf old: String?, at path: LeafPath, key: String, locale: String,
    file: String
  ) {
    self.init(
      file: file, key: key, locale: locale, path: path, old: old, new: new, state: nil,
      isConfirmed: false)
  }

  /// Creates a change from a suggested string, which needs review unless the user accepts it.
  public init(
    proposing new: String, insteadOf old: String?, at path: LeafPath, key: String, locale: String,
    file: String
  ) {
    self.init(
      file: file, key: key, locale: locale, path: path, old: old, new: new, state: "needs_review",
      isConfirmed: true)
  }
}
