internal import LocalizedText

/// Samples for an entry that has none, by the types of its placeholders: `Sample 1`, `42`, `12.5`.
struct InventedSamples {
  /// What a text declares of a part of it that varies on its own.
  struct Substitution {
    /// The number of its argument, from 1.
    var number: Int?
    /// How its argument is written, without the percent sign.
    var specifier: String?
    var forms: [String] = []
  }

  private enum Kind {
    case text, integer, fraction, character
    /// What `*` receives.
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

  /// A text to be read: the form of a substitution counts on from its own argument.
  private struct Reading {
    var format: FormatString
    var counted = 0
  }

  private let substitutions: [String: Substitution]
  private var kinds: [Int: Kind] = [:]
  private var pending: [Reading] = []
  /// The substitutions that have been read, by name, for each number of an argument.
  private var opened: [String: Set<Int>] = [:]
  /// Forms may name each other without an end.
  private var budget = 256

  /// The largest number that a placeholder can have.
  private static let limit = 127

  /// Reads the texts of an entry, the first of which that names an argument decides its type.
  init(for texts: [String], substitutions: [String: Substitution] = [:]) {
    self.substitutions = substitutions
    // Most texts have no placeholder.
    pending = texts.filter { $0.utf8.contains(UInt8(ascii: "%")) }
      .map { Reading(format: FormatString($0)) }
    var next = 0
    while next < pending.count {
      read(pending[next])
      next += 1
    }
  }

  /// A sample for each number up to the largest that is named.
  func samples(by rules: SampleRules) -> [Sample] {
    let count = kinds.keys.max() ?? 0
    let texts = kinds.values.count { $0 == .text }
    return (0..<count).map { index in
      switch kinds[index + 1] ?? .text {
      case .text: .string(rules.length.text + (texts > 1 ? " \(index + 1)" : ""))
      case .integer: rules.length.integer.counting(rules.count)
      case .fraction: rules.length.fraction.counting(rules.count)
      case .character: .integer(42)
      case .columns: .integer(2)
      }
    }
  }

  private mutating func read(_ reading: Reading) {
    var counted = reading.counted
    var numbers: [String: Int] = [:]
    func next() -> Int {
      counted += 1
      return counted
    }
    for piece in reading.format.pieces {
      switch piece {
      case .placeholder(let placeholder):
        let specifier = placeholder.specifier
        for case .argument(let position)? in [specifier.width, specifier.precision] {
          note(.columns, position ?? next())
        }
        note(Kind(specifier), placeholder.position ?? next())
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

  private mutating func note(_ kind: Kind, _ number: Int) {
    guard (1...Self.limit).contains(number), kinds[number] == nil else { return }
    kinds[number] = kind
  }

  private mutating func open(_ name: String, _ declared: Substitution?, number: Int) {
    guard (1...Self.limit).contains(number), opened[name, default: []].insert(number).inserted
    else { return }
    // Whatever else the texts say: only a number can choose a form.
    let specifier = FormatString("%" + (declared?.specifier ?? "@")).placeholders.first?.specifier
    kinds[number] = specifier.map { Kind($0) } == .fraction ? .fraction : .integer
    for form in declared?.forms ?? [] where budget > 0 {
      budget -= 1
      // The first placeholder of a form is its own argument, if it has no number.
      pending.append(Reading(format: FormatString(form), counted: number - 1))
    }
  }
}
