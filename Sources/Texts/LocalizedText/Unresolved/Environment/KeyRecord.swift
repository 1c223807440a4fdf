internal import Synchronization

/// A record of the keys that are looked up, in order of first use.
///
/// Only Apple's tools extract keys from code. To list the keys of an app, resolve all of its texts
/// once with a record in their environment.
///
/// ```swift
/// environment.keyRecord = KeyRecord()
/// for text in texts { _ = text.resolve(in: environment) }
/// environment.keyRecord?.keys.filter { $0.origin == .key }  // the keys that no table has
/// ```
public final class KeyRecord: Sendable {
  /// One looked-up key.
  public struct Key: Hashable, Sendable {
    /// The key itself.
    public let key: String
    /// The name of the table.
    public let table: String
    /// Where its string was found.
    public let origin: Origin
  }

  private let recorded = Mutex<(keys: [Key], known: Set<Key>)>(([], []))

  /// Creates an empty record.
  public init() {}

  /// The keys so far; a key occurs once per origin.
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

/// Where a looked-up string was found.
public enum Origin: String, Hashable, Sendable {
  /// In the localization of the requested locale.
  case exact
  /// In the localization of a parent of the locale: `fr` for `fr-CA`.
  case parent
  /// In another localization that matches the locale: `en-GB` for `en-US`.
  case related
  /// In the source language, because no matching localization has the string.
  case source
  /// In the code, as a default value.
  case defaultValue = "default"
  /// Nowhere; the key is shown.
  case key
}
