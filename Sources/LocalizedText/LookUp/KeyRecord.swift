internal import Synchronization

/// Keeps which keys were looked up, in the order in which they were first wanted.
///
/// There is no extractor of keys outside of Apple's tools; an app that shows all of its texts once
/// with a record in their environment lists its own.
///
/// ```swift
/// environment.keyRecord = KeyRecord()
/// _ = screen.placedTexts(in: environment).map { $0.resolve() }
/// environment.keyRecord?.keys.filter { $0.origin == .key }  // what no table has
/// ```
public final class KeyRecord: Sendable {
  /// A key that was looked up.
  public struct Key: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The name of the table in which it was sought.
    public let table: String
    /// Where its text came from.
    public let origin: Origin
  }

  private let recorded = Mutex<(keys: [Key], known: Set<Key>)>(([], []))

  /// Makes an empty record.
  public init() {}

  /// The keys so far, each once for every origin.
  public var keys: [Key] { recorded.withLock { $0.keys } }

  func add(_ key: String, in table: TableName, origin: Origin) {
    let key = Key(key: key, table: table.fileName, origin: origin)
    recorded.withLock { recorded in
      if recorded.known.insert(key).inserted { recorded.keys.append(key) }
    }
  }
}

extension KeyRecord: Equatable {
  /// Whether both are the same one.
  public static func == (left: KeyRecord, right: KeyRecord) -> Bool { left === right }
}
