public import SourceText

/// The text of one entry in one locale, with all its variations.
public struct Localization: Sendable {
  /// The entry to which it belongs.
  public let entry: Entry
  let number: UInt32

  private var storage: TableStorage { entry.storage }
  private var record: TableRecords.Localization { storage.records.localizations[Int(number)] }

  /// The locale as the file spells it.
  public var locale: String { storage.records.locales[record.locale] }
  /// Where the locale's name stands; in a legacy table, where the text does.
  public var location: SourceLocation {
    storage.location(ofTextAt: record.offset, in: record.source)
  }
  /// The file in which it stands.
  public var path: String { storage.sources[Int(record.source)].path }

  /// The leaves in file order.
  public var leaves: Leaves { Leaves(localization: self, numbers: record.leaves) }

  /// The leaf at a path.
  public func leaf(at path: LeafPath) -> Leaf? {
    guard let number = storage.records.paths.number(of: path) else { return nil }
    return leaves.first { $0.pathNumber == number }
  }

  /// The text that does not vary, where there is one.
  public var text: String? { leaf(at: LeafPath())?.text }

  /// The substitutions in file order.
  public var substitutions: [Substitution] {
    entry.substitutions(of: record.offset, in: record.source).map {
      Substitution(record: $0, localization: self)
    }
  }

  /// The fields that the format does not define.
  public var otherFields: [Field] { entry.fields(of: record.offset, in: record.source) }

  var sourceNumber: UInt16 { record.source }
  var source: CatalogSource { storage.sources[Int(record.source)] }
}

extension Localization {
  /// The leaves of a localization, in file order.
  public struct Leaves: RandomAccessCollection, Sendable {
    let localization: Localization
    let numbers: Range<UInt32>

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of leaves.
    public var endIndex: Int { numbers.count }
    /// The leaf at a place in the localization.
    public subscript(index: Int) -> Leaf {
      precondition(indices.contains(index), "no such leaf")
      return Leaf(localization: localization, number: numbers.lowerBound + UInt32(index))
    }
  }
}
