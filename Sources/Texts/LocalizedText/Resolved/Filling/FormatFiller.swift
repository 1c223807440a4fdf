internal import MessageSyntax

/// Fills the placeholders of a format and appends the result to a resolution.
struct FormatFiller {
  var resolution: Resolution
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  let style: FragmentStyle
  /// The number of substitutions that may still be expanded.
  ///
  /// Two forms that each refer to the other twice would double the string at each level.
  var budget = 256
  /// The argument types that the app passes; nil, or missing at the end, if unknown.
  var passedTypes: [ArgumentType?] = []
  /// The language of the localized string, as spelled in the catalog, or nil if unknown.
  var language: String?
  /// The recorded spans of the localized string, or nil unless there are spans to inflect.
  var spans: SpanRecord?

  /// The state of one format: the next argument and, in a form of a substitution, the
  /// substitution's own argument.
  struct Scope {
    var counted = 0
    var own: (number: Int, specifier: FormatSpecifier)?
    var numbers: [String: Int] = [:]
    var depth = 0
    var style: FragmentStyle
    /// The range of the reference to the current substitution.
    var reference: Range<Int>?
    /// The number of recorded spans around the format.
    var spanDepth = 0

    mutating func next() -> Int {
      counted += 1
      return counted
    }
  }

  /// The style and range of a fragment.
  struct Place {
    var style: FragmentStyle
    var range: Range<Int>
  }

  var resolver: Resolver { resolution.resolver }

  /// Appends a localized string.
  mutating func fillText(_ text: String, isFormat: Bool, isMarkdown: Bool) {
    let scope = Scope(style: style)
    if isMarkdown {
      fillMarkdown(MarkdownFormat(text, isFormat: isFormat), in: scope)
    } else {
      fillFormat(isFormat ? FormatString(text) : FormatString(verbatim: text), in: scope)
    }
  }

  /// Appends a format without Markdown.
  mutating func fillFormat(_ format: FormatString, in outer: Scope) {
    var scope = outer
    resolution.reserve(format.tokens.count)
    fillTokens(of: format, style: scope.style, in: &scope) { $0 }
  }

  mutating func fillMarkdown(_ localized: MarkdownFormat, in outer: Scope) {
    guard localized.hasSpans || spans != nil, let grammarians = resolver.environment.grammarians
    else { return fillParts(of: localized, in: outer) }
    guard let depth = spans?.depth else {
      return agree(by: grammarians) { $0.fillMarkdown(localized, in: outer) }
    }
    var scope = outer
    scope.spanDepth = depth
    fillParts(of: localized, in: scope)
    spans?.end(downTo: depth, at: resolution.fragmentCount)
  }

  /// Appends a format with spans, and inflects the spans.
  private mutating func agree(
    by grammarians: Grammarians, _ fill: (inout FormatFiller) -> Void
  ) {
    let before = resolution.replaceText()
    spans = SpanRecord()
    fill(&self)
    let record = spans.take() ?? SpanRecord()
    let filled = resolution.replaceText(by: before)
    var agreement = TextAgreement(
      of: record, in: filled.fragments, arguments: arguments, language: language,
      resolver: resolver, grammarians: grammarians)
    agreement.agree()
    resolution.adopt(agreement.fragments, spans: agreement.outcomes)
  }

  private mutating func fillParts(of localized: MarkdownFormat, in outer: Scope) {
    var scope = outer
    resolution.reserve(localized.parts.count)
    guard localized.hasLinks else {
      for part in localized.parts { fillPart(part, of: localized, in: &scope) }
      return
    }
    var rest = localized.parts[...]
    while let first = rest.first {
      let link = first.style.link
      let parts = rest.prefix { $0.style.link == link }
      rest = rest.dropFirst(parts.count)
      let format = link.map { LinkDestinationFormat($0) }
      guard localized.isFormat, let format, format.isFormat else {
        for part in parts { fillPart(part, of: localized, in: &scope) }
        continue
      }
      // The text of a link precedes its destination, so arguments in the destination are counted
      // after it.
      var afterText = scope
      for part in parts { advance(&afterText, over: part.format) }
      let destination = format.filled { text(of: $0, in: &afterText) }
      for part in parts { fillPart(part, of: localized, link: destination, in: &scope) }
      scope.counted = afterText.counted
    }
  }

  /// Returns a format filled on its own, such as a link destination.
  mutating func text(of format: FormatString, in scope: inout Scope) -> String {
    let inner = scope
    let (arguments, passedTypes) = (arguments, passedTypes)
    let text = resolution.nested { resolution in
      var filler = FormatFiller(
        resolution: resolution, arguments: arguments, substitutions: [:], style: FragmentStyle())
      filler.passedTypes = passedTypes
      filler.fillFormat(format, in: inner)
      resolution = filler.resolution
    }
    advance(&scope, over: format)
    return text.text
  }

  /// Skips the arguments of a format that have no position.
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

  /// Returns the number of the argument that selects the form of a substitution, or nil if the
  /// substitution is unknown.
  func number(of name: String, position: Int?, in scope: inout Scope) -> Int? {
    guard let substitution = substitutions[name] else { return nil }
    if let known = position ?? substitution.argument ?? scope.numbers[name] {
      scope.numbers[name] = known
      return known
    }
    // A substitution that varies only by width takes no argument; its value may take the next ones.
    guard substitution.choosesByNumber else { return scope.counted + 1 }
    let number = scope.next()
    scope.numbers[name] = number
    return number
  }

  private mutating func fillPart(
    _ part: MarkdownFormat.Part, of localized: MarkdownFormat, link: String? = nil,
    in scope: inout Scope
  ) {
    spans?.enter(part.style.spans, above: scope.spanDepth, at: resolution.fragmentCount)
    var style = FragmentStyle(part.style).over(scope.style)
    if let link { style.link = link }
    fillTokens(of: part.format, style: style, in: &scope) { localized.range($0, of: part) }
  }

  private mutating func fillTokens(
    of format: FormatString, style: FragmentStyle, in scope: inout Scope,
    range: (Range<Int>) -> Range<Int>
  ) {
    for token in format.tokens {
      let place = Place(style: style, range: scope.reference ?? range(token.range))
      switch token.kind {
      case .text(let hasPairs):
        appendFragment(.literal, format.words(token.range, hasPairs: hasPairs), at: place)
      case .placeholder(let position, let specifier):
        let specifier = fixed(specifier, in: &scope)
        appendArgument(
          position ?? scope.next(), specifier: specifier, source: format.source(token.range),
          at: place)
      case .substitution(let name, let position):
        do {
          try appendSubstitution(
            named: format.source(name), position: position, in: &scope, at: place)
        } catch {
          appendFragment(.unresolved(error), format.source(token.range), at: place)
        }
      case .ownArgument:
        if let own = scope.own {
          // A substitution without a specifier accepts any numeric type.
          appendArgument(
            own.number, specifier: own.specifier, isTyped: own.specifier != .natural,
            source: "%arg", at: place)
        } else {
          appendFragment(.unresolved(.outsideSubstitution), "%arg", at: place)
        }
      case .invalid(let reason):
        appendFragment(.unresolved(Fragment.Reason(reason)), format.source(token.range), at: place)
      }
    }
  }

  mutating func appendFragment(_ kind: Fragment.Kind, _ text: String, at place: Place) {
    resolution.append(Fragment(kind, text, style: place.style, range: place.range))
  }
}
