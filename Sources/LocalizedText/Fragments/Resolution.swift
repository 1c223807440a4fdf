/// One text on its way to its words.
struct Resolution {
  let resolver: Resolver
  private(set) var text = ResolvedText()
  /// The forms that substitutions took.
  private(set) var choices: [PluralChoice] = []
  /// How many more parts the text may have: texts that hold each other twice double at each level.
  ///
  /// A long one counts as several: an argument of a megabyte may stand in a text as often as one
  /// of a letter.
  private var budget = Self.greatestBudget

  static let greatestBudget = 1 << 16
  /// The bytes of a long part that count as a part.
  private static let partLength = 256

  init(resolver: Resolver) { self.resolver = resolver }

  mutating func append(_ fragment: Fragment) {
    if spend(1 + fragment.text.utf8.count / Self.partLength) { text.append(fragment) }
  }

  /// Takes parts from the budget; once it is used up, a mark says so.
  private mutating func spend(_ parts: Int = 1) -> Bool {
    guard hasRoom else { return false }
    guard budget > 1 else {
      budget = 0
      text.append(Fragment(.unresolved(.tooLong), "…"))
      return false
    }
    budget = max(1, budget - parts)
    return true
  }

  /// Whether anything may still be added.
  var hasRoom: Bool { budget > 0 }

  /// Adds a fragment that a nested resolution has counted.
  mutating func adopt(_ fragment: Fragment) { text.append(fragment) }

  mutating func note(_ choice: PluralChoice) { choices.append(choice) }

  // MARK: Texts

  /// Adds a text with its modifiers laid over the style of what it stands in.
  mutating func append(_ part: Text, in outer: FragmentStyle = FragmentStyle()) {
    guard hasRoom else { return }
    let before = budget
    // Texts without words cost something too, or there would be no end of them.
    defer { if budget == before { _ = spend() } }
    guard part.isModified else { return append(part.content, style: outer) }
    let modifiers = part.modifiers
    let style = modifiers.style(in: outer)
    guard let parts = modifiers.parts else { return append(part.content, style: style) }
    for var fragment in nested({ $0.append(part.content, style: style) }).fragments {
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
      let found = resolver.tables.find(key, in: table)
      resolver.keyRecord?.add(key.key, in: table, origin: found.origin)
      append(found, arguments: key.arguments, style: style)
    case .resource(let resource):
      let found = resource.find(in: resolver.tables)
      resolver.keyRecord?.add(resource.key, in: resource.tableName, origin: found.origin)
      append(found, arguments: resource.defaultValue.arguments, style: style)
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
    case .listed(let members):
      let words = members.map { member in nested { $0.append(Text(member)) }.text }
      adopt(Fragment(.literal, resolver.formats.list(words), style: style))
    case .tooDeep:
      append(Fragment(.unresolved(.tooDeep), "…", style: style))
    }
  }

  /// What some texts give by themselves, out of the same budget.
  mutating func nested(_ append: (inout Resolution) -> Void) -> ResolvedText {
    var inner = Resolution(resolver: resolver)
    inner.budget = budget
    append(&inner)
    budget = inner.budget
    return inner.text
  }

  // MARK: Formats

  /// Adds a localized string, or what a pseudo-localization makes of it.
  mutating func append(
    _ found: FoundText, arguments: [Argument], style: FragmentStyle = FragmentStyle()
  ) {
    guard let pseudo = resolver.environment.pseudo else {
      return read(found, arguments: arguments, style: style)
    }
    let fragments = nested { $0.read(found, arguments: arguments, style: style) }.fragments
    for fragment in pseudo.applied(to: fragments, of: found.format, style: style) {
      append(fragment)
    }
  }

  private mutating func read(_ found: FoundText, arguments: [Argument], style: FragmentStyle) {
    let text = found.format
    // Most strings are nothing but words.
    let isFormat = found.isFormat && FormatString.mayHavePlaceholders(text)
    let isMarkdown = resolver.isMarkdown(text)
    guard isFormat || isMarkdown else {
      return append(Fragment(.literal, text, style: style, range: 0..<text.utf8.count))
    }
    fill(arguments: arguments, substitutions: found.substitutions, style: style) {
      $0.append(text, isFormat: isFormat, isMarkdown: isMarkdown)
    }
  }

  /// Lets a filling add to the text.
  mutating func fill(
    arguments: [Argument], substitutions: [String: Substitution],
    style: FragmentStyle = FragmentStyle(), _ append: (inout Filling) -> Void
  ) {
    var filling = Filling(
      resolution: Resolution(resolver: resolver), arguments: arguments,
      substitutions: substitutions, style: style)
    // The fragments change hands, for nobody may copy them.
    swap(&self, &filling.resolution)
    append(&filling)
    swap(&self, &filling.resolution)
  }

  /// Makes room for the fragments of a format.
  mutating func reserve(_ count: Int) { text.reserve(count) }
}
