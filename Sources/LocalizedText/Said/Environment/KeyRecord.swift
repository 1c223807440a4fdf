internal import Synchronization

/// Records the keys that are looked up, in the order of their first use.
///
/// Only Apple's tools extract keys from code. An app that resolves all of its texts once with a
/// record in their environment gets a list of its keys.
///
/// ```swift
/// environment.keyRecord = KeyRecord()
/// for text in texts { _ = text.resolve(in: environment) }
/// environment.keyRecord?.keys.filter { $0.origin == .key }  // the keys that no table has
/// ```
public final class KeyRecord: Sendable {
  /// A key that was looked up.
  public struct Key: Hashable, Sendable {
    /// The key that was looked up.
    public let key: String
    /// The name of the table.
    public let table: String
    /// The origin of its text.
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
  /// Whether both are the same object.
  public static func == (left: KeyRecord, right: KeyRecord) -> Bool { left === right }
}

/// The origin of a text that was looked up.
public enum Origin: String, Hashable, Sendable {
  /// The localization of the requested locale itself.
  case exact
  /// The localization of an ancestor of the locale: `fr` for `fr-CA`.
  case parent
  /// Another localization that serves the locale: `en-GB` for `en-US`.
  case related
  /// The source language, because no localization that serves the locale has the text.
  case source
  /// The default value in the code.
  case defaultValue = "default"
  /// The key itself.
  case key
}
