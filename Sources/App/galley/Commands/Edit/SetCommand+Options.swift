import CatalogEditing
import StringCatalog

extension SetCommand {
  @OptionList<Self> static var options: [Option<Self>] {
    shared(locale: "Set the language to write, such as fr-CA")
    Option.state(
      .value(\.state, .choice(TextRequest.states, named: "STATE"), OptionText.writtenState)
    ).with("Set the state (default: translated)")
    Option.from(\.file)
    Option.form(\.path).with("Write this plural form or variation")
    Option(
      "comment", in: .selection,
      help: "Set the comment of the string. An empty TEXT removes it.",
      .value(\.comment, .text("TEXT")) { TextRequest.Lock(text: $0.isEmpty ? nil : $0) })
    Option(
      "extraction", in: .selection,
      help: """
        Set the extraction state. It is automatic, manual, extracted_with_value, migrated, or stale.
        """,
      .value(\.extraction, .text("STATE")) { text throws(InvalidValue) in
        guard TextRequest.extractionStates.contains(text) else {
          throw InvalidValue(oneOf: TextRequest.extractionStates)
        }
        return TextRequest.Lock(text: text == "automatic" ? nil : text)
      })
    Option(
      "rename-locale", in: .selection,
      help: "Give all translations in the language OLD to the language NEW.",
      .value(\.rename, .text("OLD=NEW")) { text throws(InvalidValue) in
        guard let rename = LocaleRename(text) else {
          throw InvalidValue(expected: "two languages, such as pt=pt-BR")
        }
        return rename
      })
    Option(
      "translatable", in: .selection,
      help: "Set whether the string is translated. no is Xcode's \"Don't Translate\".",
      .value(\.shouldTranslate, .choice(["yes", "no"]), OptionText.yesOrNo))
    Option(
      "draft", in: .output,
      help: "Mark what is written as needs review, for a person to read.", .flag(\.isDraft))
    Option(
      "only-state", in: .selection,
      help: "Change the state of all strings of the language in this state. Use with --state.",
      .value(\.onlyState, .choice(TextRequest.states, named: "STATE"), OptionText.writtenState))
    Option(
      "replace", in: .selection,
      help: "Replace words in all translations of the language. Placeholders stay as they are.",
      .flag(\.replaces))
    Option.keys(\.keys)
    Option.format(\.format)
    EditFlags.options(\.flags)
      .with("force", "Ignore placeholder problems, unused plural forms and \"Don't Translate\"")
  }
}
