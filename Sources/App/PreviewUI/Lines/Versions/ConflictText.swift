internal import CatalogChanges
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The lines above the inspector for a row with conflicts, showing both sides.
struct ConflictText {
  /// The keys that settle a conflict.
  struct Keys {
    let ours: String
    let theirs: String
    let edit: String
  }

  private let conflicts: [RowConflict]
  private let others: [String]
  private let localization: String?
  private let keys: Keys
  private let pane: VersionLines

  init(
    _ conflicts: [RowConflict], others: [String], localization: String?, keys: Keys,
    locale: LocaleTag, in appearance: Appearance, columns: Int
  ) {
    self.conflicts = conflicts
    self.others = others
    self.localization = localization
    self.keys = keys
    pane = VersionLines(of: locale, in: appearance, columns: columns)
  }

  private var theme: Theme { pane.appearance.theme }
  private var glyphs: Glyphs { pane.appearance.glyphs }

  /// The lines, none wider than the inspector; empty without a conflict.
  var lines: [[Cell]] {
    guard !conflicts.isEmpty else { return [] }
    let rest =
      others.isEmpty
      ? [] : pane.lines("also in") { $0.add(others.joined(separator: ", ")) }
    return (conflicts.flatMap(lines(of:)) + rest).map {
      $0.first(pane.columns)
    }
  }

  private func lines(of row: RowConflict) -> [[Cell]] {
    let heading = pane.lines("conflict") { line in
      switch row.decision {
      case nil:
        line.add("\(glyphs.conflict) ", theme[.problem])
        let sides = "\(keys.ours) keeps ours, \(keys.theirs) keeps theirs"
        line.add(sides + (conflicts.editable == nil ? "" : ", \(keys.edit) edits"), theme[.hint])
      case .side(let side): line.add("kept \(side.rawValue); \(Self.rest)")
      case .text: line.add("edited; \(Self.rest)")
      }
    }
    return heading
      + row.conflict.changes.prefix(DifferenceText.mostChanges).flatMap(lines(of:))
  }

  private static let rest = "not saved until the rest of the conflict is resolved"

  private func lines(of change: CatalogDifference.Change) -> [[Cell]] {
    switch change.kind {
    case .added: return deletion(by: "ours", kept: "theirs", change.entry)
    case .removed: return deletion(by: "theirs", kept: "ours", change.entry)
    case .renamed: return both("key", change.old, change.key)
    case .source, .text:
      let name = change.path.steps.isEmpty ? "" : change.path.pluralCase ?? "\(change.path)"
      return both(name, change.old, change.new)
    case .shape: return both("varies by", change.old, change.new)
    case .state:
      return both(
        "state", change.old.map { "\(RowState(spelled: $0))" },
        change.new.map { "\(RowState(spelled: $0))" })
    case .comment: return both("comment", change.old, change.new)
    case .extraction: return both("code", change.old, change.new)
    case .flags: return both("flags", change.old, change.new)
    }
  }

  /// Returns both sides, one above the other.
  private func both(_ name: String, _ ours: String?, _ theirs: String?) -> [[Cell]] {
    let missing = { (side: String) in
      pane.lines(name) { line in
        line.add("\(side) ", theme[.hint])
        line.add("none", theme[.hint])
      }
    }
    return (ours == nil ? missing("ours  ") : [])
      + pane.versions(name, old: ours, new: theirs, signs: ("ours  ", "theirs"))
      + (theirs == nil ? missing("theirs") : [])
  }

  private func deletion(by side: String, kept: String, _ entry: Entry) -> [[Cell]] {
    let leaves =
      localization.flatMap { entry.localization($0) }.map { Array($0.leaves.prefix(8)) } ?? []
    let deleted = pane.lines("") { $0.add("\(side) deleted the string", theme[.problem]) }
    return deleted
      + leaves.flatMap { leaf in
        let name = leaf.path.steps.isEmpty ? "" : leaf.path.pluralCase ?? "\(leaf.path)"
        return pane.versions(
          name, old: kept == "ours" ? leaf.text : nil, new: kept == "ours" ? nil : leaf.text,
          signs: ("ours  ", "theirs"))
      }
  }
}
