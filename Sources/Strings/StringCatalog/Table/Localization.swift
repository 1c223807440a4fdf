public import SourceText

/// The translation of one entry in one locale, with all its variations.
public struct Localization: Sendable {
  /// The entry that contains the localization.
  public let entry: Entry
  /// The index of the localization in the table.
  package let number: UInt32

  private var storage: TableStorage { entry.storage }
  private var record: TableRecords.Localization { storage.records.localizations[Int(number)] }

  /// The locale, as spelled in the file.
  public var locale: String { storage.records.locales[record.locale] }
  /// The location of the locale's name; in a .strings or .stringsdict file, of the string.
  public var location: SourceLocation {
    storage.location(ofTextAt: record.offset, in: record.source)
  }
  /// The path of the file that contains the localization.
  public var path: String { storage.sources[Int(record.source)].path }

  /// The leaves in file order.
  public var leaves: Leaves { Leaves(localization: self, numbers: record.leaves) }

  /// Returns the leaf at a path, if there is one.
  public func leaf(at path: LeafPath) -> Leaf? {
    guard let number = storage.records.paths.number(of: path) else { return nil }
    return leaves.first { $0.pathNumber == number }
  }

  /// The string of a localization that does not vary; nil if it varies.
  public var text: String? { leaf(at: LeafPath())?.text }

  /// Whether any leaf contains an ASCII character; fast, because most strings need no decoding.
  package func holds(_ character: Unicode.Scalar) -> Bool {
    leaves.contains { leaf in
      source.withUTF8(leaf.record.value) { $0.holds(UInt8(ascii: character)) }
    }
  }

  /// The substitutions in file order.
  public var substitutions: [Substitution] {
    entry.substitutions(of: record.offset, in: record.source).map {
      Substitution(record: $0, localization: self)
    }
  }

  /// The members unknown to the format.
  public var otherFields: [Field] { entry.fields(of: record.offset, in: record.source) }

  var sourceNumber: UInt16 { record.source }
  var source: CatalogSource { storage.sources[Int(record.source)] }
}

extension Localization {
  /// A collection of the leaves of a localization, in file order.
  public struct Leaves: RandomAccessCollection, Sendable {
    let localization: Localization
    let numbers: Range<UInt32>

    /// The first index, always 0.
    public var startIndex: Int { 0 }
    /// The number of leaves.
    public var endIndex: Int { numbers.count }
    /// The leaf at an index.
    public subscript(index: Int) -> Leaf {
      precondition(indices.contains(index), "no such leaf")
      return Leaf(localization: localization, number: numbers.lowerBound + UInt32(index))
    }
  }
}

/// A part of a string that varies independently of the rest, such as `%#@photos@` in
/// "%#@photos@ in %#@albums@".
public struct Substitution: Sendable {
  let record: TableRecords.Substitution
  let localization: Localization

  /// The name that the string refers to.
  public var name: String { localization.source.text(record.name) }
  /// The location of the name.
  public var location: SourceLocation { localization.source.location(ofTextAt: record.name.offset) }
  /// The argument number, from 1; nil if the file does not specify it.
  public var argumentNumber: Int? { record.argument }
  /// The format specifier of the argument, without the percent sign: `lld`.
  public var formatSpecifier: String? {
    guard !record.specifier.isNone else { return nil }
    let text = localization.source.text(record.specifier)
    // Many .stringsdict files contain the percent sign nevertheless, and Foundation accepts it.
    return text.hasPrefix("%") ? String(text.dropFirst()) : text
  }
  /// The members unknown to the format.
  public var otherFields: [Field] {
    localization.entry.fields(of: record.name.offset, in: localization.sourceNumber)
  }
}

/// A member of the file that galley preserves but does not interpret.
public struct Field: Sendable {
  let record: TableRecords.Field
  let storage: TableStorage

  /// The name of the member.
  public var name: String { storage.text(record.name, in: record.source) ?? "" }
  /// The value of the member, verbatim.
  public var value: String { storage.sources[Int(record.source)].raw(record.value) }
  /// The location of the name.
  public var location: SourceLocation {
    storage.location(ofTextAt: record.name.offset, in: record.source)
  }
}
