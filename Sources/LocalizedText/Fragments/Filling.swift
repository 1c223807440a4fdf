/// A format whose placeholders are being filled.
struct Filling {
  var resolution: Resolution
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  let style: FragmentStyle
  /// How many more substitutions may be opened: forms that name each other twice double the text
  /// at each level.
  var budget = 256

  init(
    resolution: Resolution, arguments: [Argument], substitutions: [String: Substitution],
    style: FragmentStyle
  ) {
    self.resolution = resolution
    self.arguments = arguments
    self.substitutions = substitutions
    self.style = style
  }

  /// The state of one format: which argument is next, and in the form of a substitution, its own.
  struct Scope {
    var counted = 0
    var own: (number: Int, specifier: FormatSpecifier)?
    var numbers: [String: Int] = [:]
    var depth = 0
    var style: FragmentStyle
    /// The reference to the substitution that is being filled.
    var reference: Range<Int>?

    mutating func next() -> Int {
      counted += 1
      return counted
    }
  }

  /// Where a fragment comes from, and how it looks.
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
      // The text of a link comes before its destination: there, counting begins behind it.
      var behind = scope
      for part in parts { advance(&behind, over: part.format) }
      let destination = format.filled { text(of: $0, in: &behind) }
      for part in parts { append(part, of: localized, link: destination, in: &scope) }
      scope.counted = behind.counted
    }
  }

  /// What placeholders by themselves give, as in the destination of a link.
  mutating func text(of format: FormatString, in scope: inout Scope) -> String {
    let inner = scope
    let arguments = arguments
    let text = resolution.nested { resolution in
      var filling = Filling(
        resolution: resolution, arguments: arguments, substitutions: [:], style: FragmentStyle())
      filling.append(format, in: inner)
      resolution = filling.resolution
    }
    advance(&scope, over: format)
    return text.text
  }

  /// Counts what a format numbers by itself.
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

  /// The number of the argument that chooses the form of a substitution; nil if there is none.
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
          append(own.number, specifier: own.specifier, source: "%arg", at: place)
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
