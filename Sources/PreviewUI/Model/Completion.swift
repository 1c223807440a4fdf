/// What a line of the prompt may become.
struct Completion: Equatable, Sendable {
  /// What stands before all candidates: nothing, or the name of an action and a blank.
  let start: String
  /// The words that begin as the line ends.
  let candidates: [String]
  /// The one that Tab has put in the line.
  var selection: Int?

  /// The line with what all candidates begin with.
  var common: String {
    guard let first = candidates.first else { return start }
    let length = candidates.dropFirst().reduce(first.count) { length, other in
      min(length, zip(first, other).prefix { $0 == $1 }.count)
    }
    return start + first.prefix(length)
  }

  /// The line with the selected candidate.
  var line: String? { selection.map { start + candidates[$0] } }

  /// Goes to the next candidate, or to the one before, round and round.
  mutating func step(_ step: Int) {
    guard !candidates.isEmpty else { return }
    let place = selection ?? (step > 0 ? -1 : 0)
    selection = (place + step + candidates.count) % candidates.count
  }
}

extension Model {
  /// What a line of the prompt may become: the names that begin so, or what an action takes.
  func completion(of line: String) -> Completion {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = words.last.map { $0.lowercased() } ?? ""
    let begins = { (word: String) in word.lowercased().hasPrefix(typed) }
    guard words.count == 2 else {
      return Completion(start: "", candidates: Action.allCases.map(\.name).filter(begins))
    }
    let choices = Action(name: words[0]).map { self.choices(of: $0) } ?? []
    return Completion(start: words[0] + " ", candidates: choices.filter(begins))
  }

  /// Completes the line as far as it is clear what is meant, then goes through what may be.
  mutating func complete(step: Int) {
    guard var prompt, prompt.kind == .command else { return }
    var completion = prompt.completion ?? completion(of: prompt.field.text)
    let common = completion.common
    if completion.candidates.count == 1 {
      let takesMore = completion.start.isEmpty && Action(name: common)?.entry.argument != nil
      prompt.field = TextField(common + (takesMore ? " " : ""))
      prompt.completion = nil
    } else if prompt.completion == nil, common.count > prompt.field.text.count {
      prompt.field = TextField(common)
    } else {
      completion.step(step)
      prompt.field = completion.line.map { TextField($0) } ?? prompt.field
      prompt.completion = completion
    }
    self.prompt = prompt
  }
}
