import SourceText
import StringCatalog

/// The search for the only entry with a key.
struct EntrySearch {
  let key: String

  /// Why there is not one.
  struct Fault: Error {
    let message: String
  }

  /// The entry.
  func entry(in tables: [Table]) throws(Fault) -> Entry {
    let found = tables.compactMap { table in table.entry(forKey: key).map { (table.name, $0) } }
    guard let first = found.first else {
      let keys = tables.lazy.flatMap { $0.entries.lazy.map(\.key) }
      throw Fault(
        message: "no table has the key '\(key)'" + Spelling.question(about: key, among: keys))
    }
    guard found.count == 1 else {
      let names = found.map(\.0).joined(separator: ", ")
      throw Fault(message: "the key '\(key)' is in \(names); choose one with --table")
    }
    return first.1
  }
}
