public import SourceText
public import StringCatalog

/// The .strings and .stringsdict files compiled from a String Catalog, as in an app's bundle.
///
/// Strings that do not vary are written to the .strings file of their language, and strings that
/// vary by plural or device to the .stringsdict file. Foundation finds the same strings in these
/// files as in the catalog.
///
/// ```swift
/// for file in CompiledCatalog(table).files { print(file.path) }  // de.lproj/Travel.strings
/// ```
public struct CompiledCatalog: Sendable {
  /// A file of the bundle.
  public struct File: Hashable, Sendable {
    /// The path in the bundle, such as `de.lproj/Travel.strings`.
    public var path: String
    /// The content, encoded in UTF-8.
    public var text: String
  }

  /// A localization that these formats cannot represent.
  public struct Omission: Hashable, Sendable {
    /// The key of the string, as in the catalog.
    public var key: String
    /// The locale of the localization, as spelled in the catalog.
    public var locale: String
    /// The location of the localization in the catalog.
    public var location: SourceLocation
    /// The reason for the omission.
    public var message: String
  }

  /// The files, grouped by locale.
  public private(set) var files: [File] = []
  /// The localizations left out of the files.
  public private(set) var omissions: [Omission] = []

  /// Compiles a catalog.
  ///
  /// - Parameters:
  ///   - table: the table of a String Catalog.
  ///   - isWanted: returns whether to compile a locale.
  public init(_ table: Table, isWanted: (String) -> Bool = { _ in true }) {
    let source = table.sourceLanguage
    let others = table.locales.filter { $0 != source }
    for locale in [source].compactMap(\.self) + others where isWanted(locale) {
      add(locale, of: table, isSource: locale == source)
    }
  }

  private mutating func add(_ locale: String, of table: Table, isSource: Bool) {
    guard locale.isFolderName else {
      for entry in table.entries {
        guard let localization = entry.localization(locale) else { continue }
        omissions.append(
          Omission(
            key: entry.key, locale: locale, location: localization.location,
            message: "'\(locale)' is not the name of a locale"))
      }
      return
    }
    var strings = ""
    var rules: [PropertyList.Member] = []
    for entry in table.entries {
      guard let localization = entry.localization(locale) else {
        // The key is the text of the source language.
        if isSource { strings += StringsWriter.line(entry.key, entry.key) }
        continue
      }
      do throws(CompiledEntry.Fault) {
        let compiled = try CompiledEntry(localization, source: table.sourceLanguage)
        if let text = compiled.text { strings += StringsWriter.line(entry.key, text) }
        if let rule = compiled.rule {
          try CompiledEntry.check(entry.key)
          rules.append(PropertyList.Member(name: entry.key, value: rule))
        }
      } catch {
        omissions.append(
          Omission(
            key: entry.key, locale: locale, location: localization.location,
            message: error.description))
      }
    }
    let path = "\(locale).lproj/\(table.name)"
    if !strings.isEmpty { files.append(File(path: path + ".strings", text: strings)) }
    if !rules.isEmpty {
      files.append(File(path: path + ".stringsdict", text: PropertyList.dictionary(rules).document))
    }
  }
}

extension String {
  /// Whether the string is safe as a folder name, not a path that leads elsewhere.
  fileprivate var isFolderName: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_@=".unicodeScalars.contains(scalar))
      }
  }
}
