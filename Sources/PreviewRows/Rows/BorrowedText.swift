public import LocalizedText

/// The localization from which a row takes its text in place of its own.
public struct BorrowedText: Hashable, Sendable {
  /// Why the text is shown.
  public let extreme: ExtremeText
  /// The language of the text.
  public let locale: LocaleTag

  /// The reason in words: `the widest text`.
  public var words: String { "the \(extreme.rawValue) text" }
}
