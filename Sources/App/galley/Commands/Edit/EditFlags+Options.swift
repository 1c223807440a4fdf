import CatalogEditing

extension EditFlags: OptionOwner {
  static var options: [Option<Self>] {
    Option.dryRun(\.isDryRun)
    Option("create", in: .output, help: "Add keys that no table has.", .flag(\.creates))
    Option(
      "add-locale", in: .output, help: "Add languages that the catalogs do not have.",
      .flag(\.addsLocales))
    Option(
      "flatten", in: .output,
      help: "Replace plural forms and other variations with a plain string.", .flag(\.flattens))
    Option(
      "vary", in: .output,
      help: """
        Replace a plain string with plural forms or other variations. The forms that are not given \
        start as copies in the state new.
        """,
      .flag(\.varies))
    Option.force(\.forces)
    Option(
      "minor", in: .output,
      help: """
        Do not mark translations as needs review when a source string changes. Without it, they are marked \
        unless only case or punctuation changed.
        """,
      .flag(\.keepsStates))
    Option(
      "keep-going", in: .output,
      help: "Write the accepted strings even if others are refused. The exit code is 1.",
      .flag(\.keepsGoing))
  }
}
