public import StringCatalog

/// What a look-up found for one entry.
public struct FoundText: Sendable {
  /// The text before arguments go in.
  public var format: String
  /// Where the text came from.
  public var origin: Origin
  /// The localization; nil where the key itself is shown.
  public var localization: Localization?
  /// The leaf whose text is shown.
  public var leaf: Leaf?
  /// Whether it is a key that is the text of the source language, and that serves the locale.
  public var isSourceText = false
  /// The substitutions to which the text may refer.
  public var substitutions: [String: Substitution] = [:]
  /// Whether the text is read as a format.
  var isFormat = true

  /// The text as it is to be filled, with its markup among the words.
  var plainReading: LocalizedFormat {
    LocalizedFormat(isFormat ? FormatString(format) : FormatString(verbatim: format))
  }

  /// The text as it is to be filled.
  var reading: LocalizedFormat {
    LocalizedFormat(isFormat ? FormatString(format) : FormatString(verbatim: format))
  }
}
