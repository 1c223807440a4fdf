internal import CatalogChanges
internal import CatalogCheck
internal import CatalogEditing
internal import SourceText
internal import StringCatalog

/// Search and replace in translations, shown row by row and written after Enter, as one edit.
extension Model {
  /// Asks whether to replace words in the marked rows, or else in all listed rows.
  ///
  /// The argument is two words, or words of any kind between marks: `/old words/new words/`.
  func replaceWords(_ argument: String) {
    guard let (old, new) = Self.words(of: argument),
      let replacement = TextReplacement(of: old, by: new)
    else { return status.say(":replace takes OLD NEW, or /OLD WORDS/NEW WORDS/") }
    guard !refusesEdits() else { return }
    let rows =
      list.marks.isEmpty
      ? list.rows.indices.map { [list] in list[$0] }.sorted() : list.marks.sorted()
    let changes = leaves(of: rows).compactMap { leaf in
      replacement.replaced(in: leaf.text).map { (leaf: leaf, text: $0) }
    }
    guard !changes.isEmpty else { return status.say("no translation here has '\(old)'") }
    if refusesEdits(of: changes.map { EntryName($0.leaf.localization) }) { return }
    open(
      Question(
        "replace words in \(changes.count.counted("string"))?",
        changes.flatMap { change -> [Question.Detail] in
          let difference = WordDifference(from: change.leaf.text, to: change.text)
          let form = change.leaf.path
          return [
            .entry(
              key: change.leaf.localization.entry.key,
              note: form.steps.isEmpty ? "" : FormList.Form.name(of: form)),
            .old(difference), .new(difference),
          ]
        }, yes: "write",
        // The state is kept, because nobody has reviewed the string.
        accepted: .write(
          changes.map { change in
            let state = change.leaf.state.flatMap { $0.isEmpty ? nil : $0 }
            return TextRequest(change.leaf, text: change.text, state: state)
          })))
  }

  private static func words(of argument: String) -> (String, String)? {
    if argument.hasPrefix("/") {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      guard parts.count == 2 || parts.count == 3 && parts.last == "" else { return nil }
      return (String(parts[1]), String(parts[2]))
    }
    let parts = argument.split(separator: " ")
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
