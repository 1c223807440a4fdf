import CatalogCheck
import CatalogEditing
import PreviewRows
import SourceText
import StringCatalog

/// Options of several commands that share no other one with them.
extension Option {
  static func width(
    _ path: any WritableKeyPath<Owner, Int?> & Sendable,
    _ read: @escaping @Sendable (String) throws(InvalidValue) -> Int = OptionText.columns
  ) -> Self {
    Option(
      "width", short: "w", in: .layout,
      help: """
        Set the row width in columns or points. It is in points with --metric points, with an option \
        for points, and for fit. Default: the terminal width without the gutter, else COLUMNS, else 80; \
        for fit, the row width of the iPhone. check tests the fit only if a width or a slot is given, \
        and also accepts a range such as 20-80.
        """,
      .value(path, .text("N"), read))
  }

  static func keys(_ path: any WritableKeyPath<Owner, [Glob]> & Sendable) -> Self {
    Option(
      "key", in: .selection,
      help:
        "Select strings by key. Patterns are those of --table. Repeat the option for more keys.",
      .list(path, .names("GLOB", of: .patterns), OptionText.globs))
  }

  static func state(_ setter: OptionSetter<Owner>) -> Self {
    Option(
      "state", in: .selection,
      help: """
        Select strings by state. Accepts several, like --locale; review is needs_review. With set, the \
        state to write (default: translated).
        """,
      setter)
  }

  static func since(_ path: any WritableKeyPath<Owner, String?> & Sendable) -> Self {
    Option(
      "since", in: .selection,
      help: """
        Select strings changed since REV. REV is a Git revision such as main or HEAD~1, or a date \
        such as yesterday, '3 days ago', or 2026-11-20. Browsing lists those changed in the language \
        shown; va lists all.
        """,
      .path(path, .text("REV"), "a revision such as main, or a date such as yesterday"))
  }

  static func sources(_ path: any WritableKeyPath<Owner, [String]> & Sendable) -> Self {
    Option(
      "sources", in: .selection,
      help: """
        Find the keys in the source code in DIR. While browsing, and in check, this enables the \
        rules key-unused and key-missing. explain and print --format json list the places that \
        use a key, and ge opens them. sync adds the keys. Repeat the option for more folders.
        """,
      .list(path, .file("DIR")) { text throws(InvalidValue) in
        [try OptionText.nonEmpty(text, "the path of a folder")]
      })
  }

  static func from(_ path: any WritableKeyPath<Owner, String?> & Sendable) -> Self {
    Option(
      "from", in: .selection,
      help: "Read strings from FILE, one JSON object per line. - is standard input.", .path(path))
  }

  static func form(_ path: any WritableKeyPath<Owner, LeafPath> & Sendable) -> Self {
    Option(
      "form", in: .selection,
      help: """
        Write or remove this plural form or variation. FORM is a plural form such as few, a device \
        such as mac, or a path such as device.mac.plural.one or substitution.count.plural.few.
        """,
      .value(path, .text("FORM")) { text throws(InvalidValue) in
        guard !text.isEmpty, let path = LeafPath(text) else {
          throw InvalidValue(
            expected: "a form such as few, or a path such as device.mac.plural.one")
        }
        return path
      })
  }

  static func format<Form: OptionChoice>(
    _ path: any WritableKeyPath<Owner, Form> & Sendable
  ) -> Self {
    Option(
      "format", in: .output,
      help: """
        Set the output format (default: text). json is for programs. print also writes csv, \
        markdown, and template for those who fill it in; diff writes markdown, github and html; fit writes csv and html; check writes sarif \
        for code scanning, junit for test reports, github for annotations in GitHub Actions, and \
        gitlab for Code Quality. export writes xliff (default) or csv.
        """,
      .choice(path, named: "FORMAT"))
  }

  static func fields(_ path: any WritableKeyPath<Owner, [RowField]> & Sendable) -> Self {
    let list = { (fields: [RowField]) in fields.map(\.rawValue).joined(separator: ", ") }
    return Option(
      "fields", in: .output,
      help: """
        Print only these fields of each row. Known: \(list(RowField.ofText)). As text, fields are \
        separated by tabs, and \\t, \\n and \\\\ stand for a tab, a line end and a backslash. As JSON, \
        all members of a row are known, and those that are empty, usual, or the same as the source are \
        left out; all prints every member. Default: the row as on the screen; for csv \(list(PrintCommand.usualFields(of: .csv))); for markdown \
        \(list(PrintCommand.usualFields(of: .markdown))).
        """,
      .list(
        path, .list("NAME,...", known: RowField.words), OptionText.fields))
  }

  static func dryRun(_ path: any WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    Option(
      "dry-run", in: .output,
      help: """
        Print what would be written without writing it. compile and symbols print the paths of the \
        files, set, remove and check --fix the changed strings.
        """,
      .flag(path))
  }

  static func force(_ path: any WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    Option(
      "force", in: .output,
      help: """
        Ignore placeholder problems, unused plural forms and \"Don't Translate\". With remove, remove \
        more than a quarter of a table, and a form that others need; with sync, mark more than a \
        quarter as stale.
        """,
      .flag(path))
  }

  static func list(_ path: any WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    Option(
      "list", in: .output,
      help: "List all rules. With merge --resolve, list the remaining conflicts.", .flag(path))
  }

  static func check(_ setter: OptionSetter<Owner>) -> Self {
    Option(
      "check", in: .output,
      help: "Check only: list the files that would change. Exit with 1 if a file would change.",
      setter)
  }
}

extension RowField {
  /// The words that stand for fields.
  static var words: [String] { allCases.map(\.rawValue) + ["all"] }
}
