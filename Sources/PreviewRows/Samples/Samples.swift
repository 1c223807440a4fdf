internal import JSON
public import SourceText
public import StringCatalog

/// The sample values that a table is previewed with, usually from its file `Table.samples.json`.
///
/// ```json
/// {"Assigned to %@": {"arguments": [{"userName": {"full": "Robb Böhnke", "display": "@robb"}}]}}
/// ```
public struct Samples: Sendable {
  /// The sample values of one entry.
  public struct Values: Hashable, Sendable {
    /// The arguments that its placeholders receive; nil if they are to be invented.
    public var arguments: [Sample]?
    /// The concepts with which its words agree; nil for those of the environment.
    public var concepts: [ConceptSample]?
    /// The value at the right end of its row.
    public var value: Sample?

    /// Makes the values of an entry.
    public init(
      arguments: [Sample]? = nil, concepts: [ConceptSample]? = nil, value: Sample? = nil
    ) {
      self.arguments = arguments
      self.concepts = concepts
      self.value = value
    }
  }

  private var values: [String: Values]
  /// Where the file has each key.
  private var locations: [String: SourceLocation] = [:]
  /// The problems of the file.
  ///
  /// The rest of the file is used nevertheless.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Makes samples from values by key.
  public init(_ values: [String: Values] = [:]) {
    self.values = values
  }

  /// Reads a samples file.
  ///
  /// This never fails: ``diagnostics`` says which parts cannot be used.
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

  /// Whether there are no samples at all.
  var isEmpty: Bool { values.isEmpty }

  /// The values for a key; empty ones if the samples do not have the key.
  public subscript(key: String) -> Values { values[key] ?? Values() }

  /// These samples, with the values of some keys replaced.
  package func overriding(_ others: [String: Values]) -> Samples {
    guard !others.isEmpty else { return self }
    var samples = self
    samples.values.merge(others) { $1 }
    return samples
  }

  /// Adds a diagnostic for each key that none of these tables has.
  ///
  /// The caller passes all tables that the file is for.
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
