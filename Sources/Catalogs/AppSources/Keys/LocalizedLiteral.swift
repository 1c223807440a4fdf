/// A string literal in Swift code that an app looks up in a table.
package struct LocalizedLiteral: Hashable, Sendable {
  /// The keys that the literal may stand for.
  package let pattern: KeyPattern
  /// The name of the table; `Localizable` unless the call specifies another.
  package let table: String
  /// Whether the call uses the bundle of the app or of its module.
  package let isInOwnBundle: Bool
  /// The offset of the literal in the file.
  package let offset: Int
}

/// A function or initializer that takes a literal as a key.
struct LocalizedCall {
  /// The label of the key argument, or nil if it has none.
  var label: String?
  /// Whether it is a method of a view, called after a dot.
  var isMember = false
  /// Whether the key is taken literally, so that an interpolation is a mistake.
  var takesPlainKey = false

  /// The calls, by name.
  static let all: [String: LocalizedCall] = [
    "Text": LocalizedCall(), "Label": LocalizedCall(), "Button": LocalizedCall(),
    "Toggle": LocalizedCall(), "Section": LocalizedCall(), "Link": LocalizedCall(),
    "navigationTitle": LocalizedCall(isMember: true), "alert": LocalizedCall(isMember: true),
    "String": LocalizedCall(label: "localized"),
    "AttributedString": LocalizedCall(label: "localized"),
    "LocalizedStringResource": LocalizedCall(), "LocalizedStringKey": LocalizedCall(),
    "NSLocalizedString": LocalizedCall(takesPlainKey: true),
  ]

  /// Modules that may qualify the type.
  static let modules: Set<String> = [
    "SwiftUI", "Foundation", "SwiftUICore", "LocalizedText", "LocalizedViews",
    "LocalizedFoundation",
  ]

  /// Keywords that make the next word a declaration.
  static let declarations: Set<String> = [
    "func", "struct", "class", "enum", "protocol", "typealias", "case", "extension", "macro",
    "actor",
  ]
}
