public import LocalizedText
public import StringCatalog

/// The entries of a table that are to be previewed, with the values to preview them with.
public struct Sheet: Sendable {
  /// The table.
  public let table: Table
  /// Its samples.
  public let samples: Samples
  /// The localizations of all tables of its folder, among which an app chooses.
  public let matcher: LocalizationMatcher
  /// What readers found wrong in the entries of the table, by key.
  public let problems: [String: [Diagnostic]]
  /// The places of the entries in the table; nil for all of them.
  private let places: [Int]?

  /// Makes a sheet of the entries that `admits` lets through; without it, of all.
  public init(
    table: Table, samples: Samples = Samples(), matcher: LocalizationMatcher? = nil,
    problems: [String: [Diagnostic]] = [:], admits: ((Entry) -> Bool)? = nil
  ) {
    self.table = table
    self.samples = samples
    self.matcher = matcher ?? LocalizationMatcher(available: table.locales)
    self.problems = problems
    places = admits.map { admits in table.entries.indices.filter { admits(table.entries[$0]) } }
  }
}

extension Sheet: RandomAccessCollection {
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { places?.count ?? table.entries.count }
  /// The entry at a place in the sheet.
  public subscript(index: Int) -> Entry { table.entries[number(at: index)] }
  /// The place in the table of the entry at a place in the sheet.
  func number(at index: Int) -> Int { places?[index] ?? index }
}
