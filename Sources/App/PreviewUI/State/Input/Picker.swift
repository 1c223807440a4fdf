internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// A filterable list of locales, tables, text sizes, keys, locations, or forms.
///
/// A choice matches if its names contain every typed word as a whole. (Fuzzy matching would find
/// "Indonesian" for `de`.) Choices that begin with the words come first.
struct Picker: Sendable {
  /// The kind of choices.
  enum Subject: String, Sendable {
    case locale = "language"
    case table
    case textSize = "text size"
    case key = "key or string"
    /// Locations in source code that use a key.
    case place
    /// The forms of a translation.
    case form
    /// The ways in which a form can vary.
    case variation = "vary by"

    /// Whether a choice changes the content of the rows, rather than only the selection.
    var changesRows: Bool { self == .locale || self == .textSize }
  }

  /// The value that a choice selects.
  enum Target: Hashable, Sendable {
    case locale(LocaleTag)
    /// The index of a table.
    case table(Int)
    /// A text size of the phone.
    case textSize(TextSize)
    /// The number of a row.
    case row(Int)
    case place(FilePlace)
    /// A form of the selected row's translation.
    case form(LeafPath)
    /// A change of variation.
    case shape(Reshape)
  }

  /// A line of the list.
  struct Choice: Equatable, Sendable {
    let target: Target
    /// The name, as accepted at the prompt.
    let name: String
    /// Alternative names.
    var words: [String] = []
    /// A note on the right.
    var note = ""
    /// The note for narrow screens, if different.
    var shortNote: String?
    /// Whether the choice is shown dimmed because it has no effect.
    var isDim = false
    /// The matches in the name, as UTF-8 ranges.
    var places: [Range<Int>] = []
    /// The matches in the first alternative name.
    var wordPlaces: [Range<Int>] = []
  }

  /// The state of the list before the picker was opened, restored by Esc.
  struct Origin: Sendable {
    let locale: LocaleTag
    /// The previous locale.
    let last: LocaleTag?
    /// The number of the selected row.
    let row: Int
    /// The position of the first row on the screen.
    let top: Int
    /// Whether rows were measured in points.
    let isInPoints: Bool
    let setting: PointSetting
  }

  let subject: Subject
  /// The titles for wide and narrow screens.
  private let titles: (wide: String, narrow: String)
  let choices: [Choice]
  private(set) var field = TextField()
  /// The matching choices, best first.
  ///
  /// The last one may be a locale that is in no catalog.
  private(set) var shown: [Choice]
  /// The index of the selected choice.
  private(set) var selection: Int
  /// The index of the initially selected choice.
  private let first: Int
  /// Finds the keys to show; nil for other subjects.
  var finder: KeyFinder?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - subject: the kind of choices.
  ///   - choices: the choices.
  ///   - selected: the initial selection; nil for the first choice.
  ///   - title: the titles for wide and narrow screens; nil for the name of the subject.
  ///   - startsOutside: whether nothing is selected until the user moves or types, so that Enter
  ///     alone has no effect.
  init(
    _ subject: Subject, _ choices: [Choice], at selected: Target?,
    title: (wide: String, narrow: String)? = nil, startsOutside: Bool = false
  ) {
    self.subject = subject
    titles = title ?? (wide: subject.rawValue, narrow: subject.rawValue)
    self.choices = choices
    shown = choices
    first = startsOutside ? -1 : choices.firstIndex { $0.target == selected } ?? 0
    selection = first
    finder = subject == .key ? KeyFinder() : nil
  }

  /// The numbers of matching choices and of all choices.
  var counts: (matching: Int, all: Int) {
    finder.map { ($0.count, all) } ?? (shown.count, choices.count)
  }

  /// Returns the title for a screen width.
  func title(columns: Int) -> String { columns < 64 ? titles.narrow : titles.wide }

  /// The number of all keys.
  private var all = 0

  /// Shows the best keys found so far, with the strings of their rows.
  mutating func showFound(in catalog: CatalogState, _ rows: RowStore) {
    guard let finder else { return }
    all = catalog.rowCount
    shown = finder.best.map { match in
      let index = catalog.index(of: match.row)
      let key = catalog.tables[index.table][index.entry].key
      let row = rows.unstoredRow(at: index).row
      let text = row.found.leaf == nil ? nil : row.title.text
      return Choice(
        target: .row(match.row), name: key.isEmpty ? "(empty key)" : key,
        words: text.map { [$0] } ?? [], note: catalog.labels[index.table].path,
        places: match.isInText ? [] : finder.places(in: match.row, key: key),
        wordPlaces: match.isInText ? text.map(finder.places(inText:)) ?? [] : [])
    }
    selection = max(0, min(selection, shown.count - 1))
  }

