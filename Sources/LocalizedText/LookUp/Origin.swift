internal import Locales

/// Where a text came from when it was looked up.
public enum Origin: String, Hashable, Sendable {
  /// The localization of the very locale that was asked for.
  case exact
  /// A localization of one of the locale's ancestors: `fr` for `fr-CA`.
  case parent
  /// Another localization that serves the locale: `en-GB` for `en-US`.
  case related
  /// The source language, because no localization that serves the locale has a text.
  case source
  /// The default value that stands in the code beside the key.
  case defaultValue = "default"
  /// The key itself.
  case key
}

extension Origin {
  init(_ relation: LocaleRelation) {
    self =
      switch relation {
      case .exact: .exact
      case .parent: .parent
      case .related: .related
      }
  }
}
