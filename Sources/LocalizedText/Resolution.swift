/// One format on its way to a resolved text.
struct Resolution {
  let resolver: Resolver
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  private(set) var text = ResolvedText()
  /// How many more substitutions may be opened: forms that name each other twice double the text
  /// at each level.
  private var budget = 256

  init(resolver: Resolver, arguments: [Argument], substitutions: [String: Substitution]) {
    self.resolver = resolver
    self.arguments = arguments
    self.substitutions = substitutions
  }

  /// The state of one format: which argument is next, and in the form of a substitution, its own.
  private struct Scope {
    var counted = 0
    var own: (number: Int, specifier: FormatSpecifier)?
    var numbers: [String: Int] = [:]
    var depth = 0

    mutating func next() -> Int {
      counted += 1
      return counted
    }
  }

  mutating func append(_ format: FormatString) {
    append(format, in: Scope())
  }

  private mutating func append(_ format: FormatString, in outer: Scope) {
    var scope = outer
    for piece in format.pieces {
      switch piece {
      case .text(let words):
        text.append(Fragment(.literal, words))
      case .placeholder(let placeholder):
        append(placeholder, in: &scope)
      case .substitution(let name, let position, let source):
        do {
          try append(name, position: position, in: &scope)
        } catch {
          text.append(Fragment(.unresolved(error), source))
        }
      case .ownArgument:
        if let own = scope.own {
          append(own.number, specifier: own.specifier, source: "%arg")
        } else {
          text.append(Fragment(.unresolved(.outsideSubstitution), "%arg"))
        }
      case .invalid(let source, let reason):
        text.append(Fragment(.unresolved(reason), source))
      }
    }
  }

  private mutating func append(_ placeholder: Placeholder, in scope: inout Scope) {
    var specifier = placeholder.specifier
    specifier.width = fixed(specifier.width, in: &scope)
    specifier.precision = fixed(specifier.precision, in: &scope)
    if case .fixed(let width) = specifier.width, width < 0 {
      specifier.flags.insert("-")
      specifier.width = .fixed(-width)
    }
    let number = placeholder.position ?? scope.next()
    append(number, specifier: specifier, source: placeholder.source)
  }

  private mutating func append(_ number: Int, specifier: FormatSpecifier, source: String) {
    guard arguments.indices.contains(number - 1) else {
      text.append(Fragment(.unresolved(.missing), source))
      return
    }
    let value = resolver.text(of: arguments[number - 1], specifier: specifier)
    text.append(Fragment(.argument(number: number), value))
  }

  /// A width or precision with `*` replaced by its argument, if that is an integer.
  private func fixed(
    _ amount: FormatSpecifier.Amount?, in scope: inout Scope
  ) -> FormatSpecifier.Amount? {
    guard case .argument(let position) = amount else { return amount }
    let number = position ?? scope.next()
    guard arguments.indices.contains(number - 1) else { return nil }
    return arguments[number - 1].amount.map { .fixed($0) }
  }

  private mutating func append(
    _ name: String, position: Int?, in scope: inout Scope
  ) throws(Fragment.Reason) {
    guard let substitution = substitutions[name] else { throw .unknownVariable }
    let number = position ?? substitution.argument ?? scope.numbers[name] ?? scope.next()
    scope.numbers[name] = number
    guard arguments.indices.contains(number - 1) else { throw .missing }
    let argument = arguments[number - 1]
    guard argument.isNumber else { throw .notANumber }
    let specifier = substitution.specifier
    guard let form = resolver.form(of: substitution.forms, for: argument, specifier: specifier)
    else { throw .noForm }
    guard scope.depth < 16, budget > 0 else { throw .endless }
    budget -= 1
    // In a form the counting starts at its own argument: "%lld" there is what "%arg" is.
    append(
      form,
      in: Scope(counted: number - 1, own: (number, specifier), depth: scope.depth + 1))
  }
}
