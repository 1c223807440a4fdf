internal import ICUServices
internal import LocalizedText
internal import MessageSyntax
internal import PointMetrics
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// Counts the rows of one table in one environment.
///
/// Most entries need no row: the file contains the string as shown, or a format whose placeholders
/// receive the same few arguments as in other entries. `coverage --widths` on a large catalog shows
/// the gain.
///
/// A counter is not thread-safe.
final class LayoutCounter {
  let maker: RowMaker
  /// The counts in each point style, or a single count in columns.
  private(set) var counts: [LayoutCounts]
  private let texts: TableTexts
  /// The localizations that lookup searches, in order.
  private let locales: [UInt32]
  /// Whether strings can be counted without making rows.
  private let allowsShortcuts: Bool
  private var finder: BreakpointFinder
  /// The finder of breakpoints in points, or nil for columns.
  private var pointFinder: PointBreakpointFinder?
  /// The breakpoints of the last string, in each style.
  private var found: [Breakpoints] = []
  private var formatted: FormattedArguments
  private var pluralPaths: [PluralPath] = []
  /// The device rank of each leaf path, by path number.
  private var deviceRanks: [DeviceRank] = []
  private var filled: [UInt8] = []

  /// The path of the plural form for a number.
  private struct PluralPath {
    var number: Argument
    /// The path, or 0 if only lookup can determine it.
    var path: Int
  }

  private enum DeviceRank {
    case unknown
    case notADevice
    /// The lower the rank, the earlier the string is used.
    case rank(Int)
  }

  /// Creates a counter; with measurers, it counts rows in points, in the style of each.
  init(maker: RowMaker, texts: TableTexts, points: [PointMeasurer] = []) {
    self.maker = maker
    counts =
      points.isEmpty
      ? [LayoutCounts()] : points.map { _ in LayoutCounts(widths: LayoutCounts.points) }
    self.texts = texts
    locales = maker.searchedLocales
    allowsShortcuts = maker.showsTextsUnchanged
    finder = maker.measurer.breakpointFinder()
    pointFinder = PointMeasurer.finder(of: points)
    formatted = FormattedArguments(maker: maker)
  }

  /// Swaps the buffers of the breakpoint finder, which several counters share, with the caller's.
  func exchange(_ buffers: inout BreakpointFinder.Buffers) {
    if pointFinder == nil { finder.exchange(&buffers) } else { pointFinder?.exchange(&buffers) }
  }

  /// The widths that rows are counted at.
  var widths: ClosedRange<Int> { counts[0].widths }

  /// Adds a row to the counts at some widths.
  func add(_ row: Row, at widths: ClosedRange<Int>? = nil) {
    row.title.text.withBytes { measure($0, beside: row.value) }
    addFound(at: widths)
  }

  /// Finds the breakpoints of a string in each style.
  @inline(__always)
  private func measure(_ text: Span<UInt8>, beside value: String? = nil) {
    guard pointFinder == nil else {
      pointFinder?.breakpoints(of: text, beside: value, into: &found)
      return
    }
    let own = finder.breakpoints(of: text)
    let taken = value.map { $0.withBytes { finder.columns(of: $0) } } ?? 0
    found.removeAll(keepingCapacity: true)
    found.append(taken > 0 ? own.beside(valueColumns: taken) : own)
  }

  private func addFound(at widths: ClosedRange<Int>? = nil) {
    for (number, breakpoints) in found.enumerated() {
      counts[number].add(breakpoints, at: widths)
    }
  }

