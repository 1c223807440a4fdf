import AppSources
import SourceText

/// A key that the code of an app looks up, with what its calls say about it.
struct CodeKey: Sendable {
  let key: String
  /// The comments of the calls, without repetitions.
  private(set) var comments: [String] = []
  /// The text of the source language, if it is not the key.
  private(set) var value: String?
  /// Whether the call gives the text as a default value.
  private(set) var hasDefaultValue = false
  /// Whether only debug builds have the key.
  private(set) var isForDebugging = false
  /// The first place.
  let place: FilePlace?

  /// The comment for translators; nil if no call has one.
  var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }

  /// A key of a literal.
  init(_ literal: LocalizedLiteral, at place: FilePlace?) {
    key = literal.pattern.key
    self.place = place
    isForDebugging = literal.isForDebugging
    add(literal)
  }

  /// A key that the compiler has found.
  init(key: String, comment: String?, value: String?, at place: FilePlace?) {
    self.key = key
    self.place = place
    add(comment: comment, value: value)
  }

  /// Adds what another call says.
  mutating func add(_ literal: LocalizedLiteral) {
    isForDebugging = isForDebugging && literal.isForDebugging
    add(comment: literal.comment, value: literal.value?.sourceText)
    let text = literal.pattern.sourceText
    if value == nil, text != key { value = text }
  }

  mutating func add(comment: String?, value: String?) {
    if let comment, !comment.isEmpty, !comments.contains(comment) { comments.append(comment) }
    guard let value, !hasDefaultValue else { return }
    self.value = value
    hasDefaultValue = true
  }
}
