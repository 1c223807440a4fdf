internal import TerminalValues

/// The help, in which keys act only on the help itself.
extension Model {
  /// Reports that keys have no effect in the help, because the list is hidden.
  ///
  /// - Returns: nil, because there is no effect.
  mutating func refuseInHelp(_ keys: [Key]) -> Effect? {
    let close = screen.keymap.legend(for: [.quit])
    let names = keys.map(\.description).joined()
    let way = close.isEmpty ? "" : "; \(close) closes it"
    return refuse("\(names) does nothing in the help\(way)")
  }

  /// Scrolls the help to the next or previous match, wrapping around.
  mutating func findInHelp(step: Int, count: Int) {
    guard let help = overlay.help else { return }
    guard !help.query.isEmpty else { return status.say("no search yet; press / to search") }
    let last = lastHelpTop
    let tops = HelpText(help, on: screen).matches.map { min($0, last) }
    // Without a match, the last line says so.
    guard let first = tops.first, let end = tops.last else { return }
    guard last > 0 else { return status.say("all matches are on the screen") }
    var top = help.top
    for _ in 0..<min(count, tops.count) {
      let next = step > 0 ? tops.first { $0 > top } : tops.last { $0 < top }
      if next == nil { status.say(step > 0 ? "wrapped to the top" : "wrapped to the bottom") }
      top = next ?? (step > 0 ? first : end)
    }
    overlay.help?.top = top
  }
}
