internal import JSONDocuments
public import SourceText
public import StringCatalog

/// The sample values for previewing a table, usually from its file `Table.samples.json`.
///
/// ```json
/// {"Assigned to %@": {"arguments": [{"userName": {"full": "Robb Böhnke", "display": "@robb"}}]}}
/// ```
public struct Samples: Sendable {
  /// The sample values of one entry.
  public struct Values: Hashable, Sendable {
    /// The arguments for its placeholders, or nil to invent them.
    public var arguments: [Sample]?
    /// The concepts that its words agree with, or nil for those of the environment.
    public var concepts: [ConceptSample]?
    /// The value next to the title of its row.
    public var value: Sample?

    /// Creates the values of an entry.
    public init(
      arguments: [Sample]? = nil, concepts: [ConceptSample]? = nil, value: Sample? = nil
    ) {
      self.arguments = arguments
      self.concepts = concepts
      self.value = value
    }
  }

  private var values: [String: Values]
  /// The location of each key in the file.
  private var locations: [String: SourceLocation] = [:]
  /// The problems of the file.
  ///
  /// The rest of the file is still used.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates samples from values by key.
  public init(_ values: [String: Values] = [:]) {
    self.values = values
  }

  /// Reads a samples file.
  ///
  /// Reading never fails: ``diagnostics`` lists the parts that are invalid.
  public init(bytes: some Collection<UInt8>, path: String) {
    values = [:]
    do {
      let root = try JSONValue(parsing: bytes, path: path)
      var reader = SamplesReader(path: path)
      for entry in reader.entries(of: root) {
        values[entry.name] = reader.values(of: entry.value)
        locations[entry.name] = entry.location
      }
      diagnostics = reader.diagnostics
    } catch {
      diagnostics = [error]
    }
  }

  /// Whether there are no samples.
  var isEmpty: Bool { values.isEmpty }

  /// The values of a key; empty if there are none.
  public subscript(key: String) -> Values { values[key] ?? Values() }

  /// Returns the samples with the values of some keys replaced.
  package func overriding(_ others: [String: Values]) -> Samples {
    guard !others.isEmpty else { return self }
    var samples = self
    samples.values.merge(others) { $1 }
    return samples
  }

  /// Adds a diagnostic for each key that is in none of the tables.
  ///
  /// Pass all tables that the file applies to.
  public mutating func check(against tables: [Table], path: String) {
    let unknown = values.keys.filter { key in
      !tables.contains { $0.entry(forKey: key) != nil }
    }
    let name = tables.count == 1 ? tables[0].name : nil
    diagnostics += unknown.map { key in
      Diagnostic(
        .sampleUnknown, path: path,
        location: locations[key] ?? .start,
        message: name.map { "\($0) has no key \"\(key)\"" } ?? "no table has the key \"\(key)\"")
    }
    diagnostics.sort { ($0.location ?? .start) < ($1.location ?? .start) }
  }
}
