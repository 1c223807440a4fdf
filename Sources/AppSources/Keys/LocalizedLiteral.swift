/// A literal in Swift code that an app looks up in a table.
package struct LocalizedLiteral: Hashable, Sendable {
  /// The keys that it may mean.
  package let pattern: KeyPattern
  /// The name of the table: `Localizable` unless the call names another.
  package let table: String
  /// Whether the call looks in the app's own bundle, or that of its module.
  package let isInOwnBundle: Bool
  /// The offset of the literal in its file.
  package let offset: Int
}

/// A function or an initializer whose literal is a key.
struct LocalizedCall {
  /// The label of the argument with the key; nil if it has none.
  var label: String?
  /// Whether it is a function of a view, which follows a dot.
  var isMember = false
  /// Whether the key is taken as it is written, so that an interpolation is a mistake.
  var takesPlainKey = false

  /// The calls by their names.
  static let all: [String: LocalizedCall] = [
    "Text": LocalizedCall(), "Label": LocalizedCall(), "Button": LocalizedCall(),
    "Toggle": LocalizedCall(), "Section": LocalizedCall(), "Link": LocalizedCall(),
    "navigationTitle": LocalizedCall(isMember: true), "alert": LocalizedCall(isMember: true),
    "String": LocalizedCall(label: "localized"),
    "AttributedString": LocalizedCall(label: "localized"),
    "LocalizedStringResource": LocalizedCall(), "LocalizedStringKey": LocalizedCall(),
    "NSLocalizedString": LocalizedCall(takesPlainKey: true),
  ]

  /// Modules whose names may be before the type.
  static let modules: Set<String> = [
    "SwiftUI", "Foundation", "SwiftUICore", "LocalizedText", "LocalizedViews",
    "LocalizedFoundation",
  ]

  /// Words that make the next one a declaration.
  static let declarations: Set<String> = [
    "func", "struct", "class", "enum", "protocol", "typealias", "case", "extension", "macro",
    "actor",
  ]
}
