internal import CatalogEditing
internal import SourceText
internal import TerminalValues

/// The question whether to add a key of the code to its catalog, one key after another.
struct CodeKeysQuestion: InputLayer {
  let keys: CodeKeys
  /// The index of the current key.
  private var position = 0
  /// The number of accepted keys.
  private var taken = 0

  /// The number of lines for a key: its name, source string, comment and place.
  private static let lines = 4

  init(_ keys: CodeKeys) { self.keys = keys }

  /// The current key; nil after the last one.
  private var offer: CodeKeys.Offer? {
    keys.offers.indices.contains(position) ? keys.offers[position] : nil
  }

  private var takenWords: String { "\(taken) of \(keys.offers.count.counted("key")) added" }

  func panel(on screen: ScreenState) -> Panel { Panel(lines: Self.lines, count: Self.lines) }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    model.status.clearFailure()
    switch key {
    case .enter, .character("y"): return take(1, in: model)
    case .character("a"): return take(keys.offers.count - position, in: model)
    case .character("n"): return take(0, in: model)
    case .escape, .character("q"), .control("c"), .control("g"):
      return .closing { [takenWords] in model.status.say(takenWords) }
    default: return .done
    }
  }

  /// Takes a number of keys and moves to the next one; 0 skips the current one.
  private mutating func take(_ count: Int, in model: Model) -> Outcome {
    let accepted = Array(keys.offers.dropFirst(position).prefix(count))
    position += max(1, count)
    taken += accepted.count
    let effect: Effect? = accepted.isEmpty ? nil : .add(accepted)
    if offer != nil { return .handled(effect) }
    return .close { [keys, takenWords] in
      if keys.others.isEmpty {
        model.status.say(takenWords)
      } else {
        model.open(Question(notAdded: keys))
      }
      return effect
    }
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    guard let offer else { return }
    let number = keys.offers.count > 1 ? "key \(position + 1) of \(keys.offers.count)" : "one key"
    let action = offer.edit.part == .entry ? "add?" : "no longer stale?"
    let answers = frame.geometry.hintsRow == nil ? " (Enter yes, Esc no)" : ""
    var details: [Question.Detail] = [
      .entry(key: offer.name.key, note: offer.table)
    ]
    if let value = offer.value { details.append(.remark("source: \(value.inOneLine)")) }
    if let comment = offer.comment { details.append(.remark("comment: \(comment.inOneLine)")) }
    if let place = offer.place { details.append(.remark("\(place)")) }
    frame.cursor = DetailsView(
      question: "\(number): \(action)\(answers)", details: details, geometry: frame.geometry,
      screen: model.screen
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    [
      Hint("Enter", "add"), Hint("a", "add all"), Hint("n", "skip"),
      Hint("Esc", "stop", isWayOut: true),
    ]
  }
}

extension Question {
  /// Lists the keys that no catalog can get.
  init(notAdded keys: CodeKeys) {
    self.init(
      "\(keys.others.count.counted("key")) of the code cannot be added",
      keys.others.map { .entry(key: $0.key, note: $0.reason) }, yes: "close")
  }
}

extension String {
  /// The string with line breaks replaced by spaces.
  fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Model {
  /// Offers to add keys of the code, one after another.
  package func show(_ keys: CodeKeys) {
    guard stage.input == nil else { return }
    if !keys.offers.isEmpty {
      open(CodeKeysQuestion(keys))
    } else if !keys.others.isEmpty {
      open(Question(notAdded: keys))
    } else {
      return status.say("the catalogs have all keys of the code")
    }
    settle()
  }
}
