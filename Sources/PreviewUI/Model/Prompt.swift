/// The line at the bottom that the user types on.
struct Prompt: Sendable {
  /// What becomes of the line.
  enum Kind: Hashable, Sendable {
    /// A command: the name of an action, and what it takes.
    case command
    /// Words to search, row by row.
    case search
    /// Words that all listed rows shall hold.
    case filter
    /// Words that all lines of the help shall hold.
    case help
    /// Something to be answered with `y` or `n`.
    case question(String)
  }

  /// Where the list was when the prompt was opened, to return to.
  struct Origin: Sendable {
    /// The number of the selected row.
    let row: Int
    let selection: Int
    let top: Int
    /// The words that were searched, or that all rows held.
    let needle: Needle
  }

  let kind: Kind
  let origin: Origin
  var field: TextField
  /// How many lines of the history back the line is taken from.
  var recalled = 0
  /// What Tab goes through.
  var completion: Completion?

  init(_ kind: Kind, origin: Origin, text: String = "") {
    self.kind = kind
    self.origin = origin
    field = TextField(text)
  }

  /// What stands before the line.
  var mark: String {
    switch kind {
    case .command: ":"
    case .search, .help: "/"
    case .filter: "&"
    case .question(let words): words
    }
  }
}

/// The lines that were typed, for each kind of prompt.
struct PromptHistory: Sendable {
  private var lines: [Prompt.Kind: [String]] = [:]
  private static let limit = 100

  mutating func add(_ line: String, of kind: Prompt.Kind) {
    guard !line.isEmpty else { return }
    var known = lines[kind] ?? []
    known.removeAll { $0 == line }
    lines[kind] = known.suffix(Self.limit - 1) + [line]
  }

  /// The line so many back, the last one being 1; nil where there are not as many.
  func line(_ back: Int, of kind: Prompt.Kind) -> String? {
    guard let known = lines[kind], known.indices.contains(known.count - back), back > 0 else {
      return nil
    }
    return known[known.count - back]
  }
}
