// The functions have the name that Foundation's has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
  public import Foundation
  internal import LocalizedText

  // Foundation's function has default values for its parameters. Swift prefers a function without
  // them, so a call finds one of these, which read catalogs and never crash.

  /// Returns the text for a key in the table `Localizable` of the program; the key if it has none.
  ///
  /// Placeholders stay as they are written, and of plural forms the result is `other`.
  /// `String.localizedStringWithFormat(_:_:)` and `String(format:_:)` with one number choose the form;
  /// `String(localized:)` always does.
  ///
  /// ```swift
  /// NSLocalizedString("pencil", comment: "A tool to draw with")
  /// ```
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    text(forKey: key, table: nil, bundle: .main, value: "")
  }

  /// Returns the text for a key in a table of the program; the key if it has none.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    text(forKey: key, table: tableName, bundle: .main, value: "")
  }

  /// Returns the text for a key in the table `Localizable` of a bundle; the key if it has none.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    text(forKey: key, table: nil, bundle: bundle, value: "")
  }

  /// Returns the text for a key in the table `Localizable` of the program; a value if it has none,
  /// or the key if the value is empty.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    text(forKey: key, table: nil, bundle: .main, value: value)
  }

  /// Returns the text for a key in a table of a bundle; the key if it has none.
  public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: bundle, value: "")
  }

  /// Returns the text for a key in a table of the program; a value if it has none, or the key if
  /// the value is empty.
  public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: .main, value: value)
  }

  /// Returns the text for a key in the table `Localizable` of a bundle; a value if it has none, or
  /// the key if the value is empty.
  public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    text(forKey: key, table: nil, bundle: bundle, value: value)
  }

  /// Returns the text for a key in a table of a bundle; a value if it has none, or the key if the
  /// value is empty.
  ///
  /// A call with all arguments and `tableName: nil` means Foundation's function, which knows no
  /// catalogs: leave the argument out.
  public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    text(forKey: key, table: tableName, bundle: bundle, value: value)
  }

  private func text(
    forKey key: String, table: String?, bundle: Bundle, value: String
  ) -> String { bundle.text(forKey: key, value: value, table: table, in: .current) }
#endif
