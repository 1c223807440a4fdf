package import LocalizedText
internal import MessageSyntax
internal import SourceText

/// The arguments used by the placeholders of several strings, with their numbers.
///
/// ```swift
/// ArgumentUses(of: ["%2$@ via %@"]).uses.map(\.number)  // [2, 1]
/// ```
package struct ArgumentUses: Sendable {
  /// The declaration and forms of a substitution.
  package struct Substitution: Sendable {
    /// The number of its argument, from 1, or nil to count references.
    package var number: Int?
    /// The specifier of the argument.
    package var specifier: FormatSpecifier
    /// The formats of its forms.
    package var forms: [String]
    /// Whether the argument selects the form, rather than only the width.
    package var choosesByNumber: Bool

    /// Creates a substitution from its parts.
    package init(
      number: Int?, specifier: FormatSpecifier, forms: [String] = [], choosesByNumber: Bool = true
    ) {
      self.number = number
      self.specifier = specifier
      self.forms = forms
      self.choosesByNumber = choosesByNumber
    }
  }

  /// How a placeholder uses an argument.
  package enum Role: Hashable, Sendable {
    /// Formats the argument.
    case value(FormatSpecifier)
    /// Uses the argument as its width or precision: `*`.
    case amount
    /// Selects a form of a substitution by the argument.
    case choice(FormatSpecifier)
    /// Selects a form by an argument that is a string, so the form is always `other`.
    case unusedChoice
  }

  /// One placeholder and the argument it uses.
  package struct Use: Sendable {
    /// The number of the argument, from 1.
    package var number: Int
    /// How the placeholder uses the argument.
    package var role: Role
    /// The placeholder as written.
    package var source: String
    /// Whether the placeholder has no position and so uses the next argument.
    package var isCounted: Bool
    /// The name of the substitution that contains the placeholder, if any.
    package var substitution: String?

    /// Whether the argument selects a form.
    package var isChoice: Bool { if case .choice = role { true } else { false } }
  }

  /// The uses, string by string, in counting order.
  ///
  /// The forms of substitutions follow all strings.
  package private(set) var uses: [Use] = []

  /// A string whose placeholders have not been parsed yet.
  private struct PendingText {
    var format: FormatString
    /// The number before the first argument used by a placeholder without a position.
    ///
    /// In a form of a substitution, the first such argument is the substitution's own.
    var lastArgument = 0
    /// The name, argument number and specifier of the substitution, if the string is one of its
    /// forms.
    var own: (name: String, number: Int, specifier: FormatSpecifier)?
  }

  private let substitutions: [String: Substitution]
  /// Whether placeholders that may be percentages in prose count.
  private let countsProse: Bool
  private var pending: [PendingText] = []
  /// The argument numbers that each substitution has been read with, by name.
  private var opened: [String: Set<Int>] = [:]
  /// The number of forms that may still be read: forms can refer to each other endlessly.
  private var budget = 256

  /// The maximum argument number of a placeholder.
  package static let largestNumber = 127
  /// The number of uses after which only choices are recorded.
  ///
  /// A malicious string may have a million uses, but each argument selects a form only once.
  private static let limit = 1024

  /// Reads strings and the forms of the substitutions that they refer to.
  ///
  /// - Parameters:
  ///   - texts: the strings.
  ///   - substitutions: the substitutions, by name.
  ///   - countsProse: whether to count `% d`, which apps treat as a placeholder although the author
  ///     usually meant a percentage.
  package init(
    of texts: [String], substitutions: [String: Substitution] = [:], countsProse: Bool = true
  ) {
    self.substitutions = substitutions
    self.countsProse = countsProse
    // Most strings have no placeholders and need no parsing.
    for text in texts where text.holds("%") {
      pending.append(PendingText(format: FormatString(text)))
    }
    var next = 0
    while next < pending.count {
      read(pending[next])
      next += 1
    }
    pending = []
    forgetUnusedChoices()
  }

  /// Marks choices by arguments that are only shown as positional objects: `%1$@ and %ld more` in a
  /// form of `%#@names@`.
  ///
  /// The app passes a string for such an argument, so the form is always the same.
  private mutating func forgetUnusedChoices() {
    guard uses.contains(where: \.isChoice) else { return }
    var shown: [Int: Bool] = [:]
    for use in uses where !use.isChoice {
      let isObject = use.role.argumentType == .object && !use.isCounted && use.source != "%arg"
      shown[use.number] = isObject && shown[use.number] ?? true
    }
    for index in uses.indices where uses[index].isChoice && shown[uses[index].number] == true {
      uses[index].role = .unusedChoice
    }
  }

  private mutating func read(_ text: PendingText) {
    var lastArgument = text.lastArgument
    var numbers: [String: Int] = [:]
    func next() -> Int {
      lastArgument += 1
      return lastArgument
    }
    func note(_ role: Role, _ position: Int?, _ source: String, isCounted: Bool = true) {
      let number = position ?? next()
      guard 1...Self.largestNumber ~= number else { return }
      if case .choice = role {} else if uses.count >= Self.limit { return }
      uses.append(
        Use(
          number: number, role: role, source: source, isCounted: isCounted && position == nil,
          substitution: text.own?.name))
    }
    // Unlike pieces, tokens do not copy the text between placeholders (check.py).
    for token in text.format.tokens {
      switch token.kind {
      case .placeholder(let position, let specifier):
        guard countsProse || !specifier.mayBeProse else { continue }
        let source = text.format.source(token.range)
        if specifier.takesAmounts {
          for case .argument(let position)? in [specifier.width, specifier.precision] {
            note(.amount, position, source)
          }
        }
        note(.value(specifier), position, source)
      case .substitution(let range, let position):
        let name = text.format.source(range)
        let source = text.format.source(token.range)
        let declared = substitutions[name]
        let choosesByNumber = declared?.choosesByNumber ?? true
        let known = position ?? declared?.number ?? numbers[name]
        let number = known ?? (choosesByNumber ? next() : lastArgument + 1)
        if choosesByNumber { numbers[name] = number }
        let specifier = declared?.specifier ?? .natural
        guard opened[name, default: []].insert(number).inserted else { continue }
        if choosesByNumber { note(.choice(specifier), number, source) }
        open(name, declared, number: number, specifier)
      case .ownArgument:
        if let own = text.own { note(.value(own.specifier), own.number, "%arg") }
      case .text, .invalid:
        continue
      }
    }
  }

  private mutating func open(
    _ name: String, _ declared: Substitution?, number: Int, _ specifier: FormatSpecifier
  ) {
    guard 1...Self.largestNumber ~= number else { return }
    for form in declared?.forms ?? [] where budget > 0 {
      budget -= 1
      pending.append(
        PendingText(
          format: FormatString(form), lastArgument: number - 1, own: (name, number, specifier)))
    }
  }
}

extension ArgumentUses {
  /// Whether the strings use no arguments.
  package var isEmpty: Bool { uses.isEmpty }

  /// The numbers of the used arguments.
  package var numbers: Set<Int> { Set(uses.lazy.map(\.number)) }

  /// Returns the first use of an argument, preferring one that shows it or depends on it.
  package func first(ofArgument number: Int) -> Use? {
    uses.first { $0.number == number && $0.role != .unusedChoice }
      ?? uses.first { $0.number == number }
  }
}
