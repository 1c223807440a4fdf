internal import TerminalUI

extension Model {
  /// Takes in a key while the prompt is open.
  mutating func type(_ key: Key) -> Effect? {
    guard var prompt else { return nil }
    switch key {
    case .escape, .control("c"), .control("g"): cancel()
    case .enter: return enter()
    case .up, .control("p"): recall(prompt.recalled + 1)
    case .down, .control("n"): recall(prompt.recalled - 1)
    case .backspace where prompt.field.text.isEmpty: cancel()
    default:
      if prompt.field.edit(key) {
        self.prompt = prompt
        followTyping()
      }
    }
    return nil
  }

  /// Types a text that was pasted; its lines become one.
  mutating func paste(_ text: String) {
    guard prompt != nil else {
      message = "nothing takes a pasted text here; / searches"
      return
    }
    let typed = text.prefix(4_096).map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
    prompt?.field.insert(typed)
    followTyping()
  }

  private mutating func recall(_ back: Int) {
    guard let kind = prompt?.kind, let line = back == 0 ? "" : history.line(back, of: kind)
    else { return }
    prompt?.recalled = back
    prompt?.field = TextField(line)
    followTyping()
  }

  /// Shows what a search or a filter finds while it is typed.
  private mutating func followTyping() {
    guard let prompt else { return }
    let needle = Needle(prompt.field.text)
    switch prompt.kind {
    case .command: break
    case .search:
      search = needle
      finding = nil
      selection = prompt.origin
      if !needle.isEmpty { find(.match, step: 1, from: prompt.origin) }
    case .filter:
      filter = needle
      relist(showingEarly: true)
    }
  }

  private mutating func cancel() {
    guard let prompt else { return }
    self.prompt = nil
    switch prompt.kind {
    case .command: break
    case .search:
      finding = nil
      search = Needle("")
      selection = min(prompt.origin, max(0, list.count - 1))
    case .filter:
      filter = Needle("")
      relist(showingEarly: false)
    }
  }

  private mutating func enter() -> Effect? {
    guard let prompt else { return nil }
    self.prompt = nil
    let line = prompt.field.text
    history.add(line, of: prompt.kind)
    return prompt.kind == .command ? run(line) : nil
  }
}
