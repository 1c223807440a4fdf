/// What is wrong in a file, or with a row; the raw value is the id that programs are told.
public enum ProblemKind: String, CaseIterable, Hashable, Sendable {
  /// The file cannot be opened or read.
  case unreadable
  /// The file is not well-formed JSON here.
  case jsonSyntax = "json-syntax"
  /// A member stands twice in one JSON object; the last one counts.
  case jsonDuplicateKey = "json-duplicate-key"
  /// An entry of a .strings file is not closed by a semicolon.
  case stringsMissingSemicolon = "strings-missing-semicolon"
  /// A .strings file is not well-formed here.
  case stringsSyntax = "strings-syntax"
  /// A property list is not well-formed here.
  case plistSyntax = "plist-syntax"
  /// The bytes are not what the file's encoding allows.
  case encoding
  /// A variation stands where none may stand, or lacks a part without which it means nothing.
  case nestingInvalid = "nesting-invalid"
  /// Two shapes of which only one counts stand in the same object.
  case shapeOverlap = "shape-overlap"
  /// Two files give one table.
  case tableClash = "table-clash"
  /// A plural rule has no `other`.
  case pluralOtherMissing = "plural-other-missing"
  /// A member beside `strings` that nobody reads.
  case rootUnknownKey = "root-unknown-key"
  /// A version of the format that is not known.
  case versionUnknown = "version-unknown"
  /// A key stands twice in a .strings or .stringsdict file; the last value counts.
  case stringsDuplicate = "strings-duplicate"
  /// An escape sequence that does not mean what it seems to.
  case stringsBadEscape = "strings-bad-escape"
  /// An entry of a .stringsdict hides one of a .strings file.
  case dictOverride = "dict-override"
  /// A catalog in an .lproj folder.
  case lprojPlacement = "lproj-placement"
  /// A control character in a text.
  case controlCharacter = "control-char"

  /// A sample for a key that the table does not have, or of a kind that nobody knows.
  case sampleUnknown = "sample-unknown"

  /// A placeholder for which there is no argument.
  case specExtra = "spec-extra"
  /// A placeholder whose argument is of another type.
  case specType = "spec-type"
  /// A placeholder with a position that no argument can have.
  case specGap = "spec-gap"
  /// A placeholder that reads or writes memory.
  case specDangerous = "spec-dangerous"
  /// A reference to a substitution that the text does not have.
  case substitutionUndefined = "subst-undefined"
  /// `%arg` in a text that is no form of a substitution.
  case argumentOutsideSubstitution = "arg-outside-subst"
  /// There is no form for the number's category, and `other` is shown.
  case pluralMissing = "plural-missing"
  /// A number takes one form as a value, and another one as it is written.
  case pluralAmbiguous = "plural-ambiguous"
  /// A directional format character that opens and is not closed, or closes what is not open.
  case bidiUnbalanced = "bidi-unbalanced"
  /// A directional format character that turns even letters.
  case bidiOverride = "bidi-override"
  /// A row that does not show its whole text.
  case truncates

  /// How bad that is.
  public var severity: Severity {
    switch self {
    case .unreadable, .jsonSyntax, .jsonDuplicateKey, .stringsMissingSemicolon, .stringsSyntax,
      .plistSyntax, .encoding, .nestingInvalid, .shapeOverlap, .tableClash, .pluralOtherMissing,
      .specExtra, .specType, .specGap, .substitutionUndefined, .truncates:
      .error
    case .rootUnknownKey, .versionUnknown, .stringsDuplicate, .stringsBadEscape, .dictOverride,
      .lprojPlacement, .controlCharacter, .sampleUnknown, .specDangerous,
      .argumentOutsideSubstitution, .pluralMissing, .pluralAmbiguous, .bidiUnbalanced,
      .bidiOverride:
      .warning
    }
  }
}

/// How bad a problem is.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Worth knowing.
  case info
  /// Probably a mistake.
  case warning
  /// Users will see it.
  case error

  /// From `info` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
