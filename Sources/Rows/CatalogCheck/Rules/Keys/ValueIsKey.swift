import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let valueIsKey = Rule(
    RuleID("value-is-key", .warning), "translation is the key",
    why: #"Users see a name meant for developers: "trip.title" instead of "Your trip"."#,
    fix: "Translate the string."
  ) { checked, found in
    let key = checked.row.entry.key
    guard let translation = checked.translation, translation.text == key,
      translation.source != key, KeyKind(key) == .name
    else { return }
    found.add("the translation is the key")
  }
}
