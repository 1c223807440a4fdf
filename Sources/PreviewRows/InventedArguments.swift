internal import LocalizedText

/// Arguments for entries that have no samples: `Sample 1`, `42`, `12.5`.
enum InventedArguments {
  /// An argument for each number that a placeholder of the text or of the key names; `numbers`
  /// are those that substitutions declare, by name.
  static func arguments(for texts: [String], numbers: [String: Int] = [:]) -> [Argument] {
    var kinds: [Int: FormatSpecifier] = [:]
    for text in texts {
      var counted = 0
      var numbers = numbers
      for piece in FormatString(text).pieces {
        switch piece {
        case .placeholder(let placeholder):
          counted += placeholder.position == nil ? 1 : 0
          let number = placeholder.position ?? counted
          if kinds[number] == nil { kinds[number] = placeholder.specifier }
        case .substitution(let name, let position, _):
          if position == nil, numbers[name] == nil {
            counted += 1
            numbers[name] = counted
          }
          // Whatever else the text says: only a number can choose a form.
          if let number = position ?? numbers[name] { kinds[number] = .integer }
        case .text, .ownArgument, .invalid:
          continue
        }
      }
    }
    let count = max(0, min(kinds.keys.max() ?? 0, 127))
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
