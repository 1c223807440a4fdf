internal import StringCatalog
internal import Synchronization

/// The tables of a localizer as one environment reads them.
final class BoundTables: Sendable {
  let reading: Reading
  let formats: ArgumentFormats
  /// It keeps these tables; who resolves a text keeps it.
  private unowned let localizer: Localizer
  private let lookUps = Mutex<[(name: TableName, lookUp: TableLookUp?)]>([])

  init(reading: Reading, formats: ArgumentFormats?, localizer: Localizer) {
    self.reading = reading
    self.formats = formats ?? ArgumentFormats(locale: reading.locale)
    self.localizer = localizer
  }

  /// What a key shows; where no table has it, its default value, else the key itself.
  func find(
    _ key: LocalizedStringKey, in table: TableName, defaultValue: String? = nil
  ) -> FoundText {
    if let lookUp = lookUp(in: table), let entry = lookUp.table.entry(forKey: key.key) {
      var found = lookUp.find(entry, arguments: key.arguments)
      if found.origin != .key || defaultValue == nil {
        found.isFormat = isFormat(key, entry: entry, found: found, lookUp: lookUp)
        return found
      }
    }
    return FoundText(
      format: defaultValue ?? key.key, origin: defaultValue == nil ? .key : .defaultValue,
      isFormat: key.formatting != .never)
  }

  /// Whether what was found for a key is read as a format.
  func isFormat(
    _ key: LocalizedStringKey, entry: Entry, found: FoundText, lookUp: TableLookUp
  ) -> Bool {
    switch key.formatting {
    case .never: false
    case .always: true
    case .asFound: lookUp.takesArguments(entry, found, arguments: key.arguments)
    }
  }

  /// The look-up of a table; nil where its bundle does not have it.
  func lookUp(in table: TableName) -> TableLookUp? {
    lookUps.withLock { lookUps in
      if let known = lookUps.first(where: { $0.name == table }) { return known.lookUp }
      let lookUp = localizer.lookUp(in: table, for: self)
      lookUps.append((table, lookUp))
      return lookUp
    }
  }
}
