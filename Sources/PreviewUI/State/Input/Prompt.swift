/// The line at the bottom of the screen that the user types into.
struct Prompt: Sendable {
  /// What the line is for.
  enum Purpose: Hashable, Sendable {
    /// A command: the name of an action and its argument, or the number of a row.
    case command
    /// Words to search for.
    case search
    /// Words that all listed rows must contain.
    case filter
    /// Words that all lines of the help must contain.
    case help
    /// The text of a row, which is written into its file.
    case text
    /// A question that the user answers with `y` or `n`.
    case question(String)
  }

  /// The state of the list before the prompt was opened, which Esc restores.
  struct Origin: Sendable {
    /// The number of the selected row.
    let row: Int
    /// Its position in the list.
    let selection: Int
    /// The first position on the screen.
    let top: Int
    /// The words of the search, the filter or the help.
    let query: SearchQuery
  }

  let purpose: Purpose
  var field: TextField
  /// The number of the line in the history that the field was taken from, 1 being the last; or 0.
  var recalled = 0
  /// The candidates that Tab goes through; nil if Tab was not pressed.
  var completion: Completion?
  /// The text of the row; nil if the prompt is for something else.
  var draft: TextDraft?
  /// Whether the next Enter writes a text with an error.
  var isConfirmed = false
  /// Whether another program has changed the text in the file, so that Enter has to be pressed twice.
  var replacesOther = false
  /// Whether the next Esc discards a text that has changed.
  var isLeaving = false
  /// Whether the next key is the number of a placeholder.
  var awaitsPlaceholder = false
  /// What the line above says about the text, until the next key.
  var advice: String?
  /// What was in the field when the last commit was asked for its text; nil until it was.
  var askedAt: String?
  /// The texts that the user goes through; nil until there are any.
  var suggestions: Suggestions?

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextField(text, takesLines: purpose == .text)
  }

  /// The text before the line.
  var mark: String {
    switch purpose {
    case .command: ":"
    case .search, .help: "/"
    case .filter: "&"
    case .text: "\(draft?.title ?? "") > "
    case .question(let words): words
    }
  }

  /// Whether the prompt takes `y` or `n` only.
  var isQuestion: Bool {
    if case .question = purpose { true } else { false }
  }
}

/// The ways to complete a command.
struct Completion: Equatable, Sendable {
  /// The part of the line before all candidates: nothing, or the name of an action and a blank.
  let start: String
  /// The last word of the line, which all candidates contain; those that begin with it come first.
  let typed: String
  let candidates: [String]
  /// The candidate that Tab has put into the line.
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

  /// The line up to where the candidates that begin with the typed word differ.
  var common: String {
    let begun = begun
    guard let first = begun.first else { return start + typed }
    let length = begun.dropFirst().reduce(first.count) { length, other in
      min(length, zip(first, other).prefix { $0 == $1 }.count)
    }
    return start + first.prefix(length)
  }

  /// The line with the selected candidate.
  var line: String? { selection.map { start + candidates[$0] } }

  /// Selects the next or the previous candidate; after the last comes the first.
  mutating func step(_ step: Int) {
    guard !candidates.isEmpty else { return }
    let place = selection ?? (step > 0 ? -1 : 0)
    selection = (place + step + candidates.count) % candidates.count
  }
}

/// The lines that the user has typed, for each kind of prompt.
struct PromptHistory: Sendable {
  private var lines: [Prompt.Purpose: [String]] = [:]
  private static let limit = 100

  mutating func add(_ line: String, for purpose: Prompt.Purpose) {
    guard !line.isEmpty else { return }
    var known = lines[purpose] ?? []
    known.removeAll { $0 == line }
    lines[purpose] = known.suffix(Self.limit - 1) + [line]
  }

  /// A line counted from the end, the last one being 1; nil if there are fewer.
  func line(_ back: Int, for purpose: Prompt.Purpose) -> String? {
    guard let known = lines[purpose], known.indices.contains(known.count - back), back > 0 else {
      return nil
    }
    return known[known.count - back]
  }
}
