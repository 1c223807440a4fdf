internal import ICU

extension Filling {
  /// A specifier whose width and precision are numbers.
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

  /// Adds what a placeholder receives.
  mutating func append(
    _ number: Int, specifier: FormatSpecifier, source: @autoclosure () -> String, at place: Place
  ) {
    guard arguments.indices.contains(number - 1) else {
      append(.unresolved(.missing), source(), at: place)
      return
    }
    switch arguments[number - 1] {
    case .text(let text):
      append(text, number: number, at: place)
    case .string(let text):
      append(.argument(number: number), text, at: place)
    case let value:
      let text = resolver.formats.text(of: value, specifier: specifier) ?? ""
      append(.argument(number: number), text, at: place)
    }
  }

  /// A text that is an argument: whatever it is made of, it is that argument here.
  mutating func append(_ text: Text, number: Int, at place: Place) {
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
    if merged.isEmpty { append(.argument(number: number), "", at: place) }
    for fragment in merged { resolution.adopt(fragment) }
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

  mutating func append(
    _ name: String, position: Int?, in scope: inout Scope, at place: Place
  ) throws(Fragment.Reason) {
    guard let substitution = substitutions[name],
      let number = number(of: name, position: position, in: &scope)
    else { throw .unknownVariable }
    guard arguments.indices.contains(number - 1) else { throw .missing }
    let argument = arguments[number - 1]
    guard argument.isNumber else { throw .notANumber }
    let specifier = substitution.specifier
    let reading = PluralReading(
      number: argument, argument: number, specifier: specifier,
      chooses: resolver.environment.pluralNumber)
    let choice = resolver.formats.choice(reading) { substitution.forms[$0] != nil }
    guard var choice, let form = choice.taken.flatMap({ substitution.forms[$0] })
    else { throw .noForm }
    guard scope.depth < 16, budget > 0, resolution.hasRoom else { throw .endless }
    budget -= 1
    choice.substitution = name
    resolution.note(choice)
    // In a form the counting starts at its own argument: "%lld" there is what "%arg" is.
    let inner = Scope(
      counted: number - 1, own: (number, specifier), depth: scope.depth + 1,
      style: place.style, reference: place.range)
    if resolver.isMarkdown(form) {
      append(MarkdownFormat(form, isFormat: true), in: inner)
    } else {
      append(FormatString(form), in: inner)
    }
  }
}
