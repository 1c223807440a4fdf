internal import MessageSyntax
internal import SourceText
internal import TerminalValues

/// Text inserted into the field: suggestions, and placeholders of the source string.
extension Model {
  /// Inserts the next suggestion into the field, and shows its origin.
  mutating func suggest(step: Int, for prompt: Prompt, _ draft: TextDraft) {
    // If the text has changed since, start over.
    var suggestions =
      prompt.suggestions.flatMap { $0.text == prompt.field.text ? $0 : nil }
      ?? Suggestions(for: draft, typed: prompt.field.text, in: catalog, preview.locale)
    guard !suggestions.list.isEmpty else {
      overlay.prompt?.advice = "no other translation of this source string"
      return
    }
    suggestions.step(step)
    put(suggestions)
  }

  /// Requests the string in the last commit when suggestions are first requested.
  mutating func askForSuggestions() -> Effect? {
    guard let prompt = overlay.prompt, prompt.askedAt == nil else { return nil }
    overlay.prompt?.askedAt = prompt.field.text
    return askForCommit()
  }

  /// Adds the string in the last commit to the suggestions, unless the user has continued typing.
  mutating func suggestFromCommit() {
    guard let prompt = overlay.prompt, let draft = prompt.draft, prompt.askedAt == prompt.field.text
    else { return }
    guard var suggestions = prompt.suggestions else {
      // The key that made the request had nothing to insert.
      suggest(step: 1, for: prompt, draft)
      return
    }
    let (text, isFirst) = (suggestions.text, suggestions.place == 0)
    suggestions = Suggestions(for: draft, typed: suggestions.typed, in: catalog, preview.locale)
    // The text of the commit comes before those of other languages.
    if isFirst { suggestions.step(1) } else { suggestions.moveTo(text) }
    put(suggestions)
  }

  private mutating func put(_ suggestions: Suggestions) {
    overlay.prompt?.suggestions = suggestions
    overlay.prompt?.advice = suggestions.words
    editPrompt { field in
      field = TextField(suggestions.text, takesLines: true)
      return true
    }
  }

  /// Lists the placeholders, and waits for the number of one.
  mutating func askForPlaceholder(of draft: TextDraft) {
    let placeholders = Self.placeholders(of: draft.source)
    guard !placeholders.isEmpty else {
      overlay.prompt?.advice = "no placeholders in the source string"
      return
    }
    overlay.prompt?.awaitsPlaceholder = true
    overlay.prompt?.advice =
      "insert: "
      + zip(1..., placeholders).prefix(9).map { "\($0) \($1)" }.joined(separator: "   ")
  }

  /// Inserts the placeholder with a number; other keys are ignored.
  ///
  /// - Returns: true, because the key has been handled.
  mutating func insertPlaceholder(_ key: Key, of draft: TextDraft) -> Bool {
    overlay.prompt?.awaitsPlaceholder = false
    guard case .character(let scalar) = key, ("1"..."9").contains(scalar) else { return true }
    let placeholders = Self.placeholders(of: draft.source)
    let number = Int(scalar.value) - 0x31
    guard placeholders.indices.contains(number) else {
      overlay.prompt?.advice = "the source string has \(placeholders.count.counted("placeholder"))"
      return true
    }
    insert(placeholders[number])
    return true
  }

  /// Returns the distinct placeholders of a source string, sorted by argument number.
  private static func placeholders(of source: String) -> [String] {
    var found: [(number: Int, source: String)] = []
    var next = 0
    for piece in FormatString(source).pieces {
      let position: Int?
      let source: String
      switch piece {
      case .placeholder(let placeholder) where !placeholder.specifier.mayBeProse:
        position = placeholder.position
        source = placeholder.source
      case .substitution(_, let number, let words):
        position = number
        source = words
      default: continue
      }
      next += 1
      let number = position ?? next
      if !found.contains(where: { $0.source == source && position != nil }) {
        found.append((number, source))
      }
    }
    return found.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }
    .map(\.element.source)
  }
}
