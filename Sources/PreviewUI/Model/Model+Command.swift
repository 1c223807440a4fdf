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
    let begun = Action.allCases.filter { $0.name.hasPrefix(name) }
    guard let action = Action(name: name) ?? (begun.count == 1 ? begun[0] : nil) else {
      message = unknown(String(name), begun: begun)
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

  /// Why a word names no command, and what may be meant.
  private func unknown(_ name: String, begun: [Action]) -> String {
    if !begun.isEmpty {
      return "\(name) may be " + begun.map(\.name).joined(separator: ", ")
    }
    let near = Spelling.nearest(to: name, among: Action.allCases.map(\.name)).first
    return "no command is named \"\(name)\"; "
      + (near.map { "is it \($0)?" } ?? "? lists all")
  }

  /// Does an action with what follows its name; false where that is nothing for it.
  private mutating func apply(_ action: Action, _ argument: String) -> Bool {
    switch action {
    case .search:
      setSearch(Needle(argument))
      find(.match, step: 1, from: selection)
    case .filter:
      setFilter(Needle(argument))
    case .locale:
      let tag = LocaleTag(argument)
      guard tag.isDetermined else { return false }
      setLocale(tag)
    case .table:
      guard let start = position(ofTable: argument) else { return false }
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
    case .markdown where ["on", "off"].contains(argument): setMarkdown(argument == "on")
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

  /// The place of the first listed row of a table, the first that has any among those of a name.
  private func position(ofTable name: String) -> Int? {
    sheets.indices.lazy.filter { sheets[$0].table.name == name }
      .compactMap { position(ofSheet: $0) }.first
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
    case .markdown: ["on", "off"]
    case .theme: Theme.all.map(\.name)
    default: []
    }
  }
}
