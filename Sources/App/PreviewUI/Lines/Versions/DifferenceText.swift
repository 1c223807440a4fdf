internal import CatalogChanges
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues
internal import TextLayout

/// The lines of the pane that shows the changes to a row: the old string above the new one with
/// changed words marked, and descriptions of all other changes.
struct DifferenceText {
  private let difference: DifferenceState?
  /// The revision that the tables are being compared with.
  private let awaited: String?
  private let entry: Int
  private let table: Int
  private let shown: ShownRow
  /// The earlier row; nil if its string is unchanged or did not exist.
  private let earlier: ShownRow?
  private let localeName: String
  private let pane: VersionLines

  private static let mostKeys = 8
  /// The maximum number of changes to show for a row.
  static let mostChanges = 64

  init(
    _ difference: DifferenceState?, awaiting awaited: String?, entry: Int, table: Int,
    shown: ShownRow, earlier: ShownRow?, locale: LocaleTag, localeName: String,
    in appearance: Appearance, columns: Int
  ) {
    self.difference = difference
    self.awaited = awaited
    self.entry = entry
    self.table = table
    self.shown = shown
    self.earlier = earlier
    self.localeName = localeName
    pane = VersionLines(of: locale, in: appearance, columns: columns)
  }

  /// The lines, none wider than the pane.
  var lines: [[Cell]] {
    guard let difference else {
      return pane.lines("since") { $0.add("comparing with \(awaited ?? "HEAD")", theme[.hint]) }
    }
    let changes = difference.changes(of: entry, ofTable: table)
    let localization = difference.localization(ofTable: table)
    let own = changes.filter { $0.concerns(localization) }
    let changed =
      (own.isEmpty ? unchanged(difference) : own.prefix(Self.mostChanges).flatMap(lines(of:)))
      + (own.contains { $0.changesText } ? fit : []) + others(changes, localization)
    let heading = heading(difference)
    let lines = (pane.isNarrow ? changed + heading : heading + changed) + removed(difference)
    return lines.map { $0.first(pane.columns) }
  }

  private var theme: Theme { pane.appearance.theme }
  private var glyphs: Glyphs { pane.appearance.glyphs }

  // MARK: Lines

  private func heading(_ difference: DifferenceState) -> [[Cell]] {
    let (shown, all, removed) = (
      difference.shownCount, difference.count, difference.removedCount
    )
    return pane.lines("since") { line in
      line.add(difference.revision, theme[.title])
      line.add(dot + "\(shown.counted("string")) changed in \(localeName)")
      if all > shown { line.add(", \(all) in all languages") }
      if removed > 0 { line.add(dot + "\(removed) removed", theme[.warning]) }
    }
  }

  private var dot: String { " \(glyphs.dots) " }

  private func unchanged(_ difference: DifferenceState) -> [[Cell]] {
    pane.lines("") { $0.add("no change in this row", theme[.hint]) }
  }

  /// Returns the changes to the same entry in other languages.
  private func others(
    _ changes: ArraySlice<CatalogDifference.Change>, _ localization: String?
  ) -> [[Cell]] {
    var locales: [String] = []
    for change in changes where !change.concerns(localization) {
      if let locale = change.locale, !locales.contains(locale) { locales.append(locale) }
    }
    guard !locales.isEmpty else { return [] }
    return pane.lines("also in") { $0.add(locales.joined(separator: ", ")) }
  }

  private func removed(_ difference: DifferenceState) -> [[Cell]] {
    let keys = difference.removedKeys(ofTable: table)
    guard !keys.isEmpty else { return [] }
    return pane.lines("removed") { line in
      for (number, key) in keys.prefix(Self.mostKeys).enumerated() {
        if number > 0 { line.add(", ") }
        line.add(key.isEmpty ? "(empty key)" : key, theme[.key])
      }
      if keys.count > Self.mostKeys { line.add(" and \(keys.count - Self.mostKeys) more") }
    }
  }

  // MARK: Changes

  private func lines(of change: CatalogDifference.Change) -> [[Cell]] {
    switch change.kind {
    case .added:
      return pane.lines("new") { $0.add("not in \(difference?.revision ?? "")") }
        + (change.entry.localization(localizationName)?.leaves.prefix(Self.mostKeys).flatMap {
          pane.versions(name(localizationName, $0.path), old: nil, new: $0.text)
        } ?? [])
    case .removed: return []
    case .renamed: return step("key", change.old, change.key)
    case .source, .text:
      let name = name(change.locale ?? "", change.path)
      let fates = change.fateWords
      return pane.versions(name, old: change.old, new: change.new)
        + (fates.isEmpty ? [] : pane.lines("languages") { $0.add(fates.joined(separator: dot)) })
    case .shape: return step("varies by", change.old, change.new)
    case .state:
      return step(
        change.path.steps.isEmpty ? "state" : "\(change.path) state", stateWords(change.old),
        stateWords(change.new))
    case .comment: return pane.versions("comment", old: change.old, new: change.new)
    case .extraction: return step("code", change.old, change.new)
    case .flags: return step("flags", change.old, change.new)
    }
  }

  private var localizationName: String { difference?.localization(ofTable: table) ?? "" }

  private func name(_ locale: String, _ path: LeafPath) -> String {
    path.steps.isEmpty ? locale : "\(locale) \(path.pluralCase ?? path.description)"
  }

  private func stateWords(_ state: String?) -> String? {
    state.map { RowState(spelled: $0).description }
  }

  private func step(_ name: String, _ old: String?, _ new: String?) -> [[Cell]] {
    pane.lines(name) { line in
      line.add(pane.words(old))
      line.add(" \(glyphs.arrow) ", theme[.hint])
      line.add(pane.words(new))
    }
  }

  // MARK: The fit

  /// How the row fits, and how it fitted before; empty if the row shows no string of its own.
  private var fit: [[Cell]] {
    guard let now = FitWords(shown) else { return [] }
    guard let earlier, let before = FitWords(earlier) else {
      return pane.lines("fit") { add(now, shown, to: &$0) }
    }
    return pane.lines("fit") { line in
      add(before, earlier, to: &line)
      guard before.all != now.all else { return line.add(", as before", theme[.hint]) }
      line.add(" \(glyphs.arrow) ", theme[.hint])
      add(now, shown, to: &line)
    }
  }

  private func add(_ words: FitWords, _ row: ShownRow, to line: inout Line) {
    let isCut = row.fitted.isCut || row.points.map { $0.verdict == .cut } ?? false
    line.add(words.all, isCut ? theme[.problem] : .plain)
  }
}

extension CatalogDifference.Change {
  /// Whether the change may affect how the row fits.
  fileprivate var changesText: Bool { [.added, .source, .text, .shape].contains(kind) }
}

extension FitWords {
  /// How the row fits, and the widths at which that would change.
  fileprivate var all: String { ([now] + otherwise).joined(separator: ", ") }
}
