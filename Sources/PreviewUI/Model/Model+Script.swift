public import TerminalUI

extension Model {
  /// Types keys one after another, each when all that the last one asked for is done.
  ///
  /// ```swift
  /// model.play(try Key.keys(in: "jj<Enter>:locale ja<Enter>"))
  /// ```
  ///
  /// - Returns: what the keys asked of the run loop, up to the first that leaves.
  @discardableResult
  public mutating func play(_ keys: [Key]) -> [Effect] {
    var effects: [Effect] = []
    for key in keys {
      if let effect = update(.key(key)) { effects.append(effect) }
      while isBusy { work() }
      if effects.last == .quit { break }
    }
    return effects
  }
}
