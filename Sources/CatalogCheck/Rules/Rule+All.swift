import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  /// Every rule, in the order in which a row reports them.
  public static let all: [Rule] =
    readerRules + [
      .pluralMissing, .pluralAmbiguous, .pluralOtherMissing,
      .specExtra, .specGap, .specType, .specDangerous, .substitutionUndefined,
      .argumentOutsideSubstitution, .nestingInvalid,
      .inflectUnknownWord, .inflectAmbiguous, .inflectUnsupportedLanguage, .inflectNumberSpelling,
      .inflectInvalid, .inflectInPlainString,
      .bidiOverride, .bidiUnbalanced, .controlCharacter,
      .truncates,
    ]

  /// The rules that only readers report.
  ///
  /// Readers report `plural-other-missing`, `nesting-invalid` and `control-char` as well.
  private static let readerRules: [Rule] = [
    Rule(reportedByReaders: .unreadable, summary: "a file cannot be opened or read"),
    Rule(reportedByReaders: .encoding, summary: "bytes are not valid in the encoding of the file"),
    Rule(reportedByReaders: .jsonSyntax, summary: "a file is not well-formed JSON"),
    Rule(reportedByReaders: .jsonDuplicateKey, summary: "a JSON object has the same member twice"),
    Rule(reportedByReaders: .rootUnknownKey, summary: "a catalog has a member that galley ignores"),
    Rule(reportedByReaders: .versionUnknown, summary: "a catalog has an unknown format version"),
    Rule(
      reportedByReaders: .shapeOverlap,
      summary: "an object has two members of which only one counts"),
    Rule(
      reportedByReaders: .stringsMissingSemicolon,
      summary: "an entry of a .strings file has no semicolon"),
    Rule(reportedByReaders: .stringsSyntax, summary: "a .strings file is not well-formed"),
    Rule(
      reportedByReaders: .stringsBadEscape,
      summary: "an escape sequence does not mean what it seems to mean"),
    Rule(
      reportedByReaders: .stringsDuplicate,
      summary: "a .strings or .stringsdict file has the same key twice"),
    Rule(reportedByReaders: .plistSyntax, summary: "a property list is not well-formed"),
    Rule(reportedByReaders: .dictOverride, summary: "a .stringsdict entry hides a .strings entry"),
    Rule(reportedByReaders: .lprojPlacement, summary: "a string catalog is in an .lproj folder"),
    Rule(reportedByReaders: .tableClash, summary: "two files define the same table"),
    Rule(
      reportedByReaders: .sampleUnknown, summary: "a sample is not valid, or no table has its key"),
  ]
}
