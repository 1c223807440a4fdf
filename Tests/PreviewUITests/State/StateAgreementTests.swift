import CatalogCheck
import Foundation
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The marks, the menu, the lists, the search and the coverage count the same rows as a count over the
/// parsed JSON.
@Suite struct StateAgreementTests {
  /// A state by its word on the command line.
  private typealias Counts = [String: Int]

  private static let corpus = "Tests/StringCatalogTests/Corpus/"

  /// Catalogs of the checkout in which texts are missing, new, to be reviewed or stale.
  private static let catalogs = [
    "Catalogs/Plurals.xcstrings", "Catalogs/Travel.xcstrings", "Catalogs/Devices.xcstrings",
    "Catalogs/Wallet.xcstrings", "Catalogs/Scripts.xcstrings", "Catalogs/Orders.xcstrings",
    "Catalogs/LocalizableSettings.xcstrings", "Catalogs/Markup.xcstrings",
    corpus + "rxhanson+Rectangle/RectangleLauncher/mul.lproj/Main.xcstrings",
    corpus + "Finb+Bark/Bark/Localizable.xcstrings",
    corpus + "apple+sample-backyard-birds/Multiplatform/Localizable.xcstrings",
    corpus
      + "liamnichols+xcstrings-tool/Tests/XCStringsToolTests/__Fixtures__/Localizable.xcstrings",
    corpus + "Murzav+xcstrings-mcp/tests/fixtures/golden.xcstrings",
  ]

  // MARK: The count over the JSON

