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
      summary: "a file cannot be opened or read",
      why: "Nothing of the file is shown or checked.",
      fix: "Check the path and the permissions."),
    Rule(
      reportedByReaders: .encoding,
      summary: "bytes are not valid in the encoding of the file",
      why: """
        Apps show U+FFFD in place of the bytes, or cannot read the file: a Latin-1 "é" in a \
        UTF-8 file.
        """,
      fix: "Save the file as UTF-8."),
    Rule(
      reportedByReaders: .jsonSyntax,
      summary: "a file is not well-formed JSON",
      why: """
        Xcode cannot open the catalog, and no text of it reaches the app. A merge often loses \
        a comma.
        """,
      fix: "Correct the place that the message names."),
    Rule(
      reportedByReaders: .mergeConflict,
      summary: "a merge conflict in a file is not resolved",
      why: """
        The file contains two versions of some lines, after one with "<<<<<<<". Xcode cannot open \
        it, and no text of it reaches the app. galley reads the first version and ignores the other.
        """,
      fix: """
        Keep one of the versions, or parts of both, and remove the lines with "<<<<<<<", "=======" \
        and ">>>>>>>".
        """),
    Rule(
      reportedByReaders: .jsonDuplicateKey,
      summary: "a JSON object has the same member twice",
      why: """
        Only one of the two counts, and which one depends on the reader. The other translation \
        is lost at the next save.
        """,
      fix: "Keep one of the two."),
    Rule(
      reportedByReaders: .rootUnknownKey,
      summary: "a catalog has a member that galley ignores",
      why: """
        The member is misspelt, or from a newer format that galley does not know: \
        "sourceLanguge".
        """,
      fix: "Correct the name, or ignore the warning if Xcode wrote it."),
    Rule(
      reportedByReaders: .unknownMember,
      summary: "an entry has a member that galley ignores",
      why: """
        The member is misspelt, so Xcode ignores it or rejects the file, or is from a newer format: \
        "stringunit" beside "variations".
        """,
      fix: "Correct the name, or ignore the warning if Xcode wrote it."),
    Rule(
      reportedByReaders: .versionUnknown,
      summary: "a catalog has an unknown format version",
      why: "A newer format may mean something else than galley reads.",
      fix: "Check the file with the Xcode that wrote it."),
    Rule(
      reportedByReaders: .shapeOverlap,
      summary: "conflicting members; only one is used",
      why: "One of two texts is never shown: \"stringUnit\" beside \"variations\".",
      fix: "Keep the member that is meant."),
    Rule(
      reportedByReaders: .stringsMissingSemicolon,
      summary: "an entry of a .strings file has no semicolon",
      why: "The build fails, or the rest of the file is not read.",
      fix: "End the entry with a semicolon."),
    Rule(
      reportedByReaders: .stringsSyntax,
      summary: "a .strings file is not well-formed",
      why: """
        Everything after the place may be lost without a message: one stray "=" lost 246 of \
        743 texts of an app.
        """,
      fix: "Correct the place; write \\\" for a quotation mark inside a text."),
    Rule(
      reportedByReaders: .stringsStray,
      summary: "a .strings file ends with characters that belong to no entry",
      why: """
        Foundation stops reading there. Nothing is lost yet, but it would not read an entry that \
        somebody adds below.
        """,
      fix: "Remove the characters."),
    Rule(
      reportedByReaders: .stringsBadEscape,
      summary: "an escape sequence does not mean what it seems to mean",
      why: "Users read the letters of the escape: \\u203A shows \"u203A\".",
      fix: "Write \\U203A with a capital U, or the character itself."),
    Rule(
      reportedByReaders: .stringsDuplicate,
      summary: "a .strings or .stringsdict file has the same key twice",
      why: "The last text wins, and the translator may have corrected the first.",
      fix: "Remove one of the two."),
    Rule(
      reportedByReaders: .plistSyntax,
      summary: "a property list is not well-formed",
      why: "The app cannot read the plural forms, and shows the keys.",
      fix: "Correct the place that the message names."),
    Rule(
      reportedByReaders: .dictOverride,
      summary: "a .stringsdict entry hides a .strings entry",
      why: "The text in the .strings file is never shown, although translators work on it.",
      fix: "Remove the entry from the .strings file."),
    Rule(
      reportedByReaders: .lprojPlacement,
      summary: "a string catalog is in an .lproj folder",
      why: "Xcode takes the folder as the language of all texts in the catalog.",
      fix: "Move the catalog to the folder that contains the .lproj folder."),
    Rule(
      reportedByReaders: .tableClash,
      summary: "two files define the same table",
      why: "Xcode does not build a target with both.",
      fix: "Move all texts into one of the files."),
    Rule(
      reportedByReaders: .sampleUnknown,
      summary: "a sample is not valid, or no table has its key",
      why: "The row is shown with an invented value instead of the sample.",
      fix: "Correct the key or the value in the samples file."),
  ]
}
