internal import MessageSyntax

extension FormatFiller {
  /// Returns the specifier with each `*` replaced by the argument for the width or precision.
  func fixed(_ specifier: FormatSpecifier, in scope: inout Scope) -> FormatSpecifier {
    guard specifier.takesAmounts else { return specifier }
    var specifier = specifier
    specifier.width = fixed(specifier.width, in: &scope)
    specifier.precision = fixed(specifier.precision, in: &scope)
    if case .fixed(let width) = specifier.width, width < 0 {
      specifier.flags.insert(.leftAligned)
      specifier.width = .fixed(-width)
    }
    return specifier
  }

  /// Appends the argument of a placeholder.
  mutating func appendArgument(
    _ number: Int, specifier: FormatSpecifier, isTyped: Bool = true,
    source: @autoclosure () -> String, at place: Place
  ) {
    guard arguments.indices.contains(number - 1) else {
      appendFragment(.unresolved(.missing), source(), at: place)
      return
    }
    if isTyped, let reason = reason(against: specifier, ofArgument: number) {
      appendFragment(.unresolved(reason), source(), at: place)
      return
    }
    spans?.note(specifier, ofArgument: number)
    switch arguments[number - 1] {
    case .text(let text):
      appendText(text, asArgument: number, at: place)
    case .string(let text):
      appendFragment(.argument(number: number), text, at: place)
    case let value:
      let text = resolver.formats.text(of: value, specifier: specifier) ?? ""
      appendFragment(.argument(number: number), text, at: place)
    }
  }

  /// The reason why a placeholder does not show its argument, or nil if it does.
  ///
  /// A placeholder that may be prose leaves non-numbers alone: `50% de %@` would read a string as
  /// an integer.
  private func reason(
    against specifier: FormatSpecifier, ofArgument number: Int
  ) -> Fragment.Reason? {
    if specifier.mayBeProse, specifier.argumentType != .object, !arguments[number - 1].isNumber {
      return .notANumber
    }
    guard passedTypes.indices.contains(number - 1), let passed = passedTypes[number - 1] else {
      return nil
    }
    return passed.isMisread(as: specifier.argumentType) ? .wrongType : nil
  }

  /// Appends a text that is an argument.
  ///
  /// Its resolved fragments all count as that argument.
  mutating func appendText(_ text: Text, asArgument number: Int, at place: Place) {
    let nested = resolution.nested { $0.append(text, in: place.style) }
    var merged: [Fragment] = []
    for var fragment in nested.fragments {
      fragment.range = place.range
      guard case .unresolved = fragment.kind else {
        fragment.kind = .argument(number: number)
        if let last = merged.last, last.kind == fragment.kind, last.style == fragment.style {
          merged[merged.count - 1].text += fragment.text
        } else {
          merged.append(fragment)
        }
        continue
      }
      merged.append(fragment)
    }
    if merged.isEmpty { appendFragment(.argument(number: number), "", at: place) }
    for fragment in merged { resolution.adopt(fragment) }
  }

  /// Returns a width or precision with `*` replaced by its argument, if the argument is an integer.
  private func fixed(
    _ amount: FormatSpecifier.Amount?, in scope: inout Scope
  ) -> FormatSpecifier.Amount? {
    guard case .argument(let position) = amount else { return amount }
    let number = position ?? scope.next()
    guard arguments.indices.contains(number - 1) else { return nil }
    return arguments[number - 1].amount.map { .fixed($0) }
  }

  mutating func appendSubstitution(
    named name: String, position: Int?, in scope: inout Scope, at place: Place
  ) throws(Fragment.Reason) {
    guard let substitution = substitutions[name],
      let number = number(of: name, position: position, in: &scope)
    else { throw .unknownVariable }
    let specifier = substitution.specifier
    guard substitution.choosesByNumber else {
      guard let text = substitution.forms[.other] else { throw .noForm }
      return try open(text, of: (number, specifier), in: scope, at: place)
    }
    guard arguments.indices.contains(number - 1) else { throw .missing }
    let argument = arguments[number - 1]
    guard argument.isNumber else {
      guard substitutions.showAsObject(number), let form = substitution.formOfObject else {
        throw .notANumber
      }
      return try open(form, of: (number, specifier), in: scope, at: place)
    }
    let reference = PluralNumberReference(
      number: argument, argument: number, specifier: specifier,
      chooses: resolver.environment.pluralNumber)
    let choice = resolver.formats.choice(reference) { substitution.forms[$0] != nil }
    guard var choice, let form = choice.taken.flatMap({ substitution.forms[$0] })
    else { throw .noForm }
    choice.substitution = name
    try open(form, of: (number, specifier), in: scope, at: place) { $0.note(choice) }
  }

  /// Appends a plural form of a substitution; `note` records why it was chosen.
  private mutating func open(
    _ form: String, of own: (number: Int, specifier: FormatSpecifier), in scope: Scope,
    at place: Place, note: (inout Resolution) -> Void = { _ in }
  ) throws(Fragment.Reason) {
    guard scope.depth < 16, budget > 0, resolution.hasRoom else { throw .endless }
    budget -= 1
    note(&resolution)
    // In a form of a substitution, counting starts at its own argument: the first "%lld" means
    // "%arg".
    let inner = Scope(
      counted: own.number - 1, own: own, depth: scope.depth + 1,
      style: place.style, reference: place.range)
    if resolver.isMarkdown(form) {
      fillMarkdown(MarkdownFormat(form, isFormat: true), in: inner)
    } else {
      fillFormat(FormatString(form), in: inner)
    }
  }
}
