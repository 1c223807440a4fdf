internal import JSONDocuments
import PreviewRows
package import SourceText
import StringCatalog

extension Rule {
  /// The rules that only readers report.
  ///
  /// Readers also report `plural-other-missing`, `nesting-invalid`, `control-char`, and
  /// `slot-invalid`.
  static let ofReaders: [Rule] = [
    Rule(
      .unreadable, "unreadable file",
      why: "galley cannot show or check anything in the file.",
      fix: "Check the path and the permissions."),
    Rule(
      .encoding, "invalid bytes for the file's encoding",
      why: """
        Apps show U+FFFD instead of the bytes, or cannot read the file: a Latin-1 "é" in a UTF-8 \
        file.
        """,
      fix: "Save the file as UTF-8."),
    Rule(
      .jsonSyntax, "invalid JSON",
      why: """
        Xcode cannot open the catalog, so the app gets none of its strings. Merges often lose a \
        comma.
        """,
      fix: "Fix the syntax at the reported position."),
    Rule(
      .mergeConflict, "unresolved merge conflict",
      why: """
        Xcode cannot open a file with conflict markers, so the app gets none of its strings. \
        galley shows the first version.
        """,
      fix: """
        Run galley merge --resolve. Or keep one version, or parts of both, and remove the lines with \
        "<<<<<<<", "=======" and ">>>>>>>".
        """),
    Rule(
      .jsonDuplicateKey, "duplicate field in a JSON object",
      why: """
        Parsers keep only one of them, and not always the same one. The next save deletes the \
        other translation.
        """,
      fix: "Remove one of them."),
    Rule(
      .rootUnknownKey, "unknown top-level field",
      why: """
        The name is misspelled, like "sourceLanguge", or comes from a newer format. galley \
        ignores it.
        """,
      fix: "Fix the name, or ignore the warning if Xcode wrote it."),
    Rule(
      .unknownMember, "unknown field in an entry",
      why: """
        Xcode ignores the field or rejects the file. The name is misspelled, like "stringunit", \
        or comes from a newer format.
        """,
      fix: "Fix the name, or ignore the warning if Xcode wrote it."),
    Rule(
      .versionUnknown, "unknown catalog version",
      why: "In a newer format, a field may mean something else.",
      fix: "Check the file in the Xcode version that wrote it."),
    Rule(
      .shapeOverlap, "conflicting fields; only one is used",
      why: #"One of two strings is never shown: "stringUnit" next to "variations"."#,
      fix: "Remove the field that is not needed."),
    Rule(
      .stringsMissingSemicolon, "missing semicolon in a .strings file",
      why: "The build fails, or the rest of the file is ignored.",
      fix: "End the entry with a semicolon."),
    Rule(
      .stringsSyntax, "invalid .strings file",
      why: """
        Everything after the error may be lost silently: one stray "=" cost an app 246 of 743 \
        strings.
        """,
      fix: """
        Fix the syntax at the reported position. Write \\" for a quotation mark inside a string.
        """),
    Rule(
      .stringsStray, "stray characters at the end of a .strings file",
      why: "Foundation stops reading there. Nothing is lost yet, but entries added below would be.",
      fix: "Remove the characters."),
    Rule(
      .stringsBadEscape, "invalid escape sequence in a .strings file",
      why: """
        Users see the letters of the escape sequence: \\u203A shows "u203A".
        """,
      fix: "Write \\U203A with a capital U, or the character itself."),
    Rule(
      .stringsDuplicate, "duplicate key in a .strings or .stringsdict file",
      why: "The last one wins. The translator may have edited the first.",
      fix: "Remove one of them."),
    Rule(
      .plistSyntax, "invalid property list",
      why: "The app cannot read the plural forms, and shows the keys.",
      fix: "Fix the syntax at the reported position."),
    Rule(
      .dictOverride, ".stringsdict overrides the .strings string with the same key",
      why: """
        The app never uses the string in the .strings file, but translators keep working on it.
        """,
      fix: "Remove the entry from the .strings file."),
    Rule(
      .xliffPrefix, "namespace prefix in an XLIFF file",
      why: """
        Xcode skips the whole file without a message, and no translation is imported. Python's \
        ElementTree writes such files.
        """,
      fix: "Import the file with galley, or write it without the prefix."),
    Rule(
      .xliffOriginal, "XLIFF file that does not name its catalog",
      why: """
        Xcode finds the catalog by the attribute "original" of <file>. Without it, it skips the \
        strings without a message.
        """,
      fix: "Restore the attribute from the exported file."),
    Rule(
      .xliffLanguage, "XLIFF file that does not name its language",
      why: """
        The attribute "target-language" of <file> names the language of the translations. galley \
        takes the one in the name of the file.
        """,
      fix: "Restore the attribute from the exported file."),
    Rule(
      .xliffInline, "inline element in a translation",
      why: """
        Xcode drops <g>, <ph> and <x/>. Some platforms turn placeholders into them, which are lost \
        on import.
        """,
      fix: "Write the placeholder as text: %@. Turn off tag protection on the platform."),
    Rule(
      .xliffSpace, "lost no-break space in an XLIFF file",
      why: """
        Some platforms turn no-break spaces into plain ones. The app then breaks lines between a \
        number and its unit, or before a punctuation mark.
        """,
      fix: "Type a no-break space (U+00A0), or copy it from the source string."),
    Rule(
      .xliffDuplicate, "two units for one string in an XLIFF file",
      why: "Only one of the translations is imported. The translator may have edited the other.",
      fix: "Remove one of them."),
    Rule(
      .lprojPlacement, "String Catalog in an .lproj folder",
      why: "Xcode treats the folder as the language of every string in the catalog.",
      fix: "Move the catalog next to the .lproj folders."),
    Rule(
      .tableClash, "two files define the same table",
      why: "Xcode refuses to build a target with both.",
      fix: "Move all strings into one of the files."),
    Rule(
      .sampleUnknown, "invalid sample value, or sample for an unknown key",
      why: "The row shows an invented value instead of the sample.",
      fix: "Fix the key or the value in the samples file."),
  ]
}