  private static func object(at path: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(Checkout.bytes(path)))
    return try #require(json as? [String: Any])
  }

  private struct Text {
    let state: String
    let text: String
  }

  /// The state and the text of each string unit and of each value of a set.
  private static func leaves(_ node: [String: Any]) -> [Text] {
    var found: [Text] = []
    if let unit = node["stringUnit"] as? [String: Any] {
      let state = unit["state"] as? String ?? "new"
      found.append(Text(state: state, text: unit["value"] as? String ?? ""))
    }
    if let set = node["stringSet"] as? [String: Any] {
      let state = set["state"] as? String ?? "new"
      found += (set["values"] as? [String] ?? []).map { Text(state: state, text: $0) }
    }
    let axes = node["variations"] as? [String: [String: [String: Any]]] ?? [:]
    for form in axes.values.flatMap(\.values) { found += leaves(form) }
    let parts = node["substitutions"] as? [String: [String: Any]] ?? [:]
    for part in parts.values { found += leaves(part) }
    return found
  }

  /// Whether the forms are those of numbers alone, and none is for most of them.
  private static func lacksOther(_ localization: [String: Any]) -> Bool {
    let axes = localization["variations"] as? [String: [String: [String: Any]]] ?? [:]
    guard localization.keys.sorted() == ["variations"], axes.keys.sorted() == ["plural"],
      let forms = axes["plural"], forms["other"] == nil
    else { return false }
    return forms.values.allSatisfy { $0.keys.sorted() == ["stringUnit"] }
  }

  private static let order = ["new", "needs_review", "machine_translated", "translated"]

  /// The numbers of entries by their worst state in a locale, and of stale entries.
  private static func counts(_ catalog: [String: Any], _ locale: String) -> Counts {
    let isSource = catalog["sourceLanguage"] as? String == locale
    let entries = catalog["strings"] as? [String: [String: Any]] ?? [:]
    var counts: Counts = [:]
    for (key, entry) in entries {
      if entry["extractionState"] as? String == "stale" { counts["stale", default: 0] += 1 }
      guard !key.isEmpty, entry["shouldTranslate"] as? Bool ?? true else { continue }
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      let state = worst(localizations[locale], isSource: isSource)
      counts[state, default: 0] += 1
    }
    return counts
  }

  private static func worst(_ localization: [String: Any]?, isSource: Bool) -> String {
    guard let localization else { return isSource ? "translated" : "missing" }
    let states = leaves(localization).map { $0.text.isEmpty ? "new" : $0.state }
    if states.isEmpty { return isSource ? "translated" : "new" }
    if lacksOther(localization) { return "new" }
    return order.first { states.contains($0) } ?? "other"
  }

  private static func locales(_ catalog: [String: Any]) -> [String] {
    let entries = catalog["strings"] as? [String: [String: Any]] ?? [:]
    let named = entries.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }
    return Set(named).sorted()
  }

  // MARK: Galley's counts

  @Test(arguments: catalogs)
  func everyPlaceCountsTheSame(path: String) throws {
    let catalog = try Self.object(at: path)
    let model = Model([path], size: Size(columns: 60, rows: 12))
    let coverage = Coverage(of: model.catalog.tables.map(\.table)).tables[0]
    let locales = Self.locales(catalog)
    // Four of many: the first, the last, and two between.
    let step = takesManyCases ? 1 : max(1, (locales.count - 1) / 3)
    for locale in stride(from: 0, to: locales.count, by: step).map({ locales[$0] }) {
      let expected = Self.counts(catalog, locale)
      let comment: Comment = "\(path) in \(locale): \(expected)"
      try model.press(":locale \(locale)<Enter>va")
      #expect(marks(model) == expected.filter { $0.key != "stale" }, comment)
      #expect(try menu(model) == expected.filter { $0.key != "machine_translated" }, comment)
      #expect(try listed(model) == expected.filter { Self.kinds[$0.key] != nil }, comment)
      let (missing, new) = (expected["missing"] ?? 0, expected["new"] ?? 0)
      let waiting = missing + new + (expected["needs_review"] ?? 0)
      #expect(try stops(model) == waiting, comment)
      let covered = try #require(coverage.locales.first { $0.name == locale })
      #expect(covered.missing == expected["missing"] ?? 0, comment)
      #expect(covered.review == expected["needs_review"] ?? 0, comment)
      #expect(covered.untranslated == expected["new"] ?? 0, comment)
      #expect(covered.stale == expected["stale"] ?? 0, comment)
      #expect(covered.share.total - covered.share.done == waiting - covered.review, comment)
    }
  }

  /// The states of the rows, which the marks at their left show.
  private func marks(_ model: Model) -> Counts {
    (0..<model.catalog.rowCount).reduce(into: [:]) { counts, row in
      let state = model.row(row).row.state
      guard state != .notTranslated else { return }
      counts[state.spelling, default: 0] += 1
    }
  }

  private static let kinds = ["missing": "m", "needs_review": "r", "new": "n", "stale": "s"]

  /// The numbers in the menu of kinds, and of the translated rows, which are not in it.
  private func menu(_ model: Model) throws -> Counts {
    try model.press("v")
    var counts = model.list.kindCounts?.numbers ?? [:]
    for choice in model.stage.keys.menu?.choices ?? [] {
      // Without a comparison, nobody knows what has changed.
      guard let kind = choice.action.kind, kind != .changed else { continue }
      #expect(choice.count == "\(counts[kind] ?? 0)")
    }
    try model.press("<Esc>")
    counts = counts.filter {
      !$0.key.needsRow && $0.key != .machineTranslated
    }
    return Dictionary(
      uniqueKeysWithValues: counts.map { ($0 == .review ? "needs_review" : $0.rawValue, $1) })
  }

  /// The lengths of the lists of each kind.
  private func listed(_ model: Model) throws -> Counts {
    var counts: Counts = [:]
    for (state, key) in Self.kinds {
      try model.press("v" + key)
      if model.list.count > 0 { counts[state] = model.list.count }
      try model.press("va")
    }
    return counts
  }

  /// How many rows `m` stops at before it is at the first of them again.
  private func stops(_ model: Model) throws -> Int {
    try model.press("ggm")
    let first = model.list.selection
    guard model.status.message?.hasPrefix("every row") != true else { return 0 }
    var count = 1
    try model.press("m")
    while model.list.selection != first, count <= model.catalog.rowCount {
      count += 1
      try model.press("m")
    }
    return count
  }

  @Test func thereIsSomethingToAgreeOn() throws {
    let all = try Self.catalogs.flatMap { path in
      let catalog = try Self.object(at: path)
      return Self.locales(catalog).map { Self.counts(catalog, $0) }
    }
    for state in ["missing", "new", "needs_review", "stale", "translated"] {
      #expect(all.contains { $0[state] ?? 0 > 0 }, "\(state)")
    }
  }
}
