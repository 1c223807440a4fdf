internal import LocalizedText

/// Arguments for entries that have no samples: `Sample 1`, `42`, `12.5`.
enum InventedArguments {
  /// An argument for each number that a placeholder of the text or of the key names.
  static func arguments(for texts: [String]) -> [Argument] {
    var kinds: [Int: FormatSpecifier] = [:]
    for text in texts {
      var counted = 0
      for piece in FormatString(text).pieces {
        switch piece {
        case .placeholder(let placeholder):
          counted += placeholder.position == nil ? 1 : 0
          let number = placeholder.position ?? counted
          if kinds[number] == nil { kinds[number] = placeholder.specifier }
        case .substitution(_, let position, _):
          counted += position == nil ? 1 : 0
          if kinds[position ?? counted] == nil { kinds[position ?? counted] = .integer }
        case .text, .ownArgument, .invalid:
          continue
        }
      }
    }
    let count = min(kinds.keys.max() ?? 0, 127)
    return (0..<count).map { index in
      let texts = kinds.values.filter { $0.conversion == "@" }.count
      return argument(kinds[index + 1] ?? .natural, number: texts > 1 ? index + 1 : nil)
    }
  }

  private static func argument(_ specifier: FormatSpecifier, number: Int?) -> Argument {
    switch specifier.conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": .integer(42)
    case "f", "F", "e", "E", "g", "G", "a", "A": .double(12.5)
    default: .string(number.map { "Sample \($0)" } ?? "Sample")
    }
  }
}
