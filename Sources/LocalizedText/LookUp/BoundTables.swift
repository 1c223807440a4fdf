internal import StringCatalog
internal import Synchronization

/// The tables of a localizer as one environment reads them.
final class BoundTables: Sendable {
  let reading: Reading
  let formats: ArgumentFormats
  /// It keeps these tables; who resolves a text keeps it.
  private unowned let localizer: Localizer
  private let first = LazyReference<BoundLookUp>()
  private let others = Mutex<[BoundLookUp]>([])

  init(reading: Reading, formats: ArgumentFormats?, localizer: Localizer) {
    self.reading = reading
    self.formats = formats ?? ArgumentFormats.shared(in: reading.locale)
    self.localizer = localizer
  }

  /// What a key shows; where no table has it, its default value, else the key itself.
  func find(
    _ key: LocalizedStringKey, in table: TableName, defaultValue: String? = nil
  ) -> FoundText {
    if let lookUp = lookUp(in: table), let entry = lookUp.entry(forKey: key.key) {
      if defaultValue == nil {
        return lookUp.find(entry, arguments: key.arguments, formatting: key.formatting)
      }
      let found = lookUp.find(entry, arguments: key.arguments, formatting: key.formatting)
      if found.origin != .key { return found }
    }
    return FoundText(
      format: defaultValue ?? key.key, origin: defaultValue == nil ? .key : .defaultValue,
      isFormat: key.formatting != .never)
  }

  /// The look-up of a table; nil where its bundle does not have it.
  func lookUp(in table: TableName) -> TableLookUp? {
    // Most texts are in the table that is needed first.
    let first = first.value { BoundLookUp(table, lookUp: localizer.lookUp(in: table, for: self)) }
    if let first, first.name == table { return first.lookUp }
    return others.withLock { others in
      if let known = others.first(where: { $0.name == table }) { return known.lookUp }
      let lookUp = localizer.lookUp(in: table, for: self)
      others.append(BoundLookUp(table, lookUp: lookUp))
      return lookUp
    }
  }
}

/// The look-up of one table.
private final class BoundLookUp: Sendable {
  let name: TableName
  let lookUp: TableLookUp?

  init(_ name: TableName, lookUp: TableLookUp?) {
    self.name = name
    self.lookUp = lookUp
  }
}
