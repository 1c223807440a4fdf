/// Invents one entry after the other; the same seed and locales give the same entries.
struct EntrySource {
  private var random: RandomSource
  private let locales: [Vocabulary]
  private var count = 0

  init(seed: UInt64, locales: [Vocabulary]) {
    random = RandomSource(seed: seed)
    self.locales = locales
  }

  /// The parts that all localizations of an entry share.
  private enum Shape {
    case text(placeholders: [String])
    case plural
    case device
    case substitutions
  }

  private static let placeholders: [[String]] = [
    ["%@"], ["%lld"], ["%d"], ["%.2f"], ["%1$@", "%2$lld"], ["%1$@", "%2$@"],
  ]
  private static let ornaments = ["🎉", "👍🏽", "👩‍👩‍👦", "❤️", "🇳🇱", "☕️", "24/7", "https://example.com/a/b"]
  private static let devices = ["applewatch", "iphone", "mac", "other"]

  mutating func next() -> Entry {
    defer { count += 1 }
    // Many catalogs begin with the empty key, which `Text("")` makes.
    guard count > 0 else { return Entry(key: "", isTranslatable: false) }
    let shape = shape()
    let words = random.length(mean: 6) + 1
    var entry = Entry(key: key(words, shape))
    // A key that has been extracted but not translated yet.
    if random.chance(2) { return entry }
    if random.chance(70) { entry.comment = text(.english, 4 + random.number(below: 14)) }
    if random.chance(30) { entry.extractionState = "manual" }
    if random.chance(1) { entry.isTranslatable = false }
    entry.localizations.reserveCapacity(locales.count)
    for locale in locales where locale.tag == "en" || random.chance(95) {
      entry.localizations.append((locale.tag, localization(locale, words, shape)))
    }
    return entry
  }

  private mutating func shape() -> Shape {
    switch random.number(below: 1000) {
    case ..<100: .plural
    case ..<110: .device
    case ..<120: .substitutions
    case ..<350: .text(placeholders: random.pick(Self.placeholders))
    default: .text(placeholders: [])
    }
  }

  /// A key with a number, so that all keys are unique and in the order in which Xcode sorts them.
  private mutating func key(_ words: Int, _ shape: Shape) -> String {
    let digits = String(count)
    let number = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    if random.chance(40) {
      let parts = (0..<3).map { _ in
        random.pick(Vocabulary.english.words).lowercased().filter(\.isLetter)
      }
      return "\(number).\(parts.joined(separator: "."))"
    }
    switch shape {
    case .text(let placeholders): return "\(number) " + text(.english, words, placeholders)
    case .plural, .device: return "\(number) " + text(.english, words, ["%lld"])
    case .substitutions: return "\(number) " + text(.english, words, ["%lld", "%lld"])
    }
  }

  private mutating func localization(
    _ locale: Vocabulary, _ words: Int, _ shape: Shape
  ) -> Entry.Localization {
    // In a language without blanks, one phrase is as long as a few words.
    let words = locale.separator.isEmpty ? max(1, words / 3) : words
    let state = state()
    switch shape {
    case .text(let placeholders):
      return .text(unit(locale, words, placeholders, state))
    case .plural:
      return .variations(axis: "plural", cases(locale.pluralCases, locale, words, "%lld", state))
    case .device:
      return .variations(axis: "device", cases(Self.devices, locale, words, "%lld", state))
    case .substitutions:
      let substitutions = ["FILES", "FOLDERS"].enumerated().map { index, name in
        Entry.Substitution(
          name: name, number: index + 1,
          cases: cases(locale.pluralCases, locale, max(1, words / 4), "%arg", state))
      }
      return .substitutions(
        unit(locale, words, ["%#@FILES@", "%#@FOLDERS@"], state), substitutions)
    }
  }

  private mutating func cases(
    _ names: [String], _ locale: Vocabulary, _ words: Int, _ placeholder: String, _ state: String
  ) -> [Entry.Case] {
    names.map { Entry.Case(name: $0, unit: unit(locale, words, [placeholder], state)) }
  }

  private mutating func unit(
    _ locale: Vocabulary, _ words: Int, _ placeholders: [String], _ state: String
  ) -> Entry.StringUnit {
    Entry.StringUnit(state: state, value: text(locale, words, placeholders))
  }

  private mutating func state() -> String {
    switch random.number(below: 10) {
    case 0: "needs_review"
    case 1: "new"
    default: "translated"
    }
  }

  private mutating func text(
    _ locale: Vocabulary, _ words: Int, _ placeholders: [String] = []
  ) -> String {
    var text = ""
    let quoted = random.number(below: 100)
    if quoted < 3 { text += quoted == 0 ? "\"" : "“" }
    // The placeholders come in order, each before a word or at the end.
    let place = random.number(below: words + 1)
    let broken = random.chance(3) ? random.number(below: words) : words
    // Words that are neighbours in the vocabulary, so that the text looks like a sentence.
    let first = random.number(below: locale.words.count)
    for index in 0...words {
      if index == place {
        for placeholder in placeholders { append(placeholder, to: &text, locale.separator) }
      }
      guard index < words else { break }
      let word = locale.words[(first + index) % locale.words.count]
      append(word, to: &text, index == broken ? "\n" : locale.separator)
    }
    if random.chance(5) { append(random.pick(Self.ornaments), to: &text, " ") }
    if quoted < 3 { text += quoted == 0 ? "\"" : "”" }
    return text
  }

  private func append(_ piece: String, to text: inout String, _ separator: String) {
    if !text.isEmpty { text += separator }
    text += piece
  }
}
