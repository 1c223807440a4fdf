internal import TerminalUI

/// The help, whose keys act on nothing but itself.
extension Model {
  /// Says that keys do nothing in the help: what they would change is not on the screen.
  ///
  /// - Returns: nil, for nothing else is to be done.
  mutating func refuseInHelp(_ keys: [Key]) -> Effect? {
    let close = screen.keymap.legend(for: [.quit])
    let names = keys.map(\.description).joined()
    status.say("\(names) does nothing in the help" + (close.isEmpty ? "" : "; \(close) closes it"))
    return nil
  }

  /// Scrolls the help to the next match of its search, or to the previous one; after the last comes the
  /// first.
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