  /// The message if there is nothing to choose; nil otherwise.
  var missWords: String? {
    guard shown.isEmpty else { return nil }
    if field.isEmpty { return "nothing selected" }
    return subject == .locale
      ? "no language '\(field.text)' in these catalogs" : "no match for \"\(field.text)\""
  }

  var selected: Choice? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// Moves the selection, stopping at both ends.
  mutating func move(by step: Int) { selection = max(0, min(selection + step, shown.count - 1)) }

  /// Selects a choice by index; returns false if there is none.
  mutating func select(_ place: Int) -> Bool {
    guard shown.indices.contains(place) else { return false }
    selection = place
    return true
  }

  /// Edits the query; returns false if nothing changed.
  @discardableResult
  mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
    let before = field.text
    guard change(&field) else { return false }
    if field.text != before { narrow() }
    return true
  }

  private mutating func narrow() {
    let typed = field.text
    if finder != nil {
      finder?.search(typed)
      selection = 0
      return
    }
    let queries = typed.split(separator: " ").map { SearchQuery(String($0)) }
    let found = choices.enumerated().compactMap { place, choice -> (rank: Int, place: Int)? in
      guard queries.allSatisfy({ query in choice.texts.contains(where: query.occurs) }) else {
        return nil
      }
      return (choice.rank(for: SearchQuery(typed)), place)
    }
    shown = found.sorted { $0 < $1 }.map { choices[$0.place] }
    // A tag is recognized in any spelling, such as `pt_BR`.
    if subject == .locale, let other = Choice(typedLocale: typed),
      !shown.contains(where: { $0.target == other.target })
    {
      shown.append(choices.first { $0.target == other.target } ?? other)
    }
    if subject == .locale, shown.isEmpty, typed.count > 2 {
      shown = LocaleTag.languages(named: typed).map { Choice(newLocale: $0) }
    }
    selection = typed.isEmpty ? first : 0
  }
}

extension Picker.Choice {
  /// Creates a choice for a text size, with its usual name and the font size it gives in `setting`.
  init(_ size: TextSize, in setting: PointSetting) {
    var setting = setting
    setting.textSize = size
    self.init(
      target: .textSize(size), name: size.rawValue, words: [size.words],
      note: "\(setting.slot.style.size.shown) pt")
  }

  /// Creates a choice for a locale, named in English and in its own language.
  init(locale: LocaleTag, note: String = "") {
    let names = [locale.displayName(), locale.ownDisplayName]
    self.init(
      target: .locale(locale), name: locale.description,
      words: names[0] == names[1] ? [names[0]] : names, note: note)
  }

  /// Creates a choice for a fully typed locale; nil if its language is unknown.
  fileprivate init?(typedLocale typed: String) {
    let locale = LocaleTag(typed).withUsualLanguage
    guard !typed.contains(" "), locale.isDetermined, locale.isKnownLanguage else { return nil }
    self.init(newLocale: locale)
  }

  /// Creates a choice for a locale that is in no catalog.
  fileprivate init(newLocale locale: LocaleTag) {
    self.init(locale: locale, note: "not in these catalogs")
  }

  /// The searchable names.
  fileprivate var texts: [String] { [name] + words }

  /// Returns the rank of the choice for a query; lower is better.
  fileprivate func rank(for query: SearchQuery) -> Int {
    if query.isEmpty { return 0 }
    if query.begins(name) { return query.text.count == name.count ? 0 : 1 }
    return words.contains(where: query.begins) ? 2 : 3
  }
}

extension TextSize {
  /// The usual name of the size.
  fileprivate var words: String {
    switch self {
    case .xs: "extra small"
    case .s: "small"
    case .m: "medium"
    case .l: "large (default)"
    case .xl: "extra large"
    case .xxl: "extra extra large"
    case .xxxl: "extra extra extra large"
    case .ax1: "accessibility size 1"
    case .ax2: "accessibility size 2"
    case .ax3: "accessibility size 3"
    case .ax4: "accessibility size 4"
    case .ax5: "accessibility size 5 (largest)"
    }
  }
}
