internal import JSON
public import PointMetrics
public import SourceText
public import StringCatalog

/// The rooms of texts by key, usually from the file `Table.slots.json` beside a table.
///
/// ```json
/// {"title": {"width": 210, "style": "headline", "lines": 1},
///  "settings.*": {"screen": "iPhone SE", "margin": 88}}
/// ```
///
/// A key that the file names has its slot; other keys have that of the first pattern that matches. The comment
/// of an entry takes precedence over the file.
public struct Slots: Sendable {
  /// A slot as the file has it.
  struct Written: Sendable {
    /// A key, or a pattern of keys.
    let name: String
    /// The pattern; nil if the name has no character that means several.
    let glob: Glob?
    let location: SourceLocation
    let slot: WrittenSlot

    func matches(_ key: String) -> Bool { glob?.matches(key) ?? false }
  }

  /// The most patterns of a file: each is compared with each key.
  static let patternLimit = 200

  private var named: [String: WrittenSlot] = [:]
  private var patterns: [Written] = []
  private var all: [Written] = []
  /// The problems of the file.
  ///
  /// The rest of the file is used nevertheless.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Makes slots for no key.
  public init() {}

  /// Reads a file with slots.
  ///
  /// This never fails: ``diagnostics`` says which parts cannot be used.
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

  /// The slot of an entry: that of its comment, else that of the file.
  ///
  /// A slot that cannot be read is none; the rule `slot-invalid` reports it.
  public func slot(of entry: Entry) -> WrittenSlot? {
    if let written = try? WrittenSlot.found(in: entry.comment) { return written }
    return self[entry.key]
  }

  /// The slot that the file has for a key.
  public subscript(key: String) -> WrittenSlot? {
    all.isEmpty ? nil : named[key] ?? patterns.first { $0.matches(key) }?.slot
  }

  /// Adds a diagnostic for each name or pattern that no key of these tables matches.
  ///
  /// The caller passes all tables that the file is for.
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
  /// A slot that cannot be read, or that is for no key of the table.
  public static let slotInvalid = RuleID("slot-invalid", .warning)
}
