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

  mutating func append(_ format: LocalizedFormat) {
    append(format, in: Scope(style: style))
  }

  mutating func append(_ localized: LocalizedFormat, in outer: Scope) {
    var scope = outer
    guard localized.hasLinks else {
      for part in localized.parts { append(part, of: localized, in: &scope) }
      return
    }
    var rest = localized.parts[...]
    while let first = rest.first {
      let link = first.style.link
      let parts = rest.prefix { $0.style.link == link }
      rest = rest.dropFirst(parts.count)
      let format = link.map { LinkFormat($0) }
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
      filling.append(LocalizedFormat(format), in: inner)
      resolution = filling.resolution
    }
    advance(&scope, over: format)
    return text.text
  }

  /// Counts what a format numbers by itself.
  private func advance(_ scope: inout Scope, over format: FormatString) {
    for piece in format.pieces {
      switch piece {
      case .placeholder(let placeholder):
        scope.counted += placeholder.countedArguments
      case .substitution(let name, let position, _):
        _ = number(of: name, position: position, in: &scope)
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
    _ part: LocalizedFormat.Part, of localized: LocalizedFormat, link: String? = nil,
    in scope: inout Scope
  ) {
    var style = part.style.over(scope.style)
    if let link { style.link = link }
    for (piece, range) in zip(part.format.pieces, part.format.ranges) {
      let place = Place(
        style: style, range: scope.reference ?? localized.range(range, of: part))
      switch piece {
      case .text(let words):
        append(.literal, words, at: place)
      case .placeholder(let placeholder):
        append(placeholder, in: &scope, at: place)
      case .substitution(let name, let position, let source):
        do {
          try append(name, position: position, in: &scope, at: place)
        } catch {
          append(.unresolved(error), source, at: place)
        }
      case .ownArgument:
        if let own = scope.own {
          append(own.number, specifier: own.specifier, source: "%arg", at: place)
        } else {
          append(.unresolved(.outsideSubstitution), "%arg", at: place)
        }
      case .invalid(let source, let reason):
        append(.unresolved(reason), source, at: place)
      }
    }
  }

  mutating func append(_ kind: Fragment.Kind, _ text: String, at place: Place) {
    resolution.append(Fragment(kind, text, style: place.style, range: place.range))
  }
}
