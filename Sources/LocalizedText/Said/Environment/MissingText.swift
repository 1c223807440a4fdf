/// A key for which a look-up found no text.
package struct MissingText: Hashable, Sendable {
  /// The key that the app asked for.
  package let key: String
  /// The name of the table.
  package let table: String
  /// Whether the whole table is missing.
  package let isTableMissing: Bool
}

/// Receives the texts that look-ups do not find.
package final class MissingTexts: Sendable {
  private let receive: @Sendable (MissingText, LocaleTag) -> Void

  /// Passes each text on, with the locale of the look-up.
  package init(_ receive: @escaping @Sendable (MissingText, LocaleTag) -> Void) {
    self.receive = receive
  }

  func add(_ text: MissingText, in locale: LocaleTag) { receive(text, locale) }
}

extension MissingTexts: Equatable {
  /// Whether both are the same object.
  package static func == (left: MissingTexts, right: MissingTexts) -> Bool { left === right }
}
