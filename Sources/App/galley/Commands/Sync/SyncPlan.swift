import AppSources
import CatalogEditing
import FileAccess
import JSONDocuments
import SourceText
import StringCatalog
import WorkingCopy

/// The differences between the keys of an app's code and those of its tables.
struct SyncPlan {
  /// An action for a key, or a remark about it.
  enum Action: String, CaseIterable {
    /// The code has the key, and the table does not.
    case add
    /// The key is stale, and the code has it again.
    case restore
    /// The compiler no longer finds the key.
    case retire
    /// The code seems not to have the key any more.
    case unused
    /// The types of the values in a string are not known.
    case unknown
    /// No table has the name that the code asks for.
    case noTable

    /// Whether the action changes a catalog.
    var isChange: Bool { self == .add || self == .restore || self == .retire }
    /// Whether a check fails: the code asks for something that the catalogs do not have.
    var failsCheck: Bool { isChange || self == .noTable }
  }

  /// A key with its action.
  struct Step {
    let action: Action
    let key: String
    /// The number of the table; nil if there is none.
    var table: Int?
    /// The name as the code or the table spells it.
    var tableName: String
    var place: FilePlace?
    /// The key as the code has it, for a change.
    var code: CodeKey?
    var edit: CatalogEdit?
    /// Why the edit is refused.
    var reason: String?
  }

  /// A string that a watched file looks up.
  struct Use {
    let table: Int
    let key: String
    let place: FilePlace
  }

  private(set) var steps: [Step] = []
  /// The source files whose strings are noted, with links resolved.
  var watched: Set<String> = []
  /// The strings of these files.
  private(set) var uses: [Use] = []
  private let tables: [Table]
  /// The keys of the code by the numbers of their tables.
  private var found: [Int: [String: CodeKey]] = [:]
  private var order: [(table: Int, key: String)] = []

  init(_ tables: [Table]) { self.tables = tables }

  /// Takes a key of the code.
  mutating func add(_ key: CodeKey, to table: Int, literal: LocalizedLiteral? = nil) {
    if found[table]?[key.key] == nil {
      found[table, default: [:]][key.key] = key
      order.append((table, key.key))
    } else if let literal {
      found[table]?[key.key]?.add(literal)
    } else {
      found[table]?[key.key]?.add(
        comment: key.comment, value: key.hasDefaultValue ? key.value : nil)
    }
  }

  /// Notes a key that no table can get.
  mutating func note(
    _ action: Action, _ key: String, table: Int?, name: String, at place: FilePlace?
  ) {
    steps.append(Step(action: action, key: key, table: table, tableName: name, place: place))
  }

  /// Whether the strings of a source file are noted.
  func isWatched(_ path: String) -> Bool {
    !watched.isEmpty && watched.contains(path.realPath ?? path)
  }

  /// Notes strings of a watched file.
  mutating func note(uses keys: [String], of table: Int, at place: FilePlace) {
    uses += keys.map { Use(table: table, key: $0, place: place) }
  }

  /// Compares the keys with the tables.
  ///
  /// - Parameter isExact: whether the compiler has found the keys, so that the others are stale.
  mutating func compare(isExact: Bool) {
    for (number, key) in order {
      guard let code = found[number]?[key] else { continue }
      let table = tables[number]
      guard let entry = table.entry(forKey: key) else {
        let edit = CatalogEdit(key: key, .entry, from: nil, to: json(of: code, in: table))
        steps.append(step(.add, code, number, edit))
        continue
      }
      // A release build does not find a key of debug builds, and marks it as stale.
      guard entry.extractionState == "stale", !code.isForDebugging else { continue }
      let state = code.hasDefaultValue ? "extracted_with_value" : nil
      let edit = CatalogEdit(key: key, .extractionState, from: "stale", to: state)
      steps.append(step(.restore, code, number, edit))
    }
    guard isExact else { return }
    for (number, table) in tables.enumerated() where found[number] != nil {
      for entry in table.entries where found[number]?[entry.key] == nil && entry.isExtracted {
        let edit = CatalogEdit(
          key: entry.key, .extractionState, from: entry.extractionState, to: "stale")
        steps.append(
          Step(
            action: .retire, key: entry.key, table: number, tableName: table.name, edit: edit))
      }
    }
  }

  private func step(
    _ action: Action, _ code: CodeKey, _ table: Int, _ edit: CatalogEdit
  ) -> Step {
    Step(
      action: action, key: code.key, table: table, tableName: tables[table].name,
      place: code.place, code: code, edit: edit)
  }

  /// The entry that Xcode writes for a new key.
  private func json(of key: CodeKey, in table: Table) -> String {
    JSONWriter.text {
      if let comment = key.comment { $0.member("comment", comment) }
      if key.hasDefaultValue { $0.member("extractionState", "extracted_with_value") }
      guard let value = key.value, let language = table.sourceLanguage else { return }
      $0.object("localizations") {
        $0.object(language) {
          $0.object("stringUnit") {
            $0.member("state", "new")
            $0.member("value", value)
          }
        }
      }
    }
  }

  // MARK: Files

  /// Applies the changes in memory, and notes why some are refused.
  ///
  /// - Returns: the new versions of the files, and whether one of them cannot be read.
  mutating func apply(in order: KeyOrder) -> (files: [EditedFile], isUnreadable: Bool) {
    var isUnreadable = false
    while true {
      let planned = tables.indices.compactMap { number in
        tables[number].paths.first.flatMap { path in
          EditPlan.File(
            path: path, table: number,
            edits: steps.indices.compactMap { index in
              let step = steps[index]
              return step.table == number && step.reason == nil
                ? step.edit.map { (index, $0) } : nil
            })
        }
      }
      let edited = EditedFile.files(of: planned, order: order, contents: EditedFile.contents)
      if edited.isUnreadable { isUnreadable = true }
      if edited.refusals.isEmpty { return (edited.files, isUnreadable) }
      for (index, reason) in edited.refusals { steps[index].reason = reason }
    }
  }

  /// Notes that a file was not written.
  mutating func refuse(_ path: String, because reason: String) {
    for index in steps.indices where steps[index].edit != nil {
      if steps[index].table.map({ tables[$0].paths.contains(path) }) == true {
        steps[index].reason = reason
      }
    }
  }
}

extension Entry {
  /// Whether a build adds the entry, and so may find that the code no longer has it.
  var isExtracted: Bool {
    extractionState == nil || extractionState == "extracted_with_value"
  }
}
