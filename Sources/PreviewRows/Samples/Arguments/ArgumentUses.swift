package import LocalizedText
internal import MessageSyntax
internal import SourceText

/// The arguments that the placeholders of some texts take, numbered as a format counts them.
///
/// ```swift
/// ArgumentUses(of: ["%2$@ via %@"]).uses.map(\.number)  // [2, 1]
/// ```
package struct ArgumentUses: Sendable {
  /// A part of a text that varies by a number: what the text declares about it, and its forms.
  package struct Substitution: Sendable {
    /// The number of its argument, from 1; nil if references are counted.
    package var number: Int?
    /// How the argument is written.
    package var specifier: FormatSpecifier
    /// The texts of its forms.
    package var forms: [String]
    /// Whether the argument chooses the form, and not the width alone.
    package var choosesByNumber: Bool

    /// A substitution made of its parts.
    package init(
      number: Int?, specifier: FormatSpecifier, forms: [String] = [], choosesByNumber: Bool = true
    ) {
      self.number = number
      self.specifier = specifier
      self.forms = forms
      self.choosesByNumber = choosesByNumber
    }
  }

  /// What a placeholder does with an argument.
  package enum Role: Hashable, Sendable {
    /// It writes the argument.
    case value(FormatSpecifier)
    /// It takes its width or precision from the argument: `*`.
    case amount
    /// It chooses a form of a substitution by the argument.
    case choice(FormatSpecifier)
    /// It chooses a form by an argument that is a text, so the form is always `other`.
    case unusedChoice
  }

  /// One placeholder and the argument that it takes.
  package struct Use: Sendable {
    /// The number of the argument, from 1.
    package var number: Int
    /// What the placeholder does with it.
    package var role: Role
    /// The placeholder as it is written.
    package var source: String
    /// Whether the argument is the next one because the placeholder has no position.
    package var isCounted: Bool
    /// The name of the substitution whose form contains the placeholder, if one does.
    package var substitution: String?

    /// Whether the argument chooses a form.
    package var isChoice: Bool { if case .choice = role { true } else { false } }
  }

  /// The uses, text by text, in the order in which formats count them.
  ///
  /// The forms of substitutions come after all texts.
  package private(set) var uses: [Use] = []

  /// A text whose placeholders have not been read yet.
  private struct PendingText {
    var format: FormatString
    /// The number before the first argument that a placeholder without a position takes.
    ///
    /// In a form of a substitution, that argument is the substitution's own.
    var lastArgument = 0
    /// The name, the number and the specifier of the substitution, if the text is a form of one.
    var own: (name: String, number: Int, specifier: FormatSpecifier)?
  }

  private let substitutions: [String: Substitution]
  /// Whether placeholders count that may be percentages in words.
  private let countsProse: Bool
  private var pending: [PendingText] = []
  /// The argument numbers with which each substitution has been read, by its name.
  private var opened: [String: Set<Int>] = [:]
  /// How many more forms to read: forms can refer to each other without end.
  private var budget = 256

  /// The largest number that a placeholder can have.
  package static let largestNumber = 127
  /// The number of uses after which only choices are kept: a hostile text may have a million, but a
  /// form is chosen only once by each argument.
  private static let limit = 1024

  /// Reads texts and the forms of the substitutions that they refer to.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - substitutions: what the texts declare about their substitutions.
  ///   - countsProse: whether `% d` counts, which an app takes for a placeholder although the author
  ///     mostly meant a percentage.
  package init(
    of texts: [String], substitutions: [String: Substitution] = [:], countsProse: Bool = true
  ) {
    self.substitutions = substitutions
    self.countsProse = countsProse
    // Most texts have no placeholder and need no parsing.
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

  /// Marks the choices by arguments that the texts show as objects alone, by their positions:
  /// `%1$@ and %ld more` in a form of `%#@names@`.
  ///
  /// The app passes a text there, and the form that it chooses is always the same.
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
    // Tokens, unlike pieces, have no copies of the words between placeholders (check.py).
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
  /// Whether no text takes an argument.
  package var isEmpty: Bool { uses.isEmpty }

  /// The numbers of the arguments that are taken.
  package var numbers: Set<Int> { Set(uses.lazy.map(\.number)) }

  /// The first use of an argument, if possible one that shows it or depends on it.
  package func first(ofArgument number: Int) -> Use? {
    uses.first { $0.number == number && $0.role != .unusedChoice }
      ?? uses.first { $0.number == number }
  }
}
