public import ICU

/// Fills the placeholders of a format and adds the result to a resolution.
struct FormatFiller {
  var resolution: Resolution
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  let style: FragmentStyle
  /// The number of substitutions that may still be opened.
  ///
  /// Two forms that each name the other twice would double the text at each level.
  var budget = 256
  /// The types as which the app passes the arguments; nil, or absent at the end, if not known.
  var passedTypes: [ArgumentType?] = []
  /// The language of the localized string, as the catalog names it; nil if it is not known.
  var language: String?
  /// The spans of the localized string; nil unless it has some and they are being filled.
  var spans: SpanRecord?

  init(
    resolution: Resolution, arguments: [Argument], substitutions: [String: Substitution],
    style: FragmentStyle
  ) {
    self.resolution = resolution
    self.arguments = arguments
    self.substitutions = substitutions
    self.style = style
  }

  /// The state of one format: the next argument and, in the form of a substitution, its own
  /// argument.
  struct Scope {
    var counted = 0
    var own: (number: Int, specifier: FormatSpecifier)?
    var numbers: [String: Int] = [:]
    var depth = 0
    var style: FragmentStyle
    /// The range of the reference to the substitution that is being filled.
    var reference: Range<Int>?
    /// The number of recorded spans around the format.
    var spanDepth = 0

    mutating func next() -> Int {
      counted += 1
      return counted
    }
  }

  /// The style and the range of a fragment.
  struct Place {
    var style: FragmentStyle
    var range: Range<Int>
  }

  var resolver: Resolver { resolution.resolver }

  /// Adds a localized string.
  mutating func append(_ text: String, isFormat: Bool, isMarkdown: Bool) {
    let scope = Scope(style: style)
    if isMarkdown {
      append(MarkdownFormat(text, isFormat: isFormat), in: scope)
    } else {
      append(isFormat ? FormatString(text) : FormatString(verbatim: text), in: scope)
    }
  }

  /// Adds a format without Markdown.
  mutating func append(_ format: FormatString, in outer: Scope) {
    var scope = outer
    resolution.reserve(format.tokens.count)
    append(format, style: scope.style, in: &scope) { $0 }
  }

  mutating func append(_ localized: MarkdownFormat, in outer: Scope) {
    guard localized.hasSpans || spans != nil, let grammarians = resolver.environment.grammarians
    else { return fill(localized, in: outer) }
    guard let depth = spans?.depth else {
      return agree(by: grammarians) { $0.append(localized, in: outer) }
    }
    var scope = outer
    scope.spanDepth = depth
    fill(localized, in: scope)
    spans?.end(downTo: depth, at: resolution.fragmentCount)
  }

  /// Lets `append` add a format with spans, and makes the words of the spans agree.
  private mutating func agree(
    by grammarians: Grammarians, _ append: (inout FormatFiller) -> Void
  ) {
    let before = resolution.replaceText()
    spans = SpanRecord()
    append(&self)
    let record = spans.take() ?? SpanRecord()
    let filled = resolution.replaceText(by: before)
    var agreement = TextAgreement(
      of: record, in: filled.fragments, arguments: arguments, language: language,
      resolver: resolver, grammarians: grammarians)
    agreement.agree()
    resolution.adopt(agreement.fragments, spans: agreement.outcomes)
  }

  private mutating func fill(_ localized: MarkdownFormat, in outer: Scope) {
    var scope = outer
    resolution.reserve(localized.parts.count)
    guard localized.hasLinks else {
      for part in localized.parts { append(part, of: localized, in: &scope) }
      return
    }
    var rest = localized.parts[...]
    while let first = rest.first {
      let link = first.style.link
      let parts = rest.prefix { $0.style.link == link }
      rest = rest.dropFirst(parts.count)
      let format = link.map { LinkDestinationFormat($0) }
      guard localized.isFormat, let format, format.isFormat else {
        for part in parts { append(part, of: localized, in: &scope) }
        continue
      }
      // The text of a link comes before its destination, so counting in the destination continues
      // after it.
      var afterText = scope
      for part in parts { advance(&afterText, over: part.format) }
      let destination = format.filled { text(of: $0, in: &afterText) }
      for part in parts { append(part, of: localized, link: destination, in: &scope) }
      scope.counted = afterText.counted
    }
  }

  /// Returns the text of a format on its own, as for the destination of a link.
  mutating func text(of format: FormatString, in scope: inout Scope) -> String {
    let inner = scope
    let (arguments, passedTypes) = (arguments, passedTypes)
    let text = resolution.nested { resolution in
      var filler = FormatFiller(
        resolution: resolution, arguments: arguments, substitutions: [:], style: FragmentStyle())
      filler.passedTypes = passedTypes
      filler.append(format, in: inner)
      resolution = filler.resolution
    }
    advance(&scope, over: format)
    return text.text
  }

  /// Advances the count past the arguments of a format that have no position.
  private func advance(_ scope: inout Scope, over format: FormatString) {
    for token in format.tokens {
      switch token.kind {
      case .placeholder(let position, let specifier):
        scope.counted += specifier.countedArguments + (position == nil ? 1 : 0)
      case .substitution(let name, let position):
        _ = number(of: format.source(name), position: position, in: &scope)
      case .text, .ownArgument, .invalid:
        continue
      }
    }
  }

