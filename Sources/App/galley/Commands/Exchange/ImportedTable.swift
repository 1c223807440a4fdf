import CatalogCompiler
import CatalogEditing
import SourceText
import StringCatalog

/// The strings of a table in one language, as translators would get them now, for comparison with what
/// they send back.
struct ImportedTable {
  let table: Table
  /// The language, as the table spells it.
  let locale: String
  private let units: [ExchangedUnit]
  private let numbersByID: [String: Int]
  private let numbersByForm: [Form: Int]
  private let numbersByKey: [String: [Int]]

  private struct Form: Hashable {
    let key: String
    let path: LeafPath
  }

  init(_ table: Table, locale: String) {
    self.table = table
    self.locale = locale
    let exchanged = ExchangedTable(
      table, language: locale, forms: Export.forms(of: locale, in: table), scope: .all)
    units = exchanged.files.flatMap(\.units)
    numbersByID = units.indices.reduce(into: [:]) { [units] numbers, number in
      // A key that has the identifier of a form of another one comes after it.
      if let id = units[number].id, numbers[id] == nil || !units[number].path.steps.isEmpty {
        numbers[id] = number
      }
    }
    numbersByForm = units.indices.reduce(into: [:]) { [units] numbers, number in
      numbers[Form(key: units[number].key, path: units[number].path)] = number
    }
    numbersByKey = units.indices.reduce(into: [:]) { [units] numbers, number in
      numbers[units[number].key, default: []].append(number)
    }
  }

  /// The string that a file names; nil if there is none.
  func unit(named name: ImportedUnit.Name) -> ExchangedUnit? {
    switch name {
    case .form(let key, let path):
      return numbersByForm[Form(key: key, path: path)].map { units[$0] }
        ?? numbersByKey[key]?.first.map { units[$0].form(at: path) }
    case .id(let id):
      if let number = numbersByID[id] { return units[number] }
      return form(id)
    }
  }

  /// A form that the catalog lacks, of a string that it has.
  private func form(_ id: String) -> ExchangedUnit? {
    for (key, path) in XLIFFIdentifier.readings(of: id) where !path.steps.isEmpty {
      if let number = numbersByKey[key]?.first { return units[number].form(at: path) }
    }
    // In a .stringsdict file, other forms have the same beginning.
    for name in PluralCase.allCases.map(\.name) where id.hasSuffix("/\(name):dict/:string") {
      let stem = id.dropLast("\(name):dict/:string".utf8.count)
      for other in PluralCase.allCases.map(\.name) {
        guard let number = numbersByID["\(stem)\(other):dict/:string"] else { continue }
        let steps = units[number].path.steps.dropLast() + [.variation(axis: "plural", name: name)]
        return units[number].form(at: LeafPath([LeafPath.Step](steps)))
      }
    }
    return nil
  }

  /// The forms of a key.
  func units(ofKey key: String) -> [ExchangedUnit] {
    (numbersByKey[key] ?? []).map { units[$0] }
  }

  /// The strings by their source texts; nil for a text that several have.
  var namesBySource: [String: String?] {
    units.reduce(into: [:]) { names, unit in
      guard let source = unit.exchangedSource else { return }
      names[source] = .some(names[source] == nil ? unit.id ?? unit.key : nil)
    }
  }
}
