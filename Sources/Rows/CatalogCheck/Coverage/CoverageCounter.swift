internal import LocalizedText
internal import PreviewRows
public import StringCatalog

/// An incremental counter for the coverage of one table.
///
/// ```swift
/// var counter = CoverageCounter(table: table)
/// while !counter.isComplete { counter.count(entries: 1_000) }
/// counter.coverage.locales.first?.share.percent
/// ```
public struct CoverageCounter: Sendable {
  private struct Count: Sendable {
    /// Whether any entry of the table has the locale, regardless of the filter.
    var isNamed = false
    var keys = 0
    var leaves = 0
    var staleLeaves = 0
    /// The leaves in states beyond `stateLimit`, by state.
    var rareStates: [Int: Int] = [:]
    /// The number of translatable entries with a localization.
    var named = 0
    /// The number of these that no language needs.
    var unused = 0
    /// The number of entries that the locale lacks, but one of its parents has.
    var inherited = 0
    /// The number of the last entry with a string in the locale.
    var last = -1
    var done = 0
    var reviewed = 0
    /// The number of these whose worst leaf needs review or is new.
    var review = 0
    var new = 0
  }

  private let table: Table
  private let filter: Coverage.Filter
  private let numbers: TableNumbers
  private let unused: UnusedEntries
  /// The urgency of each state.
  private let urgencies: [Int]
  private let source: Int?
  /// The locales that need a translation of every entry, with the parents that they fall back to.
  private let targets: [Int: [Int]]
  /// The targets with parents.
  private let heirs: [(locale: Int, parents: [Int])]
  private var counts: [Count]
  /// The number of leaves, by locale and then by state.
  ///
  /// A flat array, because nested arrays would cost more than the counting itself. Limited to the
  /// first few states, because a hostile file may have as many states as leaves.
  private var commonStates: [Int]
  private static let stateLimit = 8
  private let stateCount: Int
  private var keys = 0
  private var stale = 0
  private var translatable = 0
  /// The number of translatable entries that languages without them do not need.
  private var unusedCount = 0
  /// The number of translatable entries without a source string, which display their key.
  private var shownByKey = 0
  /// The index of the next entry to count.
  private var next = 0

  /// Creates a counter for a table.
  public init(table: Table, filter: Coverage.Filter = Coverage.Filter()) {
    self.table = table
    self.filter = filter
    numbers = TableNumbers(table)
    unused = UnusedEntries(in: table)
    urgencies = table.states.map { RowState(spelled: $0).urgency }
    let locales = table.locales
    source = table.sourceLanguage.flatMap(locales.firstIndex)
    targets = Dictionary(
      CheckedLocales(locales, of: table).targets.compactMap { target in
        target.number.map { (Int($0), target.parents.map { Int($0) }) }
      }, uniquingKeysWith: { first, _ in first })
    heirs = targets.filter { !$0.value.isEmpty }.map { (locale: $0.key, parents: $0.value) }
    counts = Array(repeating: Count(), count: locales.count)
    stateCount = min(urgencies.count, Self.stateLimit)
    commonStates = Array(repeating: 0, count: locales.count * stateCount)
  }

  /// Whether all entries have been counted.
  public var isComplete: Bool { next >= numbers.entryCount }

  /// Counts up to the given number of further entries.
  public mutating func count(entries: Int) {
    let end = next + min(entries, numbers.entryCount - next)
    for entry in next..<end { count(entry: entry) }
    next = end
  }

  private mutating func count(entry: Int) {
    let localizations = numbers.localizations(of: entry)
    if let isWanted = filter.entry, !isWanted(table.entries[entry], table) {
      for localization in localizations { counts[numbers.locale(of: localization)].isNamed = true }
      return
    }
    let isTranslatable = numbers.isTranslatable(entry)
    keys += 1
    if isTranslatable { translatable += 1 }
    let isUnused = isTranslatable && isUnused(entry, localizations)
    if isUnused { unusedCount += 1 }
    let isStale = numbers.isStale(entry)
    if isStale { stale += 1 }
    var hasSource = false
    for localization in localizations {
      let locale = numbers.locale(of: localization)
      let leaves = numbers.leaves(of: localization)
      if locale == source, !leaves.isEmpty { hasSource = true }
      let worst = count(leaves, of: localization, in: locale)
      if isStale { counts[locale].staleLeaves += leaves.count }
      // A localization without strings, for example after its forms were lost, counts as missing.
      guard isTranslatable, !leaves.isEmpty || locale == source else { continue }
      counts[locale].last = entry
      counts[locale].named += 1
      if isUnused { counts[locale].unused += 1 }
      // An entry without source strings displays its key.
      if worst >= RowState.needsReview.urgency, !leaves.isEmpty { counts[locale].done += 1 }
      if worst >= RowState.translated.urgency, !leaves.isEmpty { counts[locale].reviewed += 1 }
      if worst == RowState.needsReview.urgency { counts[locale].review += 1 }
      if worst == RowState.new.urgency { counts[locale].new += 1 }
    }
    if isTranslatable, !hasSource { shownByKey += 1 }
    guard isTranslatable, !isUnused else { return }
    for (locale, parents) in heirs where counts[locale].last != entry {
      if parents.contains(where: { counts[$0].last == entry }) { counts[locale].inherited += 1 }
    }
  }