  /// Returns the number of the argument that chooses the form of a substitution; nil if the
  /// substitution is unknown.
  func number(of name: String, position: Int?, in scope: inout Scope) -> Int? {
    guard let substitution = substitutions[name] else { return nil }
    let number = position ?? substitution.argument ?? scope.numbers[name] ?? scope.next()
    scope.numbers[name] = number
    return number
  }

  private mutating func append(
    _ part: MarkdownFormat.Part, of localized: MarkdownFormat, link: String? = nil,
    in scope: inout Scope
  ) {
    spans?.enter(part.style.spans, above: scope.spanDepth, at: resolution.fragmentCount)
    var style = FragmentStyle(part.style).over(scope.style)
    if let link { style.link = link }
    append(part.format, style: style, in: &scope) { localized.range($0, of: part) }
  }

  private mutating func append(
    _ format: FormatString, style: FragmentStyle, in scope: inout Scope,
    range: (Range<Int>) -> Range<Int>
  ) {
    for token in format.tokens {
      let place = Place(style: style, range: scope.reference ?? range(token.range))
      switch token.kind {
      case .text(let hasPairs):
        append(.literal, format.words(token.range, hasPairs: hasPairs), at: place)
      case .placeholder(let position, let specifier):
        let specifier = fixed(specifier, in: &scope)
        append(
          position ?? scope.next(), specifier: specifier, source: format.source(token.range),
          at: place)
      case .substitution(let name, let position):
        do {
          try append(format.source(name), position: position, in: &scope, at: place)
        } catch {
          append(.unresolved(error), format.source(token.range), at: place)
        }
      case .ownArgument:
        if let own = scope.own {
          // A substitution without a specifier writes its number in whatever type it has.
          append(
            own.number, specifier: own.specifier, isTyped: own.specifier != .natural,
            source: "%arg", at: place)
        } else {
          append(.unresolved(.outsideSubstitution), "%arg", at: place)
        }
      case .invalid(let reason):
        append(.unresolved(Fragment.Reason(reason)), format.source(token.range), at: place)
      }
    }
  }

  mutating func append(_ kind: Fragment.Kind, _ text: String, at place: Place) {
    resolution.append(Fragment(kind, text, style: place.style, range: place.range))
  }
}

extension FormatFiller {
  /// Returns the specifier with its `*` replaced by the arguments for width and precision.
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

  /// Adds the argument of a placeholder.
  mutating func append(
    _ number: Int, specifier: FormatSpecifier, isTyped: Bool = true,
    source: @autoclosure () -> String, at place: Place
  ) {
    guard arguments.indices.contains(number - 1) else {
      append(.unresolved(.missing), source(), at: place)
      return
    }
    if isTyped, let reason = reason(against: specifier, ofArgument: number) {
      append(.unresolved(reason), source(), at: place)
      return
    }
    spans?.note(specifier, ofArgument: number)
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

  /// The reason why a placeholder does not show its argument; nil if it does.
  ///
  /// A placeholder that may be prose takes its argument as it is read by chance: `50% de %@` reads a
  /// text as an integer.
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

  /// Adds a text that is an argument.
  ///
  /// All of its fragments count as that argument here.
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

  /// Returns a width or precision with `*` replaced by its argument, if that is an integer.
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
    let specifier = substitution.specifier
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

  /// Adds the form of a substitution; `note` records why it was chosen.
  private mutating func open(
    _ form: String, of own: (number: Int, specifier: FormatSpecifier), in scope: Scope,
    at place: Place, note: (inout Resolution) -> Void = { _ in }
  ) throws(Fragment.Reason) {
    guard scope.depth < 16, budget > 0, resolution.hasRoom else { throw .endless }
    budget -= 1
    note(&resolution)
    // In the form of a substitution, counting starts at its own argument: the first "%lld" means
    // "%arg".
    let inner = Scope(
      counted: own.number - 1, own: own, depth: scope.depth + 1,
      style: place.style, reference: place.range)
    if resolver.isMarkdown(form) {
      append(MarkdownFormat(form, isFormat: true), in: inner)
    } else {
      append(FormatString(form), in: inner)
    }
  }
}

/// A text inside another, with a form for each plural category of one argument.
///
/// ```swift
/// Substitution(argument: 1, forms: [.one: "%arg item", .other: "%arg items"])
/// ```
public struct Substitution: Hashable, Sendable {
  /// The number of the argument, from 1; nil if references are counted.
  public var argument: Int?
  /// The specifier with which `%arg` is written.
  public var specifier: FormatSpecifier
  /// The forms, as the catalog spells them.
  public var forms: [PluralCategory: String]

  /// Makes a substitution.
  ///
  /// The specifier has no percent sign: `lld`.
  public init(argument: Int? = nil, specifier: String = "@", forms: [PluralCategory: String]) {
    self.argument = argument
    self.specifier = FormatString("%" + specifier).placeholders.first?.specifier ?? .natural
    self.forms = forms
  }
}
