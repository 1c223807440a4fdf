#if !canImport(Darwin)
  public import Foundation
  internal import LocalizedText

  // Foundation's method has optional parameters. Swift prefers these, so calls that pass a value or
  // a table resolve to one of them. They read catalogs and never crash.
  extension Bundle {
    /// Returns the localized string for a key, or the value if the table does not have it, or the
    /// key if the value is empty.
    ///
    /// With nil for both the value and the table, Swift calls Foundation's method, which does not
    /// read catalogs and crashes if the key is in a .stringsdict file. Use `NSLocalizedString(key,
    /// bundle: bundle, comment: "")` instead.
    public func localizedString(forKey key: String, value: String, table: String) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the localized string for a key, or the value if the table does not have it, or the
    /// key if the value is nil or empty.
    public func localizedString(forKey key: String, value: String?, table: String) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the localized string for a key, or the value if the table does not have it, or the
    /// key if the value is empty.
    public func localizedString(forKey key: String, value: String, table: String?) -> String {
      text(forKey: key, value: value, table: table, in: .current)
    }

    /// Returns the localized string for a key in the first of the given languages that the bundle
    /// supports.
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

    /// Returns the localized string for a key with its Markdown parsed, or the value if the table
    /// does not have it, or the key if the value is nil or empty.
    ///
    /// Placeholders are left unfilled, and plural variations use the `other` form.
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
