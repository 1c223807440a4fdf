internal import LocalizedText
internal import MessageSyntax
internal import StringCatalog

/// Invents samples for an entry without any, by the types of its placeholders: `42`, `12.5`, and
/// for strings the argument's name from the comment, or `Sample 1`.
struct InventedSamples {
  private enum SampleType {
    case text, integer, fraction, character
    /// A field width or precision given as `*`.
    case columns

    init(_ specifier: FormatSpecifier) {
      switch specifier.argumentType {
      case .integer: self = .integer
      case .fraction: self = .fraction
      case .character: self = .character
      case .object, .bytes: self = .text
      }
    }
  }

  /// The type of each argument, by number.
  private var types: [Int: SampleType] = [:]
  private let comment: String?
  private let key: String

  /// Determines the types of the arguments that the app passes to an entry.
  ///
  /// The first use of an argument determines its type.
  init(for entry: Entry, _ declared: DeclaredArguments) {
    comment = entry.comment
    key = entry.key
    for use in declared.uses {
      switch use.role {
      case .value(let specifier): note(SampleType(specifier), use.number)
      case .amount: note(.columns, use.number)
      case .choice(let specifier):
        // Only numbers select a form, so this overrides the types from other strings.
        types[use.number] = SampleType(specifier) == .fraction ? .fraction : .integer
      case .unusedChoice: note(.text, use.number)
      }
    }
  }

  private mutating func note(_ type: SampleType, _ number: Int) {
    if types[number] == nil { types[number] = type }
  }

  /// Returns a sample for each argument up to the largest number used.
  func samples(_ options: SampleOptions) -> [Sample] {
    let count = types.keys.max() ?? 0
    let texts = types.values.count { $0 == .text }
    // Names are not affected by the length option.
    let names =
      texts > 0 && options.length == .typical ? ArgumentNames(comment: comment, key: key) : nil
    return (0..<count).map { index in
      switch types[index + 1] ?? .text {
      case .text:
        .string(names?[index + 1] ?? options.length.text + (texts > 1 ? " \(index + 1)" : ""))
      case .integer: options.length.integer.replacingNumbers(by: options.count)
      case .fraction: options.length.fraction.replacingNumbers(by: options.count)
      case .character: .integer(42)
      case .columns: .integer(2)
      }
    }
  }
}
