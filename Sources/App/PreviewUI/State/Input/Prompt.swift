/// The input line at the bottom of the screen.
struct Prompt: Sendable {
  /// The purpose of the prompt.
  enum Purpose: Hashable, Sendable {
    /// A command: the name of an action with its argument, or a row number.
    case command
    /// A search query.
    case search
    /// A filter for the list.
    case filter
    /// A filter for the help.
    case help
    /// The string of a row, to be written to its file.
    case text
  }

  /// The state of the list before the prompt was opened, restored by Esc.
  struct Origin: Sendable {
    /// The number of the selected row.
    let row: Int
    /// Its position in the list.
    let selection: Int
    /// The position of the first row on the screen.
    let top: Int
    /// The query of the search, filter, or help.
    let query: SearchQuery
  }

  let purpose: Purpose
  var field: TextField
  /// The number of the recalled history line, 1 being the last; 0 if none.
  var recalled = 0
  /// The candidates for Tab; nil until it is pressed.
  var completion: Completion?
  /// The string of the row; nil if the prompt has another purpose.
  var draft: TextDraft?
  /// Whether the next Enter writes a string despite errors.
  var isConfirmed = false
  /// Whether another program has changed the string in the file, so that Enter must be pressed
  /// twice.
  var replacesOther = false
  /// Whether the next Esc discards the changes.
  var isLeaving = false
  /// Whether the next key is the number of a placeholder.
  var awaitsPlaceholder = false
  /// The message above the field, until the next key, which brings back what the file has while
  /// `replacesOther`.
  var advice: String?
  /// The content of the field when the string of the last commit was requested, if it was.
  var askedAt: String?
  /// The suggestions to cycle through, if any.
  var suggestions: Suggestions?

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextField(text, takesLines: purpose == .text)
  }

  /// The text before the field.
  var mark: String {
    switch purpose {
    case .command: ":"
    case .search, .help: "/"
    case .filter: "&"
    case .text: "\(draft?.title ?? "") > "
    }
  }
}

/// The possible completions of a command.
struct Completion: Equatable, Sendable {
  /// The text before all candidates: empty, or the name of an action and a space.
  let start: String
  /// The word being completed.
  ///
  /// All candidates contain it; those that begin with it come first.
  let typed: String
  let candidates: [String]
  /// The index of the candidate inserted by Tab.
  var selection: Int?

  init(start: String, typed: String, choices: [String]) {
    self.start = start
    self.typed = typed
    let found = choices.filter { $0.lowercased().contains(typed) || typed.isEmpty }
    candidates =
      found.filter { $0.lowercased().hasPrefix(typed) }
      // One letter is in nearly every name.
      + (typed.count < 2 ? [] : found.filter { !$0.lowercased().hasPrefix(typed) })
  }

  /// The candidates that begin with the typed word.
  private var begun: [String] { candidates.filter { $0.lowercased().hasPrefix(typed) } }

  /// The only candidate, or the only one that begins with the typed word.
  var only: String? {
    let begun = begun
    return begun.count == 1 ? begun[0] : candidates.count == 1 ? candidates[0] : nil
  }

  /// The line completed up to where the candidates that begin with the typed word differ.
  var common: String {
    let begun = begun
    guard let first = begun.first else { return start + typed }
    let length = begun.dropFirst().reduce(first.count) { length, other in
      min(length, zip(first, other).prefix { $0 == $1 }.count)
    }
    return start + first.prefix(length)
  }

  /// The line completed with the selected candidate.
  var line: String? { selection.map { start + candidates[$0] } }

  /// Selects the next or previous candidate, wrapping around.
  mutating func step(_ step: Int) {
    guard !candidates.isEmpty else { return }
    let place = selection ?? (step > 0 ? -1 : 0)
    selection = (place + step + candidates.count) % candidates.count
  }
}

/// The history of entered lines for each kind of prompt.
struct PromptHistory: Sendable {
  private var lines: [Prompt.Purpose: [String]] = [:]
  private static let limit = 100

  mutating func add(_ line: String, for purpose: Prompt.Purpose) {
    guard !line.isEmpty else { return }
    var known = lines[purpose] ?? []
    known.removeAll { $0 == line }
    lines[purpose] = known.suffix(Self.limit - 1) + [line]
  }

  /// Returns a line counted from the end, 1 being the last; nil if there are fewer.
  func line(_ back: Int, for purpose: Prompt.Purpose) -> String? {
    guard let known = lines[purpose], known.indices.contains(known.count - back), back > 0 else {
      return nil
    }
    return known[known.count - back]
  }
}
