internal import TerminalUI

extension Model {
  /// Opens the line at the bottom.
  mutating func openPrompt(_ kind: Prompt.Kind, text: String = "") {
    let origin = Prompt.Origin(
      row: list.indices.contains(selection) ? list[selection] : 0, selection: selection, top: top,
      needle: kind == .filter ? filter : kind == .help ? helpFilter : search)
    prompt = Prompt(kind, origin: origin, text: text)
  }

  /// Takes in a key while the prompt is open.
  mutating func type(_ key: Key) -> Effect? {
    guard let prompt else { return nil }
    if case .question = prompt.kind { return answer(key) }
    if key != .tab, key != .backTab { self.prompt?.completion = nil }
    switch key {
    case .escape, .control("c"), .control("g"): cancel()
    case .backspace where prompt.field.isEmpty: cancel()
    case .enter: return enter()
    case .tab: complete(step: 1)
    case .backTab: complete(step: -1)
    case .up, .control("p"): recall(prompt.recalled + 1)
    case .down, .control("n"): recall(prompt.recalled - 1)
    default: editPrompt { $0.edit(key) }
    }
    return nil
  }

  /// Changes what is typed; what follows it while it is typed does so when that is settled.
  mutating func editPrompt(_ change: (inout TextField) -> Bool) {
    guard let before = prompt?.field, var field = prompt?.field, change(&field) else { return }
    prompt?.field = field
    if !field.holdsText(of: before) { hasTyped = true }
  }

  /// Types a text that was pasted, where something is typed.
  mutating func paste(_ text: String) {
    let insert = { (field: inout TextField) in
      field.insert(text)
      return true
    }
    if let prompt {
      if case .question = prompt.kind { return }
      editPrompt(insert)
    } else if picker != nil {
      picker?.edit(insert)
      followPicker()
    } else if form != nil {
      editField(insert)
    } else {
      message = "nothing takes a pasted text here; / searches"
    }
  }

  private mutating func recall(_ back: Int) {
    guard let kind = prompt?.kind, let line = back == 0 ? "" : history.line(back, of: kind)
    else { return }
    prompt?.recalled = back
    prompt?.field = TextField(line)
    hasTyped = true
  }

  /// Shows what a search or a filter finds while it is typed.
  mutating func followTyping() {
    guard let prompt else { return }
    let needle = Needle(prompt.field.text)
    switch prompt.kind {
    case .command, .question: break
    case .search:
      setSearch(needle)
      selection = min(prompt.origin.selection, max(0, list.count - 1))
      if !needle.isEmpty { find(.match, step: 1, from: selection) }
    case .filter:
      setFilter(needle, anchor: prompt.origin.row)
    case .help:
      helpFilter = needle
      helpTop = 0
    }
  }

  private mutating func cancel() {
    guard let prompt else { return }
    self.prompt = nil
    switch prompt.kind {
    case .command, .question: break
    case .search:
      setSearch(prompt.origin.needle)
      selection = min(prompt.origin.selection, max(0, list.count - 1))
      top = prompt.origin.top
    case .filter:
      setFilter(prompt.origin.needle, anchor: prompt.origin.row)
      if !isOrdering { top = prompt.origin.top }
    case .help: helpFilter = prompt.origin.needle
    }
  }

  private mutating func enter() -> Effect? {
    guard let prompt else { return nil }
    self.prompt = nil
    let line = prompt.field.text
    history.add(line, of: prompt.kind)
    switch prompt.kind {
    case .command: return run(line)
    case .search where line.isEmpty: return perform(.nextMatch)
    case .search: announceMatch()
    case .filter, .help, .question: break
    }
    return nil
  }

  /// Takes in a key while a question is open: `y` does it, and nothing else does.
  private mutating func answer(_ key: Key) -> Effect? {
    switch key {
    case .character("y"), .character("Y"):
      prompt = nil
      return .writeSamples(edits)
    case .character("n"), .character("N"), .character("q"), .escape, .enter, .backspace,
      .control("c"), .control("g"):
      prompt = nil
      message = "nothing was written"
    default: break
    }
    return nil
  }
}
