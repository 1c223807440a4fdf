public import LocalizedText
public import StringCatalog

/// The values that a table is previewed with: `Table.samples.json`.
///
/// ```json
/// {"Assigned to %@": {"arguments": [{"userName": {"full": "Robb Böhnke", "display": "@robb"}}]}}
/// ```
public struct Samples: Sendable {
  /// The values of one entry.
  public struct Values: Equatable, Sendable {
    /// The arguments of its placeholders; nil where they are to be invented.
    public var arguments: [Argument]?
    /// What stands at the right of its row.
    public var value: Argument?

    /// Makes the values of an entry.
    public init(arguments: [Argument]? = nil, value: Argument? = nil) {
      self.arguments = arguments
      self.value = value
    }
  }

  private var values: [String: Values]
  private var locations: [String: SourceLocation] = [:]
  /// What is wrong in the file; the rest of it counts all the same.
  public private(set) var problems: [Problem] = []

  /// Samples of these values, by key.
  public init(_ values: [String: Values] = [:]) {
    self.values = values
  }

  /// The values of the entry of a key.
  public subscript(key: String) -> Values { values[key] ?? Values() }

  /// Reads the samples file of a table.
  public init(bytes: some Collection<UInt8>, path: String, table: String? = nil) {
    values = [:]
    do {
      let root = try JSONValue(parsing: bytes, path: path)
      var reader = SamplesReader(path: path, table: table)
      for entry in reader.entries(of: root) {
        values[entry.name] = reader.values(of: entry.value)
        locations[entry.name] = entry.location
      }
      problems = reader.problems
    } catch {
      problems = [error]
    }
  }

  /// The problems of keys that the table does not have.
  public mutating func check(against table: Table, path: String) {
    let unknown = values.keys.filter { table.entry(forKey: $0) == nil }.map { key in
      Problem(
        .sampleUnknown, path: path,
        location: locations[key] ?? SourceLocation(line: 1, column: 1),
        message: "\(table.name) has no key \"\(key)\" for this sample")
    }
    problems = (problems + unknown).sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }
}
