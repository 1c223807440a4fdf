internal import LocalizedText
internal import StringCatalog
internal import TextLayout

/// Counts the rows of one table in one environment.
///
/// Most entries need no row for that: their text stands in the file as it is shown, or it is a
/// format whose placeholders receive the same few words in entry after entry.
///
/// One thread at a time uses it.
final class LayoutCounter {
  let maker: RowMaker
  private(set) var counts = LayoutCounts()
  private let texts: TableTexts
  /// Where the entries are searched; without a pseudo-localization, which changes every text.
  private let locales: [UInt32]
  private let isPlain: Bool
  private var finder: BreakpointFinder
  private var words: ArgumentWords
  private var plurals: [(number: Argument, path: Int)] = []
  /// The ranks of the paths of devices, by their numbers; -1 for other paths.
  private var deviceRanks: [Int?] = []
  private var filled: [UInt8] = []

  init(maker: RowMaker, texts: TableTexts) {
    self.maker = maker
    self.texts = texts
    locales = maker.searchedLocales
    isPlain = maker.showsTextsAsTheyAre
    finder = maker.breakpointFinder()
    words = ArgumentWords(maker: maker)
  }

  /// Works in memory that it shares with other counters, or gives it back.
  func exchange(_ memory: inout BreakpointFinder.Buffers) { finder.exchange(&memory) }

  /// Adds a row.
  func add(_ row: Row, at widths: ClosedRange<Int> = LayoutCounts.widths) {
    var breakpoints = finder.breakpoints(of: row.title.text.utf8.span)
    if let value = row.value {
      let columns = finder.columns(of: value.utf8.span)
      if columns > 0 { breakpoints = breakpoints.beside(valueColumns: columns) }
    }
    counts.add(breakpoints, at: widths)
  }

  /// Counts an entry without making its row; false where that does not do.
  func count(_ entry: inout CountedEntry) -> Bool {
    guard isPlain, !texts.hasSubstitutions(entry.number), !entry.hasValue(maker) else {
      return false
    }
    for locale in locales {
      guard let localization = texts.localization(of: entry.number, locale: locale) else {
        continue
      }
      switch leaf(of: localization, of: &entry) {
      case .none: continue
      case .unknown: return false
      case .leaf(let leaf):
        let found = texts.withUTF8(leaf, of: localization) { breakpoints(of: $0, entry: &entry) }
        guard let found else { return false }
        counts.add(found)
        return true
      }
    }
    guard let found = texts.withKey(of: entry.number, { breakpoints(of: $0, entry: &entry) })
    else { return false }
    counts.add(found)
    return true
  }

  // MARK: Leaves

  private enum Choice {
    case leaf(Int)
    /// None has a text.
    case none
    case unknown
  }

  /// The leaf that is shown of a localization that does not vary, or by an integer alone.
  @inline(__always)
  private func leaf(of localization: Int, of entry: inout CountedEntry) -> Choice {
    let leaves = texts.leaves(of: localization)
    guard let first = leaves.first else { return .none }
    if leaves.count == 1, texts.path(of: first) == 0 {
      guard let isEmpty = texts.isEmpty(first, of: localization) else { return .unknown }
      return isEmpty ? .none : .leaf(first)
    }
    return leaf(among: leaves, of: localization, entry: &entry)
  }

  /// The leaf that is shown of those that vary by one number, or by the device.
  private func leaf(
    among leaves: Range<Int>, of localization: Int, entry: inout CountedEntry
  ) -> Choice {
    let isPlural = leaves.first.map { TableTexts.pluralPaths.contains(texts.path(of: $0)) } ?? false
    let wanted = isPlural ? entry.arguments(maker).first(where: \.isNumber) : nil
    let path = wanted.map { pluralPath(of: $0) }
    // 0 and fractions choose by more than their category.
    if path == .some(0) { return .unknown }
    var best: (rank: Int, leaf: Int)?
    for leaf in leaves {
      let own = texts.path(of: leaf)
      guard TableTexts.pluralPaths.contains(own) == isPlural,
        let rank = isPlural ? pluralRank(of: own, wanted: path) : deviceRank(of: own),
        let isEmpty = texts.isEmpty(leaf, of: localization)
      else { return .unknown }
      if !isEmpty, rank < best?.rank ?? .max { best = (rank, leaf) }
    }
    return best.map { .leaf($0.leaf) } ?? .none
  }

  /// How soon a plural form is taken: the wanted one, else `other`, else whatever comes first.
  private func pluralRank(of path: Int, wanted: Int?) -> Int? {
    if path == wanted { return 0 }
    return path == TableTexts.pluralPaths.upperBound ? 1 : 2
  }

  /// How soon a text for a device is taken; nil for a path that leads elsewhere.
  private func deviceRank(of path: Int) -> Int? {
    while deviceRanks.count <= path { deviceRanks.append(nil) }
    if let known = deviceRanks[path] { return known < 0 ? nil : known }
    var rank = -1
    let steps = texts.path(path).steps
    if steps.count == 1, case .variation("device", let name) = steps[0] {
      rank = maker.devices.firstIndex(of: name) ?? maker.devices.count
    }
    deviceRanks[path] = rank
    return rank < 0 ? nil : rank
  }

  /// The path of the form that an integer takes; 0 for what only the look-up itself can tell.
  private func pluralPath(of number: Argument) -> Int {
    if let known = plurals.first(where: { $0.number == number }) { return known.path }
    let path = maker.pluralPath(of: number) ?? 0
    if plurals.count > 64 { plurals.removeAll() }
    plurals.append((number, path))
    return path
  }

  // MARK: Texts

  /// The breakpoints of a text as it is shown; nil where a row must be made to know.
  @inline(__always)
  private func breakpoints(of text: Span<UInt8>, entry: inout CountedEntry) -> Breakpoints? {
    var found: Meanings = []
    for index in text.indices { found.formUnion(meanings[Int(text[index])]) }
    if found.contains(.markup) { return nil }
    guard found.contains(.percent) else { return finder.breakpoints(of: text) }
    // The bytes change hands, for nothing may change them while they are looked at.
    var filled: [UInt8] = []
    swap(&filled, &self.filled)
    defer { swap(&filled, &self.filled) }
    guard words.fill(text, with: entry.arguments(maker), into: &filled) else { return nil }
    return finder.breakpoints(of: filled.span)
  }

  private struct Meanings: OptionSet {
    let rawValue: UInt8
    static let percent = Meanings(rawValue: 1)
    static let markup = Meanings(rawValue: 2)
  }

  /// What a byte may begin.
  private let meanings: [Meanings] = (UInt8.min...UInt8.max).map { byte in
    if byte == UInt8(ascii: "%") { return .percent }
    return MarkdownText.isMark(byte) ? .markup : []
  }
}

/// An entry that is counted in one environment after the other: what is the same in all of them.
struct CountedEntry {
  let number: Int
  private var arguments: [Argument]?
  private var hasValue: Bool?

  init(number: Int) { self.number = number }

  /// What its placeholders receive.
  mutating func arguments(_ maker: RowMaker) -> [Argument] {
    if let arguments { return arguments }
    let made = maker.arguments(ofEntry: number)
    arguments = made
    return made
  }

  /// Whether something stands at the right of its row.
  mutating func hasValue(_ maker: RowMaker) -> Bool {
    if let hasValue { return hasValue }
    let has = maker.hasValue(number)
    hasValue = has
    return has
  }
}