  /// Whether no language needs the entry: see `missing-locale`, which reports what is missing.
  private func isUnused(_ entry: Int, _ localizations: Range<Int>) -> Bool {
    if unused.contains(entry) { return true }
    // Only an entry that some language lacks has to be decoded.
    let count = localizations.count { !numbers.leaves(of: $0).isEmpty }
    return count < table.locales.count && !table.entries[entry].needsTranslation(in: table)
  }

  /// Counts the leaves of a localization.
  ///
  /// Returns the urgency of the state, as defined by ``TranslationStates``.
  private mutating func count(_ leaves: Range<Int>, of localization: Int, in locale: Int) -> Int {
    let isKeyShown = leaves.isEmpty && locale == source
    var worst = leaves.isEmpty && !isKeyShown ? RowState.new.urgency : RowState.translated.urgency
    for leaf in leaves {
      let state = numbers.state(of: leaf)
      if state < stateCount {
        commonStates[locale * stateCount + state] += 1
      } else {
        counts[locale].rareStates[state, default: 0] += 1
      }
      let isEmpty = !numbers.hasText(leaf, of: localization)
      worst = min(worst, isEmpty ? RowState.new.urgency : urgencies[state])
    }
    if numbers.lackOther(leaves) { worst = min(worst, RowState.new.urgency) }
    counts[locale].isNamed = true
    counts[locale].keys += 1
    counts[locale].leaves += leaves.count
    return worst
  }

  // MARK: The result

  /// The coverage of the entries counted so far.
  public var coverage: Coverage.Table {
    let states = table.states
    // An XLIFF file names its language even if nothing is translated yet.
    let isNamed = table.traits.locales == .unit
    let locales = table.locales.enumerated().filter { counts[$0.offset].isNamed || isNamed }
      .filter { filter.locale($0.element) && LocaleTag($0.element).isSpoken }
      .map { locale(named: $0.element, at: $0.offset, states: states) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return Coverage.Table(
      name: table.name, path: table.paths.first ?? "", source: table.sourceLanguage,
      isSourceGuessed: table.isSourceLanguageGuessed, keys: keys,
      translatable: translatable, needed: translatable - unusedCount, stale: stale,
      locales: locales)
  }

  private func locale(named name: String, at place: Int, states: [String]) -> Coverage.Locale {
    let count = counts[place]
    let isSource = place == source
    // A variant of the source language needs no strings of its own.
    let needed = translatable - unusedCount + count.unused - count.inherited
    let total = isSource ? translatable : targets[place] == nil ? count.named : needed
    let shown = isSource ? shownByKey : 0
    let common = commonStates[place * stateCount..<(place + 1) * stateCount].enumerated()
      .filter { $0.element > 0 }.map { ($0.offset, $0.element) }
    let rare = count.rareStates.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return Coverage.Locale(
      name: name, keys: count.keys, leaves: count.leaves,
      states: (common + rare).reduce(into: []) { counted, state in
        // A state written as "" counts as no state.
        if let known = counted.firstIndex(where: { $0.name == states[state.0] }) {
          counted[known].leaves += state.1
        } else {
          counted.append(.init(name: states[state.0], leaves: state.1))
        }
      },
      missing: isSource ? 0 : total - count.named,
      review: count.review, untranslated: count.new, stale: stale,
      staleLeaves: count.staleLeaves,
      share: CompletedShare(done: count.done + shown, of: total),
      reviewed: CompletedShare(done: count.reviewed + shown, of: total))
  }
}
