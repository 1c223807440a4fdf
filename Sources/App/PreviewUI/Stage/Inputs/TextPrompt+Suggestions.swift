internal import MessageSyntax
internal import SourceText
internal import TerminalValues

/// Text inserted into the field: suggestions, and placeholders of the source string.
extension TextPrompt {
  /// Inserts the next suggestion, and requests the string in the last commit with the first one.
  mutating func suggest(step: Int, in model: Model) -> Outcome {
    insertSuggestion(step: step, in: model)
    guard askedAt == nil else { return .done }
    askedAt = field.text
    return .handled(model.askForCommit())
  }

  /// Inserts the next suggestion, and shows its origin.
  private mutating func insertSuggestion(step: Int, in model: Model) {
    // If the text has changed since, start over.
    var suggestions =
      suggestions.flatMap { $0.text == field.text ? $0 : nil }
      ?? Suggestions(for: draft, typed: field.text, in: model.catalog, model.preview.locale)
    guard !suggestions.list.isEmpty else {
      advice = "no other translation of this source string"
      return
    }
    suggestions.step(step)
    put(suggestions, in: model)
  }

  /// Adds the string in the last commit to the suggestions, unless the user has continued typing.
  mutating func suggestFromCommit(in model: Model) {
    guard askedAt == field.text else { return }
    guard var suggestions else {
      // The key that made the request had nothing to insert.
      return insertSuggestion(step: 1, in: model)
    }
    let (text, isFirst) = (suggestions.text, suggestions.place == 0)
    suggestions = Suggestions(
      for: draft, typed: suggestions.typed, in: model.catalog, model.preview.locale)
    // The text of the commit comes before those of other languages.
    if isFirst { suggestions.step(1) } else { suggestions.moveTo(text) }
    put(suggestions, in: model)
  }

  private mutating func put(_ suggestions: Suggestions, in model: Model) {
    self.suggestions = suggestions
    advice = suggestions.words
    edit(in: model) { field in
      field = TextField(suggestions.text, takesLines: true)
      return true
    }
  }

  /// Lists the placeholders, and waits for the number of one.
  mutating func askForPlaceholder() {
    let placeholders = Self.placeholders(of: draft.source)
    guard !placeholders.isEmpty else {
      advice = "no placeholders in the source string"
      return
    }
    awaitsPlaceholder = true
    advice =
      "insert: "
      + zip(1..., placeholders).prefix(9).map { "\($0) \($1)" }.joined(separator: "   ")
  }

  /// Inserts the placeholder with a number; other keys are ignored.
  mutating func insertPlaceholder(_ key: Key, in model: Model) {
    awaitsPlaceholder = false
    guard case .character(let scalar) = key, ("1"..."9").contains(scalar) else { return }
    let placeholders = Self.placeholders(of: draft.source)
    let number = Int(scalar.value) - 0x31
    guard placeholders.indices.contains(number) else {
      advice = "the source string has \(placeholders.count.counted("placeholder"))"
      return
    }
    insert(placeholders[number], in: model)
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
