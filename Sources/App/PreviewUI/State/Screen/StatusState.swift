internal import TerminalValues

/// The content of the status line other than details of the selected row.
struct StatusState: Sendable {
  /// A message, shown until the next key.
  private(set) var message: String?
  /// An error, shown until a key changes something.
  private(set) var failure: String?
  /// The progress of loading; nil if complete.
  var progress: String?
  /// The menu of keys that complete the pending sequence, if any.
  var menu: KeyMenu?
  /// The keys of an incomplete sequence.
  private(set) var pendingKeys: [Key] = []

  /// The count typed before a key.
  private(set) var count: Int?
  /// The maximum count, more than any list has rows.
  private static let largestCount = 1_000_000_000

  init(progress: String?) { self.progress = progress }

  /// Shows a message.
  mutating func say(_ text: String) { message = text }

  /// Shows an error.
  mutating func fail(_ text: String) {
    message = nil
    failure = text
  }

  /// The text to show instead of details of the selected row.
  var shown: String? { message ?? failure }

  /// Removes the message.
  mutating func clear() { message = nil }

  /// Removes the error.
  mutating func clearFailure() { failure = nil }

  /// Removes a message or error if it is still shown.
  mutating func withdraw(_ text: String) {
    if message == text { message = nil }
    if failure == text { failure = nil }
  }

  /// Adds a key to the pending sequence, and returns the sequence.
  mutating func add(_ key: Key) -> [Key] {
    pendingKeys.append(key)
    return pendingKeys
  }

  /// Adds a digit to the count before a key, and returns the count.
  ///
  /// Nil if the key is not a digit, is a leading zero, or a sequence is pending.
  mutating func addDigit(_ key: Key) -> Int? {
    guard pendingKeys.isEmpty, case .character(let scalar) = key, ("0"..."9").contains(scalar),
      count != nil || scalar != "0"
    else { return nil }
    let digit = Int(scalar.value) - 0x30
    count = min((count ?? 0) * 10 + digit, Self.largestCount)
    return count
  }

  /// Discards the pending sequence and count.
  mutating func endKeys() {
    pendingKeys = []
    menu = nil
    count = nil
  }
}
