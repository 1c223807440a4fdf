public import SourceText
public import StringCatalog

/// The .strings and .stringsdict files of one string catalog, as an app's bundle has them.
///
/// A text that does not vary goes to the .strings file of its language, a text with plural forms or
/// variations by device to the .stringsdict file. Foundation finds the same texts in these files as
/// in the catalog.
///
/// ```swift
/// for file in CompiledCatalog(table).files { print(file.path) }  // de.lproj/Travel.strings
/// ```
public struct CompiledCatalog: Sendable {
  /// A file of the bundle.
  public struct File: Hashable, Sendable {
    /// The path in the bundle: `de.lproj/Travel.strings`.
    public var path: String
    /// The content, in UTF-8.
    public var text: String
  }

  /// A text that these formats cannot hold.
  public struct Omission: Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// The locale of the text.
    public var locale: String
    /// The location of the localization in the catalog.
    public var location: SourceLocation
    /// The reason.
    public var message: String
  }

  /// The files, locale by locale.
  public private(set) var files: [File] = []
  /// The texts that are in none of the files.
  public private(set) var omissions: [Omission] = []

  /// Makes the files of a catalog.
  ///
  /// - Parameters:
  ///   - table: the table of a string catalog.
  ///   - isWanted: whether the files of a locale are made.
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
      files.append(
        File(path: path + ".stringsdict", text: PropertyList.dictionary(rules).document))
    }
  }
}

extension String {
  /// Whether a folder can have the name: it is no path that leads elsewhere.
  fileprivate var isFolderName: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_@=".unicodeScalars.contains(scalar))
      }
  }
}
