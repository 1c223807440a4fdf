public import StringCatalog

/// A text that the user has typed for a row, or the state of a text, to be written into its file.
public struct TextChange: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The key of the entry.
  public let key: String
  /// The language, as the file spells it.
  public let locale: String
  /// The path of the text in the language.
  public let path: LeafPath
  /// The text that the file must have; nil if it must have none.
  public let old: String?
  /// The text that it gets; nil to keep it.
  public let new: String?
  /// The state that it gets, as files spell it; nil for that of a finished text.
  public let state: String?
  /// Whether the user has been told what is wrong with it, and wants it.
  public let isConfirmed: Bool
  /// Whether the translations of a source text that changes are to be reviewed.
  public var reviewsTranslations = false
}

extension TextChange {
  /// A text that the user has typed and not saved.
  public init(
    typed new: String, insteadOf old: String?, at path: LeafPath, key: String, locale: String,
    file: String
  ) {
    self.init(
      file: file, key: key, locale: locale, path: path, old: old, new: new, state: nil,
      isConfirmed: false)
  }

  /// A text that somebody else proposes, which needs review unless the user accepts it.
  public init(
    proposing new: String, insteadOf old: String?, at path: LeafPath, key: String, locale: String,
    file: String
  ) {
    self.init(
      file: file, key: key, locale: locale, path: path, old: old, new: new, state: "needs_review",
      isConfirmed: true)
  }
}
