internal import JSON
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  /// The rules that only readers report.
  ///
  /// Readers report `plural-other-missing`, `nesting-invalid`, `control-char` and `slot-invalid` as well.
  static let ofReaders: [Rule] = [
    Rule(
      reportedByReaders: .unreadable,
      summary: "unreadable file",
      why: "galley cannot show or check anything in the file.",
      fix: "Check the path and the permissions."),
    Rule(
      reportedByReaders: .encoding,
      summary: "invalid bytes for the file's encoding",
      why: """
        Apps show U+FFFD instead of the bytes, or cannot read the file: a Latin-1 "é" in a UTF-8 \
        file.
        """,
      fix: "Save the file as UTF-8."),
    Rule(
      reportedByReaders: .jsonSyntax,
      summary: "invalid JSON",
      why: """
        Xcode cannot open the catalog, so the app gets none of its strings. Merges often lose a \
        comma.
        """,
      fix: "Fix the reported position."),
    Rule(
      reportedByReaders: .mergeConflict,
      summary: "unresolved merge conflict",
      why: """
        Xcode cannot open a file with conflict markers, so the app gets none of its strings. \
        galley shows the first version.
        """,
      fix: """
        Keep one version, or parts of both, and remove the lines with "<<<<<<<", "=======" and \
        ">>>>>>>".
        """),
    Rule(
      reportedByReaders: .jsonDuplicateKey,
      summary: "duplicate member in a JSON object",
      why: """
        Parsers keep only one of them, and not always the same one. The next save deletes the \
        other translation.
        """,
      fix: "Remove one of them."),
    Rule(
      reportedByReaders: .rootUnknownKey,
      summary: "unknown member at the top of a catalog",
      why: """
        The name is misspelled, like "sourceLanguge", or comes from a newer format. galley \
        ignores it.
        """,
      fix: "Fix the name, or ignore the warning if Xcode wrote it."),
    Rule(
      reportedByReaders: .unknownMember,
      summary: "unknown member inside an entry",
      why: """
        Xcode ignores the member or rejects the file. The name is misspelled, like "stringunit", \
        or comes from a newer format.
        """,
      fix: "Fix the name, or ignore the warning if Xcode wrote it."),
    Rule(
      reportedByReaders: .versionUnknown,
      summary: "unknown catalog version",
      why: "In a newer format, a member may mean something else.",
      fix: "Check the file in the Xcode version that wrote it."),
    Rule(
      reportedByReaders: .shapeOverlap,
      summary: "conflicting members; only one is used",
      why: """
        One of two strings is never shown: "stringUnit" next to "variations".
        """,
      fix: "Remove the member that is not needed."),
    Rule(
      reportedByReaders: .stringsMissingSemicolon,
      summary: "missing semicolon in a .strings file",
      why: "The build fails, or the rest of the file is ignored.",
      fix: "End the entry with a semicolon."),
    Rule(
      reportedByReaders: .stringsSyntax,
      summary: "invalid .strings file",
      why: """
        Everything after the error may be lost silently: one stray "=" cost an app 246 of 743 \
        strings.
        """,
      fix: """
        Fix the reported position. Write \\" for a quotation mark inside a string.
        """),
    Rule(
      reportedByReaders: .stringsStray,
      summary: "stray characters at the end of a .strings file",
      why: """
        Foundation stops reading there. Nothing is lost yet, but entries added below would be.
        """,
      fix: "Remove the characters."),
    Rule(
      reportedByReaders: .stringsBadEscape,
      summary: "invalid escape sequence in a .strings file",
      why: """
        Users see the letters of the escape sequence: \\u203A shows "u203A".
        """,
      fix: "Write \\U203A with a capital U, or the character itself."),
    Rule(
      reportedByReaders: .stringsDuplicate,
      summary: "duplicate key in a .strings or .stringsdict file",
      why: "The last one wins. The translator may have edited the first.",
      fix: "Remove one of them."),
    Rule(
      reportedByReaders: .plistSyntax,
      summary: "invalid property list",
      why: "The app cannot read the plural forms, and shows the keys.",
      fix: "Fix the reported position."),
    Rule(
      reportedByReaders: .dictOverride,
      summary: ".stringsdict entry overrides the .strings entry with the same key",
      why: """
        The app never uses the string in the .strings file, but translators keep working on it.
        """,
      fix: "Remove the entry from the .strings file."),
    Rule(
      reportedByReaders: .lprojPlacement,
      summary: "String Catalog in an .lproj folder",
      why: "Xcode treats the folder as the language of every string in the catalog.",
      fix: "Move the catalog next to the .lproj folders."),
    Rule(
      reportedByReaders: .tableClash,
      summary: "two files define the same table",
      why: "Xcode refuses to build a target with both.",
      fix: "Move all strings into one of the files."),
    Rule(
      reportedByReaders: .sampleUnknown,
      summary: "invalid sample value, or sample for an unknown key",
      why: "The row shows an invented value instead of the sample.",
      fix: "Fix the key or the value in the samples file."),
  ]
}
