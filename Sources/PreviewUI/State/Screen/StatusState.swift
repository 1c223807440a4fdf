internal import TerminalUI

/// The content of the status line if it does not show the selected row's details.
struct StatusState: Sendable {
  /// A message, until the next key.
  private(set) var message: String?
  /// What went wrong, until a key changes something.
  private(set) var failure: String?
  /// How far the files have been read; nil if all have been.
  var progress: String?
  /// The keys that complete the sequence; nil if none has begun.
  var menu: KeyMenu?
  /// The keys of an incomplete sequence.
  private(set) var pendingKeys: [Key] = []

  /// The number that the user has typed before a key.
  private(set) var count: Int?
  /// More than any list has rows; larger numbers mean this one.
  private static let largestCount = 1_000_000_000

  init(progress: String?) { self.progress = progress }

  /// Shows a message.
  mutating func say(_ text: String) { message = text }

  /// Shows what went wrong.
  mutating func fail(_ text: String) {
    message = nil
    failure = text
  }

  /// What to show in place of the selected row.
  var shown: String? { message ?? failure }

  /// Removes the message.
  mutating func clear() { message = nil }

  /// Removes what went wrong, which the user has seen.
  mutating func clearFailure() { failure = nil }

  /// Removes a text if it is still shown.
  mutating func withdraw(_ text: String) {
    if message == text { message = nil }
    if failure == text { failure = nil }
  }

  /// Adds a key to the sequence, and returns the sequence.
  mutating func add(_ key: Key) -> [Key] {
    pendingKeys.append(key)
    return pendingKeys
  }

  /// Adds a digit to the number before a key, and returns the number.
  ///
  /// Nil if the key is no digit, or a zero at the beginning, or if a sequence has begun.
  mutating func addDigit(_ key: Key) -> Int? {
    guard pendingKeys.isEmpty, case .character(let scalar) = key, ("0"..."9").contains(scalar),
      count != nil || scalar != "0"
    else { return nil }
    let digit = Int(scalar.value) - 0x30
    count = min((count ?? 0) * 10 + digit, Self.largestCount)
    return count
  }

  /// Ends the sequence, and forgets the number before it.
  mutating func endKeys() {
    pendingKeys = []
    menu = nil
    count = nil
  }
}
