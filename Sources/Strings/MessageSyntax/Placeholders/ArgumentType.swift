/// The type of argument that code has to pass for a placeholder.
///
/// Placeholders that read one argument as different types crash the app or show garbage.
package enum ArgumentType: Hashable, Sendable {
  /// An object, such as a string: `%@`.
  case object
  /// A floating-point number.
  case fraction
  /// One character.
  case character
  /// A pointer to the bytes of a C string.
  case bytes
  /// An integer of a number of bits.
  case integer(bits: Int)

  /// Returns whether two types differ only in the number of bits.
  package func differsInWidthOnly(from other: ArgumentType) -> Bool {
    if case .integer = self, case .integer = other { self != other } else { false }
  }

  /// Returns whether a placeholder of another type crashes or shows this argument incorrectly.
  package func isMisread(as other: ArgumentType) -> Bool {
    self != other && !differsInWidthOnly(from: other)
  }
}

extension FormatSpecifier {
  /// The type of the specifier's argument.
  package var argumentType: ArgumentType {
    switch conversion {
    case "D", "U", "O": .integer(bits: 64)
    case "d", "i", "u", "x", "X", "o": .integer(bits: length.bits)
    case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
    case "c", "C": .character
    case "s", "S": .bytes
    default: .object
    }
  }
}

extension FormatSpecifier.Length? {
  /// The size of an integer on 64-bit systems, in bits.
  fileprivate var bits: Int {
    switch self {
    case .char: 8
    case .short: 16
    case nil: 32
    case .long, .longLong, .quad, .longDouble, .size, .difference, .maximum: 64
    }
  }
}
