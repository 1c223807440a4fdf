#if !canImport(Darwin)
  public import Foundation
  internal import LocalizedText

  // Foundation's method has optional parameters. Swift prefers these, so a call that names a value
  // or a table finds one of them. They read catalogs and never crash.
  extension Bundle {
    /// Returns the text for a key in a table of the bundle; the value if it has none, or the key if
    /// the value is empty.
    ///
    /// A call with nil for the value and for the table means Foundation's method, which knows no
    /// catalogs, and which crashes if the key is in a .stringsdict file:
    /// `NSLocalizedString(key, bundle: bundle, comment: "")` is the same and safe.
    public func localizedString(forKey key: String, value: String, table: String) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the text for a key in a table of the bundle; the value if it has none, or the key if
    /// there is no value.
    public func localizedString(forKey key: String, value: String?, table: String) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the text for a key in a table of the bundle; the value if it has none, or the key if
    /// the value is empty.
    public func localizedString(forKey key: String, value: String, table: String?) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the text for a key in the first of some languages that the bundle has.
    ///
    /// ```swift
    /// Bundle.module.localizedString(
    ///   forKey: "pencil", value: nil, table: nil, localizations: [Locale.Language(identifier: "de")])
    /// ```
    public func localizedString(
      forKey key: String, value: String?, table: String?, localizations: [Locale.Language]
    ) -> String {
      text(
        forKey: key, value: value, table: table,
        in: .preferring(localizations.map(\.minimalIdentifier)))
    }

    /// Returns the text for a key in a table of the bundle with its Markdown read; the value if it
    /// has none, or the key if the value is nil or empty.
    ///
    /// Placeholders stay as they are written, and of plural forms the result is `other`.
    public func localizedAttributedString(
      forKey key: String, value: String?, table: String?
    ) -> AttributedString {
      let text = text(forKey: key, value: value, table: table, in: .current)
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
      return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }

    func text(
      forKey key: String, value: String?, table: String?, in environment: EnvironmentValues
    ) -> String {
      let table = TableName(table, in: .init(self))
      guard let found = environment.localizer.format(forKey: key, in: table, for: environment)
      else { return value.flatMap { $0.isEmpty ? nil : $0 } ?? key }
      if found.varies {
        VaryingFormats.note(found.text, of: key, in: table, for: environment.localeTag)
      }
      return found.text
    }
  }
#endif
