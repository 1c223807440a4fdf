/// The content of the status line other than details of the selected row.
struct StatusState: Sendable {
  /// A message, shown until the next key.
  private(set) var message: String?
  /// An error, shown until a key changes something.
  private(set) var failure: String?
  /// The progress of loading; nil if complete.
  var progress: String?

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
}
