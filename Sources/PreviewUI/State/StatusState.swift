internal import TerminalUI

/// The content of the status line if it does not show the selected row's details.
struct StatusState: Sendable {
  /// A message, until the next key.
  private(set) var message: String?
  /// How far the files have been read; nil if all have been.
  var progress: String?
  /// The keys of an incomplete sequence.
  private(set) var pendingKeys: [Key] = []

  init(progress: String?) { self.progress = progress }

  /// Shows a message.
  mutating func say(_ text: String) { message = text }

  /// Removes the message.
  mutating func clear() { message = nil }

  /// Adds a key to the sequence, and returns the sequence.
  mutating func add(_ key: Key) -> [Key] {
    pendingKeys.append(key)
    return pendingKeys
  }

  /// Ends the sequence.
  mutating func endKeys() { pendingKeys = [] }
}
