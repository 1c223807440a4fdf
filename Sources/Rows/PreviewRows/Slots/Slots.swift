internal import JSONDocuments
public import PointMetrics
public import SourceText
public import StringCatalog

/// The slots of strings by key, usually from the file `Table.slots.json` next to the table.
///
/// ```json
/// {"title": {"width": 210, "style": "headline", "lines": 1},
///  "settings.*": {"screen": "iPhone SE", "margin": 88}}
/// ```
///
/// An exact key takes precedence over patterns, of which the first match is used. A slot in the
/// comment of an entry takes precedence over the file.
public struct Slots: Sendable {
  /// A slot as specified in the file.
  struct Written: Sendable {
    /// A key, or a pattern of keys.
    let name: String
    /// The pattern, or nil if the name has no wildcards.
    let glob: Glob?
    let location: SourceLocation
    let slot: SlotSpecification

    func matches(_ key: String) -> Bool { glob?.matches(key) ?? false }
  }

  /// The maximum number of patterns in a file: each is matched against each key.
  static let patternLimit = 200

  private var named: [String: SlotSpecification] = [:]
  private var patterns: [Written] = []
  private var all: [Written] = []
  /// The problems of the file.
  ///
  /// The rest of the file is still used.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty set of slots.
  public init() {}

  /// Reads a slots file.
  ///
  /// Reading never fails: ``diagnostics`` lists the parts that are invalid.
  public init(bytes: some Collection<UInt8>, path: String) {
    do {
      let root = try JSONValue(parsing: bytes, path: path)
      var reader = SlotsReader(path: path)
      all = reader.slots(of: root)
      diagnostics = reader.diagnostics
    } catch {
      diagnostics = [error]
    }
    for written in all { named[written.name] = written.slot }
    patterns = all.filter { $0.glob != nil }
  }

  /// Returns the slot of an entry: that of its comment, or else that of the file.
  ///
  /// An invalid slot is ignored; the rule `slot-invalid` reports it.
  public func slot(of entry: Entry) -> SlotSpecification? {
    if let written = try? SlotSpecification.found(in: entry.comment) { return written }
    return self[entry.key]
  }

  /// The slot of a key in the file.
  public subscript(key: String) -> SlotSpecification? {
    all.isEmpty ? nil : named[key] ?? patterns.first { $0.matches(key) }?.slot
  }

  /// Adds a diagnostic for each name or pattern that matches no key of the tables.
  ///
  /// Pass all tables that the file applies to.
  public mutating func check(against tables: [Table], path: String) {
    let name = tables.count == 1 ? tables[0].name : nil
    for written in all where !tables.contains(where: { $0.hasKey(of: written) }) {
      let message =
        name.map { "\($0) has no key \"\(written.name)\"" }
        ?? "no table has the key \"\(written.name)\""
      diagnostics.append(
        Diagnostic(.slotInvalid, path: path, location: written.location, message: message))
    }
    diagnostics.sort { ($0.location ?? .start) < ($1.location ?? .start) }
  }
}

extension Table {
  fileprivate func hasKey(of written: Slots.Written) -> Bool {
    entry(forKey: written.name) != nil
      || written.glob != nil && entries.contains { written.matches($0.key) }
  }
}

extension RuleID {
  /// An invalid slot, or one that matches no key of the table.
  public static let slotInvalid = RuleID("slot-invalid", .warning)
}
