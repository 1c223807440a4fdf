/// The role of an object in a String Catalog, which determines how its members are merged.
enum MergeRole: Sendable {
  case root
  /// The entries by key.
  case strings
  case entry
  /// The localizations of an entry by locale.
  case localizations
  /// A localization or a case of a variation, which has a string or varies.
  case localization
  case unit
  /// The axes of a variation.
  case variations
  /// The cases of an axis.
  case axis
  /// The substitutions of a localization by name.
  case substitutions
  case substitution
  /// A member unknown to the format, or one without parts.
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

  /// Whether the object is removed along with its last member.
  var vanishes: Bool {
    switch self {
    case .root, .strings, .entry, .other: false
    default: true
    }
  }
}
