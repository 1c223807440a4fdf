/// One text on its way to its words.
struct Resolution {
  let resolver: Resolver
  fileprivate(set) var text = ResolvedText()
  /// The forms that substitutions took.
  private(set) var choices: [PluralChoice] = []
  /// How many more parts the text may have: texts that hold each other twice double at each level.
  private var budget = Self.greatestBudget

  static let greatestBudget = 1 << 16

  init(resolver: Resolver) { self.resolver = resolver }

  mutating func append(_ fragment: Fragment) {
    guard budget > 0 else { return }
    budget -= 1
    text.append(budget > 0 ? fragment : Fragment(.unresolved(.tooLong), "…"))
  }

  /// Adds a fragment that a nested resolution has counted.
  mutating func adopt(_ fragment: Fragment) { text.append(fragment) }

  mutating func note(_ choice: PluralChoice) { choices.append(choice) }

  // MARK: Texts

  /// Adds a text with its modifiers laid over the style of what it stands in.
  mutating func append(_ part: Text, in outer: FragmentStyle = FragmentStyle()) {
    guard budget > 0 else { return }
    let style = part.modifiers.style(in: outer)
    guard let parts = part.modifiers.parts else { return append(part.content, style: style) }
    for var fragment in nested(style: FragmentStyle(), { $0.append(part.content, style: style) }) {
      if let chosen = parts.style(of: fragment.kind) {
        fragment.style = fragment.style.over(chosen)
      }
      adopt(fragment)
    }
  }

  private mutating func append(_ content: Text.Content, style: FragmentStyle) {
    switch content {
    case .verbatim(let words):
      append(Fragment(.literal, words, style: style, range: 0..<words.utf8.count))
    case .key(let key, let table):
      append(resolver.tables.find(key, in: table), arguments: key.arguments, style: style)
    case .resource(let resource):
      append(
        resource.find(in: resolver.tables), arguments: resource.defaultValue.arguments,
        style: style)
    case .value(let value):
      for var fragment in value.value.resolve(with: resolver).fragments {
        fragment.style = fragment.style.over(style)
        append(fragment)
      }
    case .joined(let left, let right):
      append(left, in: style)
      append(right, in: style)
    case .list(let parts):
      for part in parts { append(part, in: style) }
    case .tooDeep:
      append(Fragment(.unresolved(.tooDeep), "…", style: style))
    }
  }

  /// The fragments that some texts give by themselves, out of the same budget.
  mutating func nested(
    style: FragmentStyle, _ append: (inout Resolution) -> Void
  ) -> [Fragment] {
    var inner = Resolution(resolver: resolver)
    inner.budget = budget
    append(&inner)
    budget = inner.budget
    return inner.text.fragments
  }

  // MARK: Formats

  /// Adds a localized string, or what a pseudo-localization makes of it.
  mutating func append(
    _ found: FoundText, arguments: [Argument], style: FragmentStyle = FragmentStyle()
  ) {
    guard let pseudo = resolver.environment.pseudo else {
      return read(found, arguments: arguments, style: style)
    }
    let fragments = nested(style: style) { $0.read(found, arguments: arguments, style: style) }
    for fragment in pseudo.applied(to: fragments, of: found.format, style: style) {
      append(fragment)
    }
  }

  private mutating func read(_ found: FoundText, arguments: [Argument], style: FragmentStyle) {
    let text = found.format
    // Most strings are nothing but words.
    if resolver.isPlain(text, isFormat: found.isFormat) {
      return append(Fragment(.literal, text, style: style, range: 0..<text.utf8.count))
    }
    append(
      resolver.reading(text, isFormat: found.isFormat), arguments: arguments,
      substitutions: found.substitutions, style: style)
  }

  mutating func append(
    _ format: LocalizedFormat, arguments: [Argument],
    substitutions: [String: Substitution] = [:], style: FragmentStyle = FragmentStyle()
  ) {
    var filling = Filling(
      resolution: Resolution(resolver: resolver), arguments: arguments,
      substitutions: substitutions, style: style)
    // The fragments change hands, for nobody may copy them.
    swap(&self, &filling.resolution)
    filling.resolution.text.reserve(format.parts.reduce(0) { $0 + $1.format.pieces.count })
    filling.append(format)
    swap(&self, &filling.resolution)
  }
}
