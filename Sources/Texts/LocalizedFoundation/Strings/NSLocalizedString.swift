// These functions deliberately have the name of Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
  public import Foundation
  internal import LocalizedText

  // Foundation's function has default arguments. Swift prefers functions without them, so calls
  // resolve to these, which read catalogs and never crash.

  /// Returns the localized string for a key in the program's `Localizable` table, or the key if the
  /// table does not have it.
  ///
  /// Placeholders are left unfilled, and plural variations use the `other` form. To choose the
  /// form, use `String(localized:)` or, with a single number,
  /// `String.localizedStringWithFormat(_:_:)` or `String(format:_:)`.
  ///
  /// ```swift
  /// NSLocalizedString("pencil", comment: "A tool to draw with")
  /// ```
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    text(forKey: key, table: nil, bundle: .main, value: "")
  }

  /// Returns the localized string for a key in a table of the program, or the key if the table does
  /// not have it.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    text(forKey: key, table: tableName, bundle: .main, value: "")
  }

  /// Returns the localized string for a key in the `Localizable` table of a bundle, or the key if
  /// the table does not have it.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    text(forKey: key, table: nil, bundle: bundle, value: "")
  }

  /// Returns the localized string for a key in the program's `Localizable` table, or the value if
  /// the table does not have it, or the key if the value is empty.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    text(forKey: key, table: nil, bundle: .main, value: value)
  }

  /// Returns the localized string for a key in a table of a bundle, or the key if the table does
  /// not have it.
  public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: bundle, value: "")
  }

  /// Returns the localized string for a key in a table of the program, or the value if the table
  /// does not have it, or the key if the value is empty.
  public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: .main, value: value)
  }

  /// Returns the localized string for a key in the `Localizable` table of a bundle, or the value if
  /// the table does not have it, or the key if the value is empty.
  public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    text(forKey: key, table: nil, bundle: bundle, value: value)
  }

  /// Returns the localized string for a key in a table of a bundle, or the value if the table does
  /// not have it, or the key if the value is empty.
  ///
  /// With all arguments and `tableName: nil`, Swift calls Foundation's function, which does not
  /// read catalogs. Omit `tableName` instead.
  public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: bundle, value: value)
  }

  private func text(
    forKey key: String, table: String?, bundle: Bundle, value: String
  ) -> String { bundle.text(forKey: key, value: value, table: table, in: .current) }
#endif
