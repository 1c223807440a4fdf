internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// A list of locales, tables, text sizes, keys or places to pick from, narrowed as the user types.
///
/// A choice stays if its names contain every typed word as a whole. (Fuzzy matching would find
/// "Indonesian" for `de`.) Choices that begin with the words come first.
struct Picker: Sendable {
  /// The kind of the choices.
  enum Subject: String, Sendable {
    case locale = "language"
    case table
    case textSize = "text size"
    case key = "key or string"
    /// Where the sources of the app name a key.
    case place
    /// The forms of a translation.
    case form
    /// The ways in which a form can vary.
    case variation = "vary by"

    /// Whether a choice changes what the rows show, and not only which of them is selected.
    var changesRows: Bool { self == .locale || self == .textSize }
  }

  /// What a choice selects.
  enum Target: Hashable, Sendable {
    case locale(LocaleTag)
    /// A table, by the number of its table.
    case table(Int)
    /// A text size of the phone.
    case textSize(TextSize)
    /// A row, by its number.
    case row(Int)
    case place(FilePlace)
    /// A form of the translation of the selected row.
    case form(LeafPath)
    /// A way in which a form can vary.
    case shape(Reshape)
  }

  /// One line of the list.
  struct Choice: Equatable, Sendable {
    let target: Target
    /// The name that the prompt takes.
    let name: String
    /// Other names, which users may know it by.
    var words: [String] = []
    /// A note at the right.
    var note = ""
    /// A note for narrow screens; nil for the same.
    var shortNote: String?
    /// Whether it is there but of no use.
    var isDim = false
    /// Where the name contains what was typed, as UTF-8 offsets.
    var places: [Range<Int>] = []
    /// Where the first of the other names contains it.
    var wordPlaces: [Range<Int>] = []
  }

  /// The state of the list before the picker was opened, which Esc restores.
  struct Origin: Sendable {
    let locale: LocaleTag
    /// The locale before that one.
    let last: LocaleTag?
    /// The number of the selected row.
    let row: Int
    /// The first position on the screen.
    let top: Int
    /// Whether rows were measured in points, and how.
    let isInPoints: Bool
    let setting: PointSetting
  }

  let subject: Subject
  /// What is said in front of the typed words, and on narrow screens.
  private let titles: (wide: String, narrow: String)
  let choices: [Choice]
  private(set) var field = TextField()
  /// The choices that contain the words, the best first.
  ///
  /// The last one may be a locale that no catalog has.
  private(set) var shown: [Choice]
  /// The position of the selected choice.
  private(set) var selection: Int
  /// The position of the choice that was selected at first.
  private let first: Int
  /// Finds the keys that are shown; nil for the other subjects.
  var finder: KeyFinder?

  /// Makes a picker with one choice selected.
  ///
  /// - Parameters:
  ///   - subject: the kind of the choices.
  ///   - choices: the choices.
  ///   - selected: what is selected at first; the first choice if it is nil.
  ///   - title: what is said in front of the typed words, and on narrow screens; nil for the subject.
  ///   - startsOutside: whether nothing is selected until the user moves or types, so that Enter alone
  ///     does nothing.
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

  /// How many choices there are, and how many match.
  var counts: (matching: Int, all: Int) {
    finder.map { ($0.count, all) } ?? (shown.count, choices.count)
  }

  /// What is said in front of the typed words on a screen of some columns.
  func title(columns: Int) -> String { columns < 64 ? titles.narrow : titles.wide }

  /// The number of all keys.
  private var all = 0

  /// Shows the best keys so far, with the texts of their rows.
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

  /// Why nothing can be chosen; nil if something can.
  var missWords: String? {
    guard shown.isEmpty else { return nil }
    if field.isEmpty { return "nothing selected" }
    return subject == .locale
      ? "no language '\(field.text)' in these catalogs" : "no match for \"\(field.text)\""
  }

  var selected: Choice? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// Moves the selection; it stops at both ends.
  mutating func move(by step: Int) {
    selection = max(0, min(selection + step, shown.count - 1))
  }

  /// Selects a choice by its position; false if there is none.
  mutating func select(_ place: Int) -> Bool {
    guard shown.indices.contains(place) else { return false }
    selection = place
    return true
  }

  /// Changes the words; false if the change did nothing.
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
  /// A text size, with its usual name, and the size in points of a text in `setting`.
  init(_ size: TextSize, in setting: PointSetting) {
    var setting = setting
    setting.textSize = size
    self.init(
      target: .textSize(size), name: size.rawValue, words: [size.words],
      note: "\(setting.slot.style.size.shown) pt")
  }

  /// A locale, with its name in English and in its own language.
  init(locale: LocaleTag, note: String = "") {
    let names = [locale.displayName(), locale.ownDisplayName]
    self.init(
      target: .locale(locale), name: locale.description,
      words: names[0] == names[1] ? [names[0]] : names, note: note)
  }

  /// A locale that was typed in full; nil if its language is unknown.
  fileprivate init?(typedLocale typed: String) {
    let locale = LocaleTag(typed).withUsualLanguage
    guard !typed.contains(" "), locale.isDetermined, locale.isKnownLanguage else { return nil }
    self.init(newLocale: locale)
  }

  /// A locale that no catalog has.
  fileprivate init(newLocale locale: LocaleTag) {
    self.init(locale: locale, note: "not in these catalogs")
  }

  /// The texts in which words are looked for.
  fileprivate var texts: [String] { [name] + words }

  /// How well the choice matches the words; the best match has the least rank.
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
