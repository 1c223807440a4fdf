internal import MessageSyntax

/// The state of resolving one text: the fragments so far, and the budget for more.
struct Resolution {
  let resolver: Resolver
  private(set) var text = ResolvedText()
  /// The plural choices made for substitutions.
  private(set) var choices: [PluralChoice] = []
  /// The results of inflecting spans, in order.
  private(set) var spans: [AgreedSpan] = []
  /// The number of parts that may still be appended.
  ///
  /// Texts that contain each other twice double at each level.
  ///
  /// A long part counts as several, because an argument of one megabyte may occur as often as an
  /// argument of one letter.
  private var budget = Self.greatestBudget

  static let greatestBudget = Text.greatestCount
  /// The number of bytes that count as one part.
  private static let partLength = 256

  init(resolver: Resolver) { self.resolver = resolver }

  mutating func append(_ fragment: Fragment) {
    if spend(1 + fragment.text.utf8.count / Self.partLength) { text.append(fragment) }
  }

  /// Deducts parts from the budget.
  ///
  /// Appends an unresolved "…" when the budget runs out.
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

  /// Whether the budget allows another part.
  var hasRoom: Bool { budget > 0 }

  /// Appends a fragment that a nested resolution has already counted.
  mutating func adopt(_ fragment: Fragment) { text.append(fragment) }

  mutating func note(_ choice: PluralChoice) { choices.append(choice) }

  /// The number of fragments so far.
  var fragmentCount: Int { text.fragments.count }

  /// Appends fragments that are already counted, and the results of inflecting their spans.
  mutating func adopt(_ fragments: [Fragment], spans: [AgreedSpan]) {
    for fragment in fragments { adopt(fragment) }
    self.spans += spans
  }

  /// Replaces the text so far and returns it.
  mutating func replaceText(by other: ResolvedText = ResolvedText()) -> ResolvedText {
    let taken = text
    text = other
    return taken
  }

  // MARK: Texts

  /// Appends a text.
  ///
  /// Its modifiers override the surrounding style.
  mutating func append(_ part: Text, in outer: FragmentStyle = FragmentStyle()) {
    guard hasRoom else { return }
    let before = budget
    // An empty text also costs one part; otherwise, there could be infinitely many.
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
      let found = resolver.tables.foundText(forKey: key, in: table)
      resolver.note(key.key, in: table, found: found)
      append(found, for: key, style: style)
    case .resource(let resource):
      let value = resource.defaultValue.key
      let found = resolver.tables.foundText(
        forKey: resource.localizedKey, in: resource.tableName,
        defaultValue: value == resource.key ? nil : value)
      resolver.note(resource.key, in: resource.tableName, found: found)
      append(found, arguments: resource.defaultValue.arguments, style: style)
    case .value(let value):
      guard let value = value.resolvable else { return }
      for var fragment in value.resolve(with: resolver).fragments {
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

  /// Returns the result of a nested resolution that shares the budget.
  mutating func nested(_ append: (inout Resolution) -> Void) -> ResolvedText {
    var inner = Resolution(resolver: resolver)
    inner.budget = budget
    append(&inner)
    budget = inner.budget
    spans += inner.spans
    return inner.text
  }

  // MARK: Formats

  /// Appends a localized string or its pseudo-localization.
  mutating func append(
    _ found: FoundText, for key: LocalizedStringKey, style: FragmentStyle = FragmentStyle()
  ) {
    append(found, arguments: key.arguments, passedTypes: key.passedTypes, style: style)
  }

  private mutating func append(
    _ found: FoundText, arguments: [Argument], passedTypes: [ArgumentType?] = [],
    style: FragmentStyle
  ) {
    func read(_ resolution: inout Resolution) {
      resolution.read(found, arguments: arguments, passedTypes: passedTypes, style: style)
    }
    guard let pseudo = resolver.environment.pseudo else { return read(&self) }
    let fragments = nested { read(&$0) }.fragments
    for fragment in pseudo.applied(to: fragments, of: found.format, style: style) {
      append(fragment)
    }
  }

  private mutating func read(
    _ found: FoundText, arguments: [Argument], passedTypes: [ArgumentType?], style: FragmentStyle
  ) {
    let text = found.format
    // Most strings have neither placeholders nor markup; this check is their only cost (rates.py).
    let isFormat = found.isFormat && FormatString.mayHavePlaceholders(text)
    let isMarkdown = resolver.isMarkdown(text)
    guard isFormat || isMarkdown else {
      return append(Fragment(.literal, text, style: style, range: 0..<text.utf8.count))
    }
    fill(arguments: arguments, substitutions: found.substitutions, style: style) {
      // The language is only needed for spans, which only Markdown has (rates.py).
      if isMarkdown || !found.substitutions.isEmpty { $0.language = found.language }
      $0.passedTypes = passedTypes
      $0.fillText(text, isFormat: isFormat, isMarkdown: isMarkdown)
    }
  }

  /// Appends the format that the closure fills.
  mutating func fill(
    arguments: [Argument], substitutions: [String: Substitution],
    style: FragmentStyle = FragmentStyle(), _ append: (inout FormatFiller) -> Void
  ) {
    var filler = FormatFiller(
      resolution: Resolution(resolver: resolver), arguments: arguments,
      substitutions: substitutions, style: style)
    // Swapping moves the fragments; assigning would copy them (rates.py).
    swap(&self, &filler.resolution)
    append(&filler)
    swap(&self, &filler.resolution)
  }

  /// Reserves capacity for fragments.
  mutating func reserve(_ count: Int) { text.reserve(count) }
}
