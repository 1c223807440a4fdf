import PreviewUI

/// The place where a session runs: a terminal, a script of keys, or a fuzzer.
protocol SessionHost: ~Copyable {
  /// Decides what becomes of an effect.
  ///
  /// - Returns: the effect that the session performs; nil if the host has answered it.
  mutating func performing(_ effect: Effect, in model: Model) -> Effect?

  /// Runs a program until it ends.
  ///
  /// - Parameter words: its name and its arguments.
  /// - Returns: what went wrong; nil if nothing did.
  mutating func launch(_ words: [String]) -> String?

  /// Puts a text on the clipboard.
  ///
  /// - Returns: what went wrong; nil if nothing did.
  mutating func clip(_ text: String) -> String?

  /// Sends the whole screen again.
  mutating func redraw()

  /// Asks for mouse events, or no longer.
  mutating func setMouseReporting(_ isOn: Bool)
}

extension SessionHost where Self: ~Copyable {
  mutating func performing(_ effect: Effect, in model: Model) -> Effect? { effect }
}
