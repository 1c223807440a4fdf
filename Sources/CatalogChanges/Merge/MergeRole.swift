/// What an object of a String Catalog is, which decides by which rules its members are merged.
enum MergeRole: Sendable {
  case root
  /// The entries by their keys.
  case strings
  case entry
  /// The localizations of an entry by their locales.
  case localizations
  /// A localization, or a case of a variation: it has a text, or varies.
  case localization
  case unit
  /// The axes of a variation.
  case variations
  /// The cases of an axis.
  case axis
  /// The substitutions of a localization by their names.
  case substitutions
  case substitution
  /// A member that the format does not define, or one without parts.
  case other

  func member(_ name: String) -> MergeRole {
    switch (self, name) {
    case (.root, "strings"): .strings
    case (.strings, _): .entry
    case (.entry, "localizations"): .localizations
    case (.localizations, _), (.axis, _): .localization
    case (.localization, "stringUnit"): .unit
    case (.localization, "variations"), (.substitution, "variations"): .variations
    case (.localization, "substitutions"): .substitutions
    case (.variations, _): .axis
    case (.substitutions, _): .substitution
    default: .other
    }
  }

  /// Whether an object that loses its last member disappears with it.
  var vanishes: Bool {
    switch self {
    case .root, .strings, .entry, .other: false
    default: true
    }
  }
}
