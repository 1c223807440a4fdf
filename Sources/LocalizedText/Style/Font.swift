/// The size of a text as apps name it.
public enum Font: String, CaseIterable, Hashable, Sendable {
  /// `largeTitle`
  case largeTitle
  /// `title`
  case title
  /// `title2`
  case title2
  /// `title3`
  case title3
  /// `headline`
  case headline
  /// `subheadline`
  case subheadline
  /// `body`
  case body
  /// `callout`
  case callout
  /// `footnote`
  case footnote
  /// `caption`
  case caption
  /// `caption2`
  case caption2
}
