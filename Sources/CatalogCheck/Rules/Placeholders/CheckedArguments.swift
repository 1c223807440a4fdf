import LocalizedText
import PreviewRows
import StringCatalog

/// The arguments that a text takes, beside those that the app passes.
struct CheckedArguments {
  /// The arguments that the app passes, as the key and the source text tell.
  let declared: DeclaredArguments
  /// The arguments that the text takes, through its substitutions.
  let taken: ArgumentUses
  /// The arguments that the text has to take: those of the source text that it translates, or those
  /// of the key if there is no source text.
  let required: ArgumentUses

  /// Compares the text of a row with its key and its source text.
  ///
  /// Returns nil if the row shows the key or if there are no arguments at all.
  init?(of row: Row) {
    guard let leaf = row.found.leaf else { return nil }
    let source = row.sourceLeaf
    let declared = DeclaredArguments(of: row.entry, sourceLanguage: row.sourceLanguage)
    let taken = ArgumentUses(
      of: [row.found.format],
      substitutions: row.found.substitutions.mapValues {
        ArgumentUses.Substitution(
          number: $0.argument, specifier: $0.specifier, forms: Array($0.forms.values))
      })
    guard !taken.isEmpty || !declared.key.isEmpty || declared.source?.isEmpty == false else {
      return nil
    }
    self.declared = declared
    self.taken = taken
    if source?.localization.locale == leaf.localization.locale {
      required = ArgumentUses(of: [])
    } else if let source {
      required = ArgumentUses(ofLeaf: source)
    } else {
      required = declared.key
    }
  }
}

extension ArgumentUses {
  /// The arguments that a leaf takes, through its substitutions.
  fileprivate init(ofLeaf leaf: Leaf) {
    guard leaf.text.contains("#@") else {
      self.init(of: [leaf.text])
      return
    }
    self.init(of: leaf.localization)
  }
}

/// What the code has to pass for a placeholder.
///
/// Two placeholders with different types for one argument crash the app or show nonsense.
enum ArgumentType: Equatable {
  case object, fraction, character, bytes
  /// An integer with a number of bits.
  case integer(bits: Int)

  /// The type that a placeholder asks for; nil if it asks for none in particular.
  init?(_ role: ArgumentUses.Role) {
    switch role {
    case .amount: self = .integer(bits: 32)
    case .value(let specifier): self.init(specifier)
    case .choice(let specifier):
      self.init(specifier)
      // A substitution without a specifier takes whatever number there is.
      if self == .object { return nil }
    }
  }

  private init(_ specifier: FormatSpecifier) {
    switch specifier.conversion {
    case "D", "U", "O": self = .integer(bits: 64)
    case "d", "i", "u", "x", "X", "o": self = .integer(bits: specifier.length.bits)
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
    case "c", "C": self = .character
    case "s", "S": self = .bytes
    default: self = .object
    }
  }

  /// Whether the two types differ in the number of bits only.
  func differsInWidthOnly(from other: ArgumentType) -> Bool {
    if case .integer = self, case .integer = other { self != other } else { false }
  }
}

extension FormatSpecifier.Length? {
  /// The size of an integer on 64-bit systems.
  fileprivate var bits: Int {
    switch self {
    case .char: 8
    case .short: 16
    case nil: 32
    case .long, .longLong, .quad, .longDouble, .size, .difference, .maximum: 64
    }
  }
}
