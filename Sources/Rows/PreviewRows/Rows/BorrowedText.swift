public import LocalizedText

/// The localization whose string a row shows instead of its own.
public struct BorrowedText: Hashable, Sendable {
  /// Why the string was chosen.
  public let extreme: ExtremeText
  /// The language of the string.
  public let locale: LocaleTag

  /// The reason in words: `the widest text`.
  public var words: String { "the \(extreme.rawValue) text" }
}
