import StringCatalog

extension SetCommand {
  static let options: [Option] = [
    Option(
      "from", value: .file("FILE"), in: .selection,
      help: "Read strings from FILE, one JSON object per line. - is standard input.",
      sets: .path(\SetCommand.file), .path(\RemoveCommand.file)),
    Option(
      "form", value: .text("FORM"), in: .selection,
      help: """
        Write this plural form or variation. FORM is a plural form such as few, a device such as \
        mac, or a path such as device.mac.plural.one or substitution.count.plural.few.
        """,
      sets: .text(\SetCommand.path) { text throws(InvalidValue) in
        guard !text.isEmpty, let path = LeafPath(text) else {
          throw InvalidValue(
            expected: "a form such as few, or a path such as device.mac.plural.one")
        }
        return path
      }),
    Option(
      "create", in: .output, help: "Add keys that no table has.",
      sets: .value(\EditFlags.creates, true)),
    Option(
      "comment", value: .text("TEXT"), in: .selection,
      help: "Set the comment of the string. An empty TEXT removes it.",
      sets: .text(\SetCommand.comment) { text throws(InvalidValue) in
        TextRequest.Lock(text: text.isEmpty ? nil : text)
      }),
    Option(
      "extraction", value: .text("STATE"), in: .selection,
      help: """
        Set the extraction state. It is automatic, manual, extracted_with_value, migrated, or stale.
        """,
      sets: .text(\SetCommand.extraction) { text throws(InvalidValue) in
        guard TextRequest.extractionStates.contains(text) else {
          throw InvalidValue(expected: TextRequest.extractionStates.joined(separator: ", "))
        }
        return TextRequest.Lock(text: text == "automatic" ? nil : text)
      }),
    Option(
      "rename-locale", value: .text("OLD=NEW"), in: .selection,
      help: "Give all translations in the language OLD to the language NEW.",
      sets: .text(\SetCommand.rename) { text throws(InvalidValue) in
        guard let rename = LocaleRename(text) else {
          throw InvalidValue(expected: "two languages, such as pt=pt-BR")
        }
        return rename
      }),
    Option(
      "translatable", value: .text("yes|no"), in: .selection,
      help: "Set whether the string is translated. no is Xcode's \"Don't Translate\".",
      sets: .text(\SetCommand.shouldTranslate) { text throws(InvalidValue) in
        guard let value = ["yes": true, "no": false][text] else {
          throw InvalidValue(expected: "yes or no")
        }
        return value
      }),
    Option(
      "add-locale", in: .output, help: "Add languages that the catalogs do not have.",
      sets: .value(\EditFlags.addsLocales, true)),
    Option(
      "flatten", in: .output,
      help: "Replace plural forms and other variations with a plain string.",
      sets: .value(\EditFlags.flattens, true)),
    Option(
      "vary", in: .output,
      help: """
        Replace a plain string with plural forms or other variations. The forms that are not given \
        start as copies in the state new.
        """,
      sets: .value(\EditFlags.varies, true)),
    Option(
      "force", in: .output,
      help: """
        Ignore placeholder problems, unused plural forms and \"Don't Translate\". With remove, remove \
        more than a quarter of a table; with sync, mark more than a quarter as stale.
        """,
      sets: .value(\EditFlags.forces, true), .value(\RemoveCommand.forces, true),
      .value(\SyncCommand.forces, true)),
    Option(
      "minor", in: .output,
      help: """
        Do not mark translations as needs review when a source string changes. Without it, they are marked \
        unless only case or punctuation changed.
        """,
      sets: .value(\EditFlags.keepsStates, true)),
    Option(
      "keep-going", in: .output,
      help: "Write the accepted strings even if others are refused. The exit code is 1.",
      sets: .value(\EditFlags.keepsGoing, true)),
  ]
}
