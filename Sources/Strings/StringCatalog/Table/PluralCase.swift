/// One of the six plural cases, as named in files.
///
/// In every table, the raw value is the number of the case's path in a string that varies only by
/// number. Only this type depends on these numbers.
package enum PluralCase: UInt32, CaseIterable, Hashable, Sendable {
  case zero = 1
  case one, two, few, many, other

  /// The names used in files, by raw value.
  private static let names = ["", "zero", "one", "two", "few", "many", "other"]

  /// The name used in files.
  package var name: String { Self.names[Int(rawValue)] }

  package init?(name: String) {
    guard let number = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt32(number))
  }
}

/// The leaves of a localization that varies only by number, as most varying localizations do.
///
/// Leaves are found by number, without comparing names.
package struct PluralLeaves: Sendable {
  /// The leaf of each case that has a string, indexed by path number.
  private var leaves = InlineArray<7, UInt32>(repeating: .max)
  /// The first case in the file that has a string, if any.
  package private(set) var first: PluralCase?

  /// Creates the leaves; nil if the localization varies in another way or not at all.
  init?(_ localization: Localization, where shows: (Leaf) -> Bool) {
    let numbers = localization.leaves.numbers
    guard !numbers.isEmpty else { return nil }
    // Making a `Leaf` of each number would retain and release the storage for each: 20 % of the time of
    // a plural text (rates.py).
    let records = localization.entry.storage.records.leaves
    let source = localization.source
    for number in numbers {
      let record = records[Int(number)]
      guard let form = PluralCase(rawValue: record.path) else { return nil }
      if source.isEmpty(record.value), !shows(Leaf(localization: localization, number: number)) {
        continue
      }
      leaves[Int(form.rawValue)] = number
      first = first ?? form
    }
  }

  /// Whether a case has a string.
  package func contains(_ form: PluralCase) -> Bool { leaves[Int(form.rawValue)] != .max }

  /// Returns the leaf of a case in the same localization.
  package func leaf(_ form: PluralCase, of localization: Localization) -> Leaf? {
    contains(form)
      ? Leaf(localization: localization, number: leaves[Int(form.rawValue)]) : nil
  }
}
