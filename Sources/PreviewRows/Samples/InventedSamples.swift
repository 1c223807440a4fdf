internal import LocalizedText

/// Invents samples for an entry that has none, by the types of its placeholders: `Sample 1`, `42`,
/// `12.5`.
struct InventedSamples {
  /// What a text declares about one of its substitutions.
  struct Substitution {
    /// The number of its argument, from 1.
    var number: Int?
    /// The format specifier of its argument, without the percent sign.
    var specifier: String?
    var forms: [String] = []
  }

  private enum ArgumentType {
    case text, integer, fraction, character
    /// A field width or precision written as `*`.
    case columns

    init(_ specifier: FormatSpecifier) {
      switch specifier.conversion {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O": self = .integer
      case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
      case "c", "C": self = .character
      default: self = .text
      }
    }
  }

  /// A text whose placeholders have not been read yet.
  private struct PendingText {
    var format: FormatString
    /// The number before the first argument that a placeholder without a position takes.
    ///
    /// In a form of a substitution, that argument is the substitution's own.
    var lastArgument = 0
  }

  private let substitutions: [String: Substitution]
  /// The type of each argument, by its number.
  private var types: [Int: ArgumentType] = [:]
  private var pending: [PendingText] = []
  /// The argument numbers with which each substitution has been read, by its name.
  private var opened: [String: Set<Int>] = [:]
  /// How many more forms to read: forms can refer to each other without end.
  private var budget = 256

  /// The largest number that a placeholder can have.
  private static let limit = 127

  /// Reads the texts of an entry.
  ///
  /// The first text that names an argument decides its type.
  init(for texts: [String], substitutions: [String: Substitution] = [:]) {
    self.substitutions = substitutions
    // Most texts have no placeholder and need no parsing.
    pending = texts.filter { $0.utf8.contains(UInt8(ascii: "%")) }
      .map { PendingText(format: FormatString($0)) }
    var next = 0
    while next < pending.count {
      read(pending[next])
      next += 1
    }
  }

  /// A sample for each argument up to the largest number that is named.
  func samples(_ options: SampleOptions) -> [Sample] {
    let count = types.keys.max() ?? 0
    let texts = types.values.count { $0 == .text }
    return (0..<count).map { index in
      switch types[index + 1] ?? .text {
      case .text: .string(options.length.text + (texts > 1 ? " \(index + 1)" : ""))
      case .integer: options.length.integer.replacingNumbers(by: options.count)
      case .fraction: options.length.fraction.replacingNumbers(by: options.count)
      case .character: .integer(42)
      case .columns: .integer(2)
      }
    }
  }

  private mutating func read(_ text: PendingText) {
    var lastArgument = text.lastArgument
    var numbers: [String: Int] = [:]
    func next() -> Int {
      lastArgument += 1
      return lastArgument
    }
    for piece in text.format.pieces {
      switch piece {
      case .placeholder(let placeholder):
        let specifier = placeholder.specifier
        for case .argument(let position)? in [specifier.width, specifier.precision] {
          note(.columns, position ?? next())
        }
        note(ArgumentType(specifier), placeholder.position ?? next())
      case .substitution(let name, let position, _):
        let declared = substitutions[name]
        let number = position ?? declared?.number ?? numbers[name] ?? next()
        numbers[name] = number
        open(name, declared, number: number)
      case .text, .ownArgument, .invalid:
        continue
      }
    }
  }

  private mutating func note(_ type: ArgumentType, _ number: Int) {
    guard (1...Self.limit).contains(number), types[number] == nil else { return }
    types[number] = type
  }

  private mutating func open(_ name: String, _ declared: Substitution?, number: Int) {
    guard (1...Self.limit).contains(number), opened[name, default: []].insert(number).inserted
    else { return }
    // Only a number can choose a form, so this overrides what other texts say about the argument.
    let specifier = FormatString("%" + (declared?.specifier ?? "@")).placeholders.first?.specifier
    types[number] = specifier.map { ArgumentType($0) } == .fraction ? .fraction : .integer
    for form in declared?.forms ?? [] where budget > 0 {
      budget -= 1
      pending.append(PendingText(format: FormatString(form), lastArgument: number - 1))
    }
  }
}
