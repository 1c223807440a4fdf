/// One string of the catalog with all its localizations.
struct Entry {
  var key: String
  var comment: String?
  var extractionState: String?
  var localizations: [(tag: String, localization: Localization)] = []
  var isTranslatable = true

  /// The content of a localization, in the shapes that Xcode writes.
  enum Localization {
    case text(StringUnit)
    case variations(axis: String, [Case])
    case substitutions(StringUnit, [Substitution])
  }

  struct StringUnit {
    var state: String
    var value: String
  }

  struct Case {
    var name: String
    var unit: StringUnit
  }

  struct Substitution {
    var name: String
    var number: Int
    var cases: [Case]
  }
}

extension JSONWriter {
  /// Writes the members in the order of their names, as Xcode does.
  mutating func entry(_ entry: Entry) {
    object(entry.key) { writer in
      if let comment = entry.comment { writer.string("comment", comment) }
      if let state = entry.extractionState { writer.string("extractionState", state) }
      if !entry.localizations.isEmpty {
        writer.object("localizations") { writer in
          for (tag, localization) in entry.localizations {
            writer.object(tag) { $0.localization(localization) }
          }
        }
      }
      if !entry.isTranslatable { writer.literal("shouldTranslate", false) }
    }
  }

  private mutating func localization(_ localization: Entry.Localization) {
    switch localization {
    case .text(let unit): stringUnit(unit)
    case .variations(let axis, let cases): variations(axis, cases)
    case .substitutions(let unit, let substitutions):
      stringUnit(unit)
      object("substitutions") { writer in
        for substitution in substitutions { writer.substitution(substitution) }
      }
    }
  }

  private mutating func substitution(_ substitution: Entry.Substitution) {
    object(substitution.name) { writer in
      writer.literal("argNum", substitution.number)
      writer.string("formatSpecifier", "lld")
      writer.variations("plural", substitution.cases)
    }
  }

  private mutating func variations(_ axis: String, _ cases: [Entry.Case]) {
    object("variations") { writer in
      writer.object(axis) { writer in
        for variation in cases {
          writer.object(variation.name) { $0.stringUnit(variation.unit) }
        }
      }
    }
  }

  private mutating func stringUnit(_ unit: Entry.StringUnit) {
    object("stringUnit") { writer in
      writer.string("state", unit.state)
      writer.string("value", unit.value)
    }
  }
}
