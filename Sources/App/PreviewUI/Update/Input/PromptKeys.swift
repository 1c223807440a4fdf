internal import TerminalValues

extension Model {
  /// Opens the input line, with the query or command of its purpose.
  mutating func openPrompt(_ purpose: Prompt.Purpose, text: String = "") {
    let query =
      switch purpose {
      case .filter: list.filter
      case .help: stage[HelpPane.self]?.query ?? SearchQuery()
      case .command, .search, .text: search.query
      }
    overlay.input = .prompt(
      Prompt(purpose, text: text),
      before: Prompt.Origin(
        row: list.selectedRow ?? 0, selection: list.selection, top: list.top, query: query))
  }

  /// Handles a key while a prompt is open.
  mutating func type(_ key: Key, into prompt: Prompt) -> Effect? {
    if key != .tab, key != .backTab { overlay.prompt?.completion = nil }
    if let draft = prompt.draft, typeInText(key, prompt, draft) {
      return key == .control("n") || key == .control("p") ? askForSuggestions() : nil
    }
    switch key {
    case .escape, .control("c"), .control("g"): cancelPrompt()
    case .backspace where prompt.field.isEmpty: cancelPrompt()
    case .enter where prompt.purpose == .text:
      let effect = keepText(movesOn: true)
      if isInBurst, overlay.prompt == nil { ignoredText = "" }
      return effect
    case .control("s") where prompt.purpose == .text: return keepText(movesOn: false)
    case .enter: return enter()
    case .tab: complete(step: 1)
    case .backTab: complete(step: -1)
    case .up, .control("p"): recall(prompt.recalled + 1)
    case .down, .control("n"): recall(prompt.recalled - 1)
    default: editPrompt { $0.edit(key) }
    }
    return nil
  }

  /// Edits the typed text.
  ///
  /// The list follows when the event is settled.
  mutating func editPrompt(_ change: (inout TextField) -> Bool) {
    guard let before = overlay.prompt?.field else { return }
    var field = before
    guard change(&field) else { return }
    overlay.prompt?.field = field
    if !field.holdsText(of: before) { changes.insert(.query) }
  }

  /// Inserts pasted text.
  mutating func paste(_ text: String) {
    let insert = { (field: inout TextField) in
      field.insert(text)
      return true
    }
    switch overlay.input {
    case .prompt: editPrompt(insert)
    case .picker(let picker, _) where picker.subject == .form: break
    case .picker:
      overlay.picker?.edit(insert)
      followPicker()
    case .form: editField(insert)
    case .confirmation, .waiting, .proposal: break
    case .none: status.say("nowhere to paste; press / to search")
    }
  }

  private mutating func recall(_ back: Int) {
    guard let purpose = overlay.prompt?.purpose,
      let line = back == 0 ? "" : overlay.history.line(back, for: purpose)
    else { return }
    overlay.prompt?.recalled = back
    overlay.prompt?.field = TextField(line)
    changes.insert(.query)
  }

  /// Shows the matches of a search or filter while the user is typing.
  mutating func followTyping() {
    guard case .prompt(let prompt, let origin) = overlay.input else { return }
    let text = prompt.field.text
    switch prompt.purpose {
    case .command: break
    case .text: followText(prompt)
    case .search:
      let query = SearchQuery(text)
      search.setQuery(query)
      list.select(origin.selection)
      if !query.isEmpty { find(.match, step: 1, skippingSelected: false) }
    case .filter: setFilter(SearchQuery(text), anchor: origin.row)
    case .help:
      stage[HelpPane.self]?.query = SearchQuery(text)
      stage[HelpPane.self]?.top = 0
    }
  }

  /// Closes the prompt and restores the previous list.
  private mutating func cancelPrompt() {
    guard case .prompt(let prompt, let origin) = overlay.input else { return }
    overlay.input = .none
    switch prompt.purpose {
    case .command: break
    case .text:
      // The user has seen a text that could not be written, and discards it.
      if let draft = prompt.draft, let kept = unwritten(draft) { forgetUnwritten([kept]) }
      closeText()
      // The list of forms is made from the row, which must not have the discarded text any more.
      settle()
      continueForms()
    case .search:
      search.setQuery(origin.query)
      list.select(origin.selection)
      list.scroll(to: origin.top)
    case .filter: setFilter(origin.query, anchor: origin.row, top: origin.top)
    case .help: stage[HelpPane.self]?.query = origin.query
    }
  }

  private mutating func enter() -> Effect? {
    guard case .prompt(let prompt, let origin) = overlay.input else { return nil }
    overlay.input = .none
    let line = prompt.field.text
    overlay.history.add(line, for: prompt.purpose)
    switch prompt.purpose {
    case .command: return run(line)
    case .search where line.isEmpty: return perform(.nextMatch)
    case .search:
      rememberPlace(origin.row)
      announceMatch()
    case .filter: if let fault = list.filter.fault { status.say(fault.message) }
    case .help, .text: break
    }
    return nil
  }

  // MARK: - Completion

  /// Returns the completions of a line: names of actions, or arguments of an action.
  func completion(of line: String) -> Completion {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = words.last.map { $0.lowercased() } ?? ""
    guard words.count == 2 else {
      return Completion(start: "", typed: typed, choices: Action.allCases.map(\.name))
    }
    let choices = Action(name: words[0]).map { self.choices(of: $0) } ?? []
    return Completion(start: words[0] + " ", typed: typed, choices: choices)
  }

  /// Completes the common part of all candidates, and then cycles through them.
  private mutating func complete(step: Int) {
    guard var prompt = overlay.prompt, prompt.purpose == .command else { return }
    var completion = prompt.completion ?? completion(of: prompt.field.text)
    let common = completion.common
    if prompt.completion == nil, let only = completion.only {
      let takesMore = completion.start.isEmpty && Action(name: only)?.entry.argument != nil
      prompt.field = TextField(completion.start + only + (takesMore ? " " : ""))
    } else if prompt.completion == nil, common.count > prompt.field.text.count {
      prompt.field = TextField(common)
    } else {
      completion.step(step)
      prompt.field = completion.line.map { TextField($0) } ?? prompt.field
      prompt.completion = completion
    }
    overlay.prompt = prompt
  }
}
