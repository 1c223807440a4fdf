internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

extension Model {
  /// Runs a line of the prompt: the name of an action, and what it takes; or the number of a row.
  public mutating func run(_ line: String) -> Effect? {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let name = words.first else { return nil }
    if let number = Int(name), words.count == 1 {
      selection = max(0, min(number - 1, list.count - 1))
      return nil
    }
    guard let action = Action(name: name) ?? Self.only(startingWith: name) else {
      message = "no command is named \"\(name)\"; ? lists all"
      return nil
    }
    guard words.count == 2 else { return perform(action) }
    let argument = words[1].drop { $0 == " " }
    guard action.entry.argument != nil else {
      message = "\(action.name) takes nothing after it"
      return nil
    }
    if !apply(action, String(argument)) {
      message = "\(action.name) does not take \"\(argument)\"; it takes \(expectation(of: action))"
    }
    return nil
  }

  /// The one action whose name begins so.
  private static func only(startingWith start: Substring) -> Action? {
    let actions = Action.allCases.filter { $0.name.hasPrefix(start) }
    return actions.count == 1 ? actions[0] : nil
  }

  /// Does an action with what follows its name; false where that is nothing for it.
  private mutating func apply(_ action: Action, _ argument: String) -> Bool {
    switch action {
    case .search:
      search = Needle(argument)
      find(.match, step: 1, from: selection)
    case .filter:
      filter = Needle(argument)
      relist(showingEarly: true)
    case .locale:
      let tag = LocaleTag(argument)
      guard tag.isDetermined else { return false }
      setLocale(tag)
    case .table:
      guard let start = start(ofTable: argument) else { return false }
      selection = start
    case .width:
      guard let width = Int(argument), (0...10_000).contains(width) else { return false }
      setWidth(width)
    case .count:
      guard let count = Sample(number: argument) else { return false }
      setCount(count)
    case .sort: return take(argument, as: SortOrder.self) { $0.setSort($1) }
    case .device: return take(argument, as: Device.self) { $0.setDevice($1) }
    case .fallback: return take(argument, as: Fallback.self) { $0.setFallback($1) }
    case .sampleLength: return take(argument, as: SampleLength.self) { $0.setLength($1) }
    case .pseudo where argument == "off": setPseudo(nil)
    case .pseudo: return take(argument, as: PseudoLocalization.self) { $0.setPseudo($1) }
    case .theme:
      guard let theme = Theme.named(argument) else { return false }
      setTheme(theme)
    default: return false
    }
    return true
  }

  private mutating func take<Value: RawRepresentable<String>>(
    _ argument: String, as type: Value.Type, _ set: (inout Model, Value) -> Void
  ) -> Bool {
    guard let value = Value(rawValue: argument) else { return false }
    set(&self, value)
    return true
  }

  /// The place of the first listed row of a table.
  private func start(ofTable name: String) -> Int? {
    sheets.indices.lazy.filter { sheets[$0].table.name == name }
      .compactMap { list.position(of: starts[$0]) }.first
  }

  /// What an action takes, in words.
  private func expectation(of action: Action) -> String {
    let choices = choices(of: action)
    return choices.isEmpty ? "a \(action.entry.argument ?? "")" : choices.joined(separator: ", ")
  }

  /// What may follow an action's name, where that can be listed.
  func choices(of action: Action) -> [String] {
    switch action {
    case .locale: locales.map(\.description)
    case .table: sheets.map(\.table.name)
    case .sort: SortOrder.allCases.map(\.rawValue)
    case .device: Device.allCases.map(\.rawValue)
    case .fallback: Fallback.allCases.map(\.rawValue)
    case .sampleLength: SampleLength.allCases.map(\.rawValue)
    case .pseudo: ["off"] + PseudoLocalization.allCases.map(\.rawValue)
    case .theme: Theme.all.map(\.name)
    default: []
    }
  }
}
