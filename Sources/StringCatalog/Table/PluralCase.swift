/// One of the six cases of a variation by number, as files name them.
///
/// The raw value is the number of the path of the case in every table, for a text that varies by
/// number and by nothing else. This is the only place that knows these numbers.
package enum PluralCase: UInt32, CaseIterable, Hashable, Sendable {
  case zero = 1
  case one, two, few, many, other

  /// The name in files.
  package var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  package init?(name: String) {
    guard let known = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = known
  }

  /// The case with a path; nil for every other path.
  @inline(__always)
  package init?(path: Int) {
    guard let number = UInt32(exactly: path) else { return nil }
    self.init(rawValue: number)
  }
}

/// The leaves of a localization that varies by number and by nothing else, as most localizations do
/// that vary at all.
///
/// They are found by number, without comparing names.
package struct PluralLeaves: Sendable {
  /// The leaf of each case that has a text, at the number of its path.
  private var leaves = InlineArray<7, UInt32>(repeating: .max)
  /// The first case in the file that has a text; nil if none has.
  package private(set) var first: PluralCase?

  /// Nil for a localization that varies in another way or not at all.
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

  /// Whether a case has a text.
  package func contains(_ form: PluralCase) -> Bool { leaves[Int(form.rawValue)] != .max }

  /// The leaf of a case in the localization that these leaves were taken from.
  package func leaf(_ form: PluralCase, of localization: Localization) -> Leaf? {
    contains(form)
      ? Leaf(localization: localization, number: leaves[Int(form.rawValue)]) : nil
  }
}
