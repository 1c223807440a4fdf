internal import LocalizedText

/// A list of choices that typed words narrow.
///
/// A choice matches if its names contain every typed word as a whole. (Fuzzy matching would find
/// "Indonesian" for `de`.) Choices that begin with the words come first.
struct ChoiceList<Target: Equatable & Sendable>: Sendable {
  /// A line of the list.
  struct Choice: Equatable, Sendable {
    let target: Target
    /// The name, as accepted at the prompt.
    let name: String
    /// Alternative names.
    var words: [String] = []
    /// A note on the right.
    var note = ""
    /// The note for narrow screens, if different.
    var shortNote: String?
    /// Whether the choice is shown dimmed because it has no effect.
    var isDim = false
    /// The matches in the name, as UTF-8 ranges.
    var places: [Range<Int>] = []
    /// The matches in the first alternative name.
    var wordPlaces: [Range<Int>] = []
  }

  let choices: [Choice]
  /// The matching choices, best first.
  var shown: [Choice]
  /// The index of the selected choice.
  private(set) var selection: Int
  /// The index of the initially selected choice.
  private let first: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - choices: the choices.
  ///   - selected: the initial selection; nil for the first choice.
  ///   - startsOutside: whether nothing is selected until the user moves or types, so that Enter
  ///     alone has no effect.
  init(_ choices: [Choice], at selected: Target? = nil, startsOutside: Bool = false) {
    self.choices = choices
    shown = choices
    first = startsOutside ? -1 : choices.firstIndex { $0.target == selected } ?? 0
    selection = first
  }

  var selected: Choice? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// Moves the selection, stopping at both ends.
  mutating func move(by step: Int) { selection = max(0, min(selection + step, shown.count - 1)) }

  /// Selects a choice by index; returns false if there is none.
  mutating func select(_ place: Int) -> Bool {
    guard shown.indices.contains(place) else { return false }
    selection = place
    return true
  }

  /// Shows the choices that match the typed words.
  mutating func narrow(to typed: String) {
    let queries = typed.split(separator: " ").map { SearchQuery(String($0)) }
    let found = choices.enumerated().compactMap { place, choice -> (rank: Int, place: Int)? in
      guard queries.allSatisfy({ query in choice.texts.contains(where: query.occurs) }) else {
        return nil
      }
      return (choice.rank(for: SearchQuery(typed)), place)
    }
    shown = found.sorted { $0 < $1 }.map { choices[$0.place] }
    selection = typed.isEmpty ? first : 0
  }
}

extension ChoiceList.Choice {
  /// The searchable names.
  fileprivate var texts: [String] { [name] + words }

  /// Returns the rank of the choice for a query; lower is better.
  fileprivate func rank(for query: SearchQuery) -> Int {
    if query.isEmpty { return 0 }
    if query.begins(name) { return query.text.count == name.count ? 0 : 1 }
    return words.contains(where: query.begins) ? 2 : 3
  }
}
