public import StringCatalog

/// The values that a table is previewed with: `Table.samples.json`.
///
/// ```json
/// {"Assigned to %@": {"arguments": [{"userName": {"full": "Robb Böhnke", "display": "@robb"}}]}}
/// ```
public struct Samples: Sendable {
  /// The values of one entry.
  public struct Values: Hashable, Sendable {
    /// The arguments of its placeholders; nil where they are to be invented.
    public var arguments: [Sample]?
    /// What stands at the right of its row.
    public var value: Sample?

    /// Makes the values of an entry.
    public init(arguments: [Sample]? = nil, value: Sample? = nil) {
      self.arguments = arguments
      self.value = value
    }
  }

  private var values: [String: Values]
  private var locations: [String: SourceLocation] = [:]
  /// What is wrong in the file; the rest of it counts all the same.
  public private(set) var problems: [Diagnostic] = []

  /// Samples of these values, by key.
  public init(_ values: [String: Values] = [:]) {
    self.values = values
  }

  /// Whether there are none.
  var isEmpty: Bool { values.isEmpty }

  /// The values of the entry of a key.
  public subscript(key: String) -> Values { values[key] ?? Values() }

  /// The same samples but for those of some keys.
  package func overriding(_ others: [String: Values]) -> Samples {
    guard !others.isEmpty else { return self }
    var samples = self
    samples.values.merge(others) { $1 }
    return samples
  }

  /// Reads a samples file.
  public init(bytes: some Collection<UInt8>, path: String) {
    values = [:]
    do {
      let root = try JSONValue(parsing: bytes, path: path)
      var reader = SamplesReader(path: path)
      for entry in reader.entries(of: root) {
        values[entry.name] = reader.values(of: entry.value)
        locations[entry.name] = entry.location
      }
      problems = reader.problems
    } catch {
      problems = [error]
    }
  }

  /// Adds the problems of keys that none of the tables has for which the file was read.
  public mutating func check(against tables: [Table], path: String) {
    let missing = values.keys.filter { key in
      !tables.contains { $0.entry(forKey: key) != nil }
    }
    let name = tables.count == 1 ? tables[0].name : nil
    problems += missing.map { key in
      Diagnostic(
        .sampleUnknown, path: path,
        location: locations[key] ?? .start,
        message: name.map { "\($0) has no key \"\(key)\" for this sample" }
          ?? "no table has the key \"\(key)\" of this sample")
    }
    problems.sort { ($0.location ?? .start) < ($1.location ?? .start) }
  }
}
