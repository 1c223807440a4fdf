internal import LocalizedText

/// A list to pick from, narrowed by what is typed.
///
/// Each word that is typed must stand somewhere in a choice: its name or what people call it. That
/// is told at a glance, while letters that may stand anywhere find "Indonesian" for `de`. What
/// begins with the words comes first.
struct Picker: Sendable {
  /// What is picked.
  enum Subject: String, Sendable {
    case locale
    case table
  }

  /// What one choice stands for.
  enum Target: Hashable, Sendable {
    case locale(LocaleTag)
    /// A table, by the place of its sheet.
    case table(Int)
  }

  /// One line of the list.
  struct Choice: Equatable, Sendable {
    let target: Target
    /// What the prompt calls it.
    let name: String
    /// What people call it.
    var words: [String] = []
    /// What is known of it.
    var note = ""
  }

  let subject: Subject
  let choices: [Choice]
  private(set) var field = TextField()
  /// The choices that hold the words, the best first; a locale of no catalog may be the last.
  private(set) var shown: [Choice]
  /// The place of the selected one.
  private(set) var selection: Int
  /// The place of the one at which it was opened.
  private let first: Int

  /// Opens a list at a choice.
  init(_ subject: Subject, _ choices: [Choice], at selected: Target?) {
    self.subject = subject
    self.choices = choices
    shown = choices
    first = choices.firstIndex { $0.target == selected } ?? 0
    selection = first
  }

  var selected: Choice? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// Moves the selection, which stops at both ends.
  mutating func move(by step: Int) {
    selection = max(0, min(selection + step, shown.count - 1))
  }

  /// Selects one of the choices that are shown; false where there is none.
  mutating func select(_ place: Int) -> Bool {
    guard shown.indices.contains(place) else { return false }
    selection = place
    return true
  }

  /// Changes the words; false where the change is none.
  @discardableResult
  mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
    let before = field.text
    guard change(&field) else { return false }
    if field.text != before { narrow() }
    return true
  }

  private mutating func narrow() {
    let typed = field.text
    let needles = typed.split(separator: " ").map { Needle(String($0)) }
    let found = choices.enumerated().compactMap { place, choice -> (rank: Int, place: Int)? in
      guard needles.allSatisfy({ needle in choice.texts.contains(where: needle.occurs) }) else {
        return nil
      }
      return (choice.rank(of: Needle(typed)), place)
    }
    shown = found.sorted { $0 < $1 }.map { choices[$0.place] }
    // A tag counts however it is spelled.
    if subject == .locale, let other = Choice(typedLocale: typed),
      !shown.contains(where: { $0.target == other.target })
    {
      shown.append(choices.first { $0.target == other.target } ?? other)
    }
    selection = typed.isEmpty ? first : 0
  }
}

extension Picker.Choice {
  /// A locale, with its name in English and in its own language.
  init(locale: LocaleTag, note: String = "") {
    let names = [locale.displayName(), locale.ownDisplayName]
    self.init(
      target: .locale(locale), name: locale.description,
      words: names[0] == names[1] ? [names[0]] : names, note: note)
  }

  /// The locale that is typed in full, where its language is one.
  fileprivate init?(typedLocale typed: String) {
    let locale = LocaleTag(typed)
    guard !typed.contains(" "), locale.isDetermined,
      LocaleTag(language: locale.language).displayName() != locale.language
    else { return nil }
    self.init(locale: locale, note: "in no catalog")
  }

  fileprivate var texts: [String] { [name] + words }

  /// How well it goes with what is typed, the best first.
  fileprivate func rank(of needle: Needle) -> Int {
    let isFirst = { (text: String) in needle.ranges(in: text, atMost: 1).first?.lowerBound == 0 }
    if needle.isEmpty { return 0 }
    if isFirst(name) { return needle.text.count == name.count ? 0 : 1 }
    return words.contains(where: isFirst) ? 2 : 3
  }
}