  /// Counts an entry without making its row.
  ///
  /// Returns false if the caller has to make the row.
  func count(_ entry: inout CountedEntry) -> Bool {
    guard allowsShortcuts, !texts.hasSubstitutions(entry.number), !entry.hasValue(maker) else {
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
        guard texts.withUTF8(leaf, of: localization, { measure($0, of: &entry) }) else {
          return false
        }
        addFound()
        return true
      }
    }
    guard texts.withKey(of: entry.number, { measure($0, of: &entry) }) else { return false }
    addFound()
    return true
  }

  // MARK: Leaves

  private enum LeafChoice {
    case leaf(Int)
    /// The localization has no string.
    case none
    /// Only lookup can determine the leaf.
    case unknown
  }

  /// Returns the leaf shown for a localization without variations, or with variations by one
  /// integer or by device.
  @inline(__always)
  private func leaf(of localization: Int, of entry: inout CountedEntry) -> LeafChoice {
    let leaves = texts.leaves(of: localization)
    guard let first = leaves.first else { return .none }
    if leaves.count == 1, texts.path(of: first) == 0 {
      guard let isEmpty = texts.isEmpty(first, of: localization) else { return .unknown }
      return !isEmpty ? .leaf(first) : maker.mayShowEmptyTexts ? .unknown : .none
    }
    return leaf(among: leaves, of: localization, entry: &entry)
  }

  private func leaf(
    among leaves: Range<Int>, of localization: Int, entry: inout CountedEntry
  ) -> LeafChoice {
    let isPlural = leaves.first.map { PluralCase(path: texts.path(of: $0)) != nil } ?? false
    let wanted = isPlural ? entry.arguments(maker).values.first(where: \.isNumber) : nil
    let path = wanted.map { pluralPath(of: $0) }
    // For 0 and fractions, lookup considers more than the category.
    if path == .some(0) { return .unknown }
    var best: (rank: Int, leaf: Int)?
    for leaf in leaves {
      let own = texts.path(of: leaf)
      guard (PluralCase(path: own) != nil) == isPlural,
        let rank = isPlural ? pluralRank(of: own, wanted: path) : deviceRank(of: own),
        let isEmpty = texts.isEmpty(leaf, of: localization)
      else { return .unknown }
      if isEmpty {
        if maker.mayShowEmptyTexts { return .unknown }
      } else if rank < best?.rank ?? .max {
        best = (rank, leaf)
      }
    }
    return best.map { .leaf($0.leaf) } ?? .none
  }

  /// Returns the rank of a plural form: the wanted one first, then `other`, then any.
  private func pluralRank(of path: Int, wanted: Int?) -> Int? {
    if path == wanted { return 0 }
    return PluralCase(path: path) == .other ? 1 : 2
  }

  /// Returns the rank of a device variation, or nil for any other path.
  private func deviceRank(of path: Int) -> Int? {
    while deviceRanks.count <= path { deviceRanks.append(.unknown) }
    switch deviceRanks[path] {
    case .rank(let rank): return rank
    case .notADevice: return nil
    case .unknown: break
    }
    let steps = texts.path(path).steps
    guard steps.count == 1, case .variation("device", let name) = steps[0] else {
      deviceRanks[path] = .notADevice
      return nil
    }
    let devices = maker.searchedDevices
    let rank = devices.firstIndex(of: name) ?? devices.count
    deviceRanks[path] = .rank(rank)
    return rank
  }

  /// Returns the path of the plural form for a number, or 0 if only lookup can determine it.
  private func pluralPath(of number: Argument) -> Int {
    if let known = pluralPaths.first(where: { $0.number == number }) { return known.path }
    let path = maker.pluralPath(of: number) ?? 0
    if pluralPaths.count > 64 { pluralPaths.removeAll() }
    pluralPaths.append(PluralPath(number: number, path: path))
    return path
  }

  // MARK: Texts

  /// Finds the breakpoints of a string as shown, or returns false if the caller has to make the
  /// row.
  @inline(__always)
  private func measure(_ text: Span<UInt8>, of entry: inout CountedEntry) -> Bool {
    var meaning: ByteMeaning = []
    for index in text.indices { meaning.formUnion(meanings[Int(text[index])]) }
    if meaning.contains(.markup) { return false }
    guard meaning.contains(.percent) else {
      measure(text)
      return true
    }
    // Move the buffer out of the counter while writing to it: accesses to a class member must not
    // overlap.
    var filled: [UInt8] = []
    swap(&filled, &self.filled)
    defer { swap(&filled, &self.filled) }
    guard formatted.fill(text, with: entry.arguments(maker), into: &filled) else { return false }
    measure(filled.span)
    return true
  }

  /// The syntax that a byte can start.
  private struct ByteMeaning: OptionSet {
    let rawValue: UInt8
    static let percent = ByteMeaning(rawValue: 1)
    static let markup = ByteMeaning(rawValue: 2)
  }

  private let meanings: [ByteMeaning] = (UInt8.min...UInt8.max).map { byte in
    if byte == UInt8(ascii: "%") { return .percent }
    return MarkdownText.isMark(byte) ? .markup : []
  }
}

/// An entry to count in several environments, with the values they share.
struct CountedEntry {
  let number: Int
  private var arguments: PassedArguments?
  private var hasValue: Bool?

  init(number: Int) { self.number = number }

  /// Returns the arguments for its placeholders.
  mutating func arguments(_ maker: RowMaker) -> PassedArguments {
    if let arguments { return arguments }
    let made = maker.arguments(of: maker.table.entries[number])
    arguments = made
    return made
  }

  mutating func hasValue(_ maker: RowMaker) -> Bool {
    if let hasValue { return hasValue }
    let has = maker.hasSampleValue(entry: number)
    hasValue = has
    return has
  }
}

// MARK: - What a counter asks of a row maker

extension RowMaker {
  /// The numbers of the localizations that lookup searches, in order.
  fileprivate var searchedLocales: [UInt32] {
    resolver.searchedLocales(in: TableName(table.name))
  }

  /// Whether rows show strings unchanged, except for filled placeholders and rendered Markdown.
  fileprivate var showsTextsUnchanged: Bool {
    resolver.environment.pseudo == nil && defaultValue == nil
  }

  /// Whether an empty string is shown rather than treated as missing.
  fileprivate var mayShowEmptyTexts: Bool { resolver.environment.fallback == .runtime }

  /// The device variations to use, best first.
  fileprivate var searchedDevices: [String] { resolver.environment.device.searchedNames }

  fileprivate func hasSampleValue(entry: Int) -> Bool {
    !samples.isEmpty && samples[table.entries[entry].key].value != nil
  }

  /// Returns the path of the plural form for an integer, or nil for 0 and any other number.
  fileprivate func pluralPath(of number: Argument) -> Int? {
    guard case .integer(let value) = number, value != 0 else { return nil }
    let paths = PluralCategory.allCases.map { ($0, Int($0.pluralCase.rawValue)) }
    return resolver.form(of: Dictionary(uniqueKeysWithValues: paths), for: number)
  }
}
