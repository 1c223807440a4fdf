internal import ICU
internal import LocalizedText
internal import MessageSyntax
internal import PointMetrics
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// Counts the rows of one table in one environment.
///
/// For most entries it needs no row: the file holds the text as it is shown, or a format string
/// whose placeholders receive the same few arguments as in other entries. `coverage --widths` on a
/// large catalog shows what that saves.
///
/// A counter is not safe for use by several threads at a time.
final class LayoutCounter {
  let maker: RowMaker
  /// The counts in each style of rows in points, or those in columns alone.
  private(set) var counts: [LayoutCounts]
  private let texts: TableTexts
  /// The localizations that the look-up searches, in order.
  private let locales: [UInt32]
  /// Whether texts can be counted without a row at all.
  private let allowsShortcuts: Bool
  private var finder: BreakpointFinder
  /// Finds breakpoints in points; nil for columns.
  private var pointFinder: PointBreakpointFinder?
  /// The breakpoints of the last text in each style.
  private var found: [Breakpoints] = []
  private var formatted: FormattedArguments
  private var pluralPaths: [PluralPath] = []
  /// What the paths of leaves say about devices, by the number of the path.
  private var deviceRanks: [DeviceRank] = []
  private var filled: [UInt8] = []

  /// The path of the plural form that a number takes.
  private struct PluralPath {
    var number: Argument
    /// 0 if only the look-up can tell.
    var path: Int
  }

  private enum DeviceRank {
    case unknown
    case notADevice
    /// The smaller the rank, the sooner the text is shown.
    case rank(Int)
  }

  /// Makes a counter; with measurers, it counts rows in points of the style of each.
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

  /// Exchanges the buffers of the breakpoint finder, which several counters share, with the caller's.
  func exchange(_ buffers: inout BreakpointFinder.Buffers) {
    if pointFinder == nil { finder.exchange(&buffers) } else { pointFinder?.exchange(&buffers) }
  }

  /// The widths for which rows are counted.
  var widths: ClosedRange<Int> { counts[0].widths }

  /// Adds a row to the counts of some widths.
  func add(_ row: Row, at widths: ClosedRange<Int>? = nil) {
    row.title.text.withBytes { measure($0, beside: row.value) }
    addFound(at: widths)
  }

  /// Finds the breakpoints of a text in each style.
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
    /// The localization has no text.
    case none
    /// Only the look-up can tell.
    case unknown
  }

  /// The leaf shown of a localization without variations, or with variations by one integer or by
  /// the device.
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
    // The look-up considers more than the category for 0 and for fractions.
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

  /// The rank of a plural form: first the wanted one, then `other`, then any.
  private func pluralRank(of path: Int, wanted: Int?) -> Int? {
    if path == wanted { return 0 }
    return PluralCase(path: path) == .other ? 1 : 2
  }

  /// The rank of a device variation; nil for any other path.
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

  /// The path of the plural form that a number takes; 0 if only the look-up can tell.
  private func pluralPath(of number: Argument) -> Int {
    if let known = pluralPaths.first(where: { $0.number == number }) { return known.path }
    let path = maker.pluralPath(of: number) ?? 0
    if pluralPaths.count > 64 { pluralPaths.removeAll() }
    pluralPaths.append(PluralPath(number: number, path: path))
    return path
  }

  // MARK: Texts

  /// Finds the breakpoints of a text as it is shown; returns false if the caller has to make the row.
  @inline(__always)
  private func measure(_ text: Span<UInt8>, of entry: inout CountedEntry) -> Bool {
    var meaning: ByteMeaning = []
    for index in text.indices { meaning.formUnion(meanings[Int(text[index])]) }
    if meaning.contains(.markup) { return false }
    guard meaning.contains(.percent) else {
      measure(text)
      return true
    }
    // Take the buffer out of the counter while it is written: a class member cannot be accessed
    // twice at a time.
    var filled: [UInt8] = []
    swap(&filled, &self.filled)
    defer { swap(&filled, &self.filled) }
    guard formatted.fill(text, with: entry.arguments(maker), into: &filled) else { return false }
    measure(filled.span)
    return true
  }

  /// What a byte can begin.
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

/// An entry that is counted in one environment after another, with the values that all of them
/// share.
struct CountedEntry {
  let number: Int
  private var arguments: PassedArguments?
  private var hasValue: Bool?

  init(number: Int) { self.number = number }

  /// The arguments that its placeholders receive.
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
  /// The numbers of the localizations that the look-up searches, in order.
  fileprivate var searchedLocales: [UInt32] {
    resolver.searchedLocales(in: TableName(table.name))
  }

  /// Whether rows show texts with their placeholders filled and their Markdown rendered, and
  /// otherwise unchanged.
  fileprivate var showsTextsUnchanged: Bool {
    resolver.environment.pseudo == nil && defaultValue == nil
  }

  /// Whether an empty text may be one, and not a missing one.
  fileprivate var mayShowEmptyTexts: Bool { resolver.environment.fallback == .runtime }

  /// The devices whose texts may be shown, the preferred one first.
  fileprivate var searchedDevices: [String] { resolver.environment.device.searchedNames }

  fileprivate func hasSampleValue(entry: Int) -> Bool {
    !samples.isEmpty && samples[table.entries[entry].key].value != nil
  }

  /// The path of the plural form that an integer takes; nil for 0 and for all other numbers.
  fileprivate func pluralPath(of number: Argument) -> Int? {
    guard case .integer(let value) = number, value != 0 else { return nil }
    let paths = PluralCategory.allCases.map { ($0, Int($0.pluralCase.rawValue)) }
    return resolver.form(of: Dictionary(uniqueKeysWithValues: paths), for: number)
  }
}