extension RuleID {
  package static let incompleteLocale = RuleID("incomplete-locale", .error)
  package static let sourceChanged = RuleID("source-changed", .warning)
  package static let keyUnused = RuleID("key-unused", .warning)
  package static let keyMissing = RuleID("key-missing", .warning)
  package static let unbuiltLocale = RuleID("unbuilt-locale", .warning)
  package static let xliffRefused = RuleID("xliff-refused", .error)
  package static let unbuiltTable = RuleID("unbuilt-table", .warning)
  package static let promptUntranslated = RuleID("prompt-untranslated", .warning)
  package static let ignoreUnused = RuleID("ignore-unused", .warning)
  package static let exceptionUnused = RuleID("exception-unused", .warning)
}

// Rules that need more than the strings: commands report them with the project's settings, its
// earlier strings, or its code.
extension Rule {
  static let incompleteLocale = Rule(
    .incompleteLocale, "language below the minimum in .galley.json",
    why: #"The project requires complete translations: {"min": {"de": 100}}."#,
    fix: #"Translate the missing strings, or lower "min" in .galley.json."#)
  static let sourceChanged = Rule(
    .sourceChanged, "source string changed, translation did not (with --since)",
    why: """
      The translation is outdated: "15 days" became "30 days", but the German still says "15 \
      Tage".
      """,
    fix: "Update the translation, or mark it as needs_review.")
  static let unbuiltLocale = Rule(
    .unbuiltLocale, "language that no target of the Xcode project builds",
    why: """
      Users never see the language, because its files are in no target. galley reports the problems \
      of its strings as hints.
      """,
    fix: "Add the language to the Xcode project, or remove its .lproj folder.")
  static let unbuiltTable = Rule(
    .unbuiltTable, "table that no target of the Xcode project builds",
    why: "The app does not contain the table, so users see the keys or the strings of the code.",
    fix: "Add the file to a target in Xcode (Target Membership), or delete it.")
  static let promptUntranslated = Rule(
    .promptUntranslated, "permission prompt of Info.plist in no table InfoPlist",
    why: """
      The system asks all users in the language of Info.plist: "NSCameraUsageDescription" has no \
      translation.
      """,
    fix: "Add the key to InfoPlist.xcstrings, and translate it.")
  static let keyUnused = Rule(
    .keyUnused, "key not found in the code (with --sources)",
    why: """
      Translators work on a string that nobody sees. galley searched the folder's .swift, .m, .h, \
      .mm, .plist, .xib, .storyboard, .json and .intentdefinition files for the key and its \
      parts.
      """,
    fix: """
      Remove the entry. If the app builds the key at run time, add [galley: ignore key-unused] to \
      its comment.
      """)
  static let keyMissing = Rule(
    .keyMissing, "string in the code missing from its table (with --sources)",
    why: """
      Users of every language see the source string: Text("Sign out") without an entry "Sign out" \
      in Localizable.
      """,
    fix: """
      Add the key to the table, or build the app in Xcode, which adds it. If the text is not \
      meant for translation, use Text(verbatim:).
      """)
  static let xliffRefused = Rule(
    .xliffRefused, "translation that galley import would refuse",
    why: """
      The string is not imported: its source string has changed meanwhile, the catalog has no such \
      key, or another program has damaged the translation. An .xcloc folder contains the catalogs to \
      compare with; for an XLIFF file, name them beside it.
      """,
    fix:
      "Export the strings again, and restore what was lost. galley import --force skips the check.")
  static let ignoreUnused = Rule(
    .ignoreUnused, "unused [galley: ignore] in a comment",
    why: """
      The string was fixed, or the rule name is misspelled. The next problem of this kind would \
      be ignored: [galley: ignore end-punct].
      """,
    fix: "Remove the rule from the comment, or fix its name.")
  static let exceptionUnused = Rule(
    .exceptionUnused, "unused exception in .galley.json",
    why: """
      The string was fixed, or a name is misspelled. The next problem of this kind would be \
      ignored: {"rules": ["url-changed"], "keys": ["legal.*"]}.
      """,
    fix: "Remove the exception, or fix its patterns.")
}
