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

    func text(
      forKey key: String, value: String?, table: String?, in environment: EnvironmentValues
    ) -> String {
      let table = TableName(table, in: .init(self))
      return environment.localizer.format(forKey: key, in: table, for: environment)
        ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }
#endif
