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
