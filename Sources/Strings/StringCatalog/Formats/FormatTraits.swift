internal import SourceText

/// The properties of a format, for code that reads files and builds tables.
///
/// Each format defines its traits in its own folder.
struct FormatTraits: Sendable {
  /// The properties of tables in this format.
  let table: TableTraits
  /// Whether entries of this format hide those with the same key and locale in other files, as in
  /// an app.
  var hidesOthers = false
  /// How versions of a file are merged by string; nil if only line by line.
  var merging: CatalogFormat.Merging?
  /// Whether Xcode writes files of this format in one canonical form.
  var isCanonical = false
  /// Whether files of this format belong to a project, so that a search of its folders finds them.
  var isOfProject = true
  /// Reads a file.
  let read: @Sendable (_ bytes: ByteBuffer, _ path: String) -> CatalogFile
}

/// The properties that differ between tables of different formats.
///
/// Code tests for a trait, not for a format; only the editors of files refer to formats by name.
package struct TableTraits: Sendable {
  /// The source of a string's locale.
  package enum LocaleSource: Sendable {
    /// The file contains all locales and is a table of its own.
    case file
    /// The `.lproj` folder of the file. Files with the same name in sibling folders form one table.
    case folder
    /// The attributes of a part of the file: each unit has a source string and its translation, which
    /// alone can be edited.
    case unit
  }

  /// The source of a string's locale.
  package let locales: LocaleSource
  /// Whether translations have states.
  package let hasStates: Bool
  /// Whether a key without a source string is its own source string.
  package let keysAreTexts: Bool
  /// Whether Xcode generates files of other formats and Swift symbols from the table.
  package let isCompiled: Bool
  /// Whether substitutions state their argument number; otherwise only references to them may.
  package let numbersSubstitutions: Bool
  /// Whether the reader reports plural forms without `other`; otherwise a rule does.
  package let readerChecksPlurals: Bool
  /// The separator between key and form in Xcode's XLIFF files; nil if Xcode uses another notation.
  package let xliffSeparator: String?
}
