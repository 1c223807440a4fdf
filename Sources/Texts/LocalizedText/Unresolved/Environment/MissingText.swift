/// A key that was looked up but not found.
package struct MissingText: Hashable, Sendable {
  /// The missing key.
  package let key: String
  /// The name of the table.
  package let table: String
  /// Whether the whole table is missing.
  package let isTableMissing: Bool
}

/// A receiver of strings that are not found.
package final class MissingTexts: Sendable {
  private let receive: @Sendable (MissingText, LocaleTag) -> Void

  /// Creates a receiver that calls a function with each missing string and the locale of the
  /// lookup.
  package init(_ receive: @escaping @Sendable (MissingText, LocaleTag) -> Void) {
    self.receive = receive
  }

  func add(_ text: MissingText, in locale: LocaleTag) { receive(text, locale) }
}

extension MissingTexts: Equatable {
  /// Whether both are the same object.
  package static func == (left: MissingTexts, right: MissingTexts) -> Bool { left === right }
}
