/// A table of recurring names, each stored once and identified by a number.
struct NameTable: Sendable {
  private(set) var names: [String]
  private var numbers: [String: UInt32]

  init(_ names: [String] = []) {
    self.names = names
    numbers = Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }

  subscript(number: UInt32) -> String { names[Int(number)] }
  var count: Int { names.count }

  /// Returns the number of a name, if it is in the table.
  func known(_ name: String) -> UInt32? { numbers[name] }

  /// Returns the number of a name, adding the name if it is new.
  mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

/// The predefined states, which have the same numbers in all tables.
enum KnownState: UInt32 {
  /// No state. Its name is empty; a state written as `""` has a different number.
  case none
  case translated, needsReview, new, machineTranslated, stale
}

extension NameTable {
  /// A table of the predefined states.
  static let states: NameTable = {
    var states = NameTable()
    states.names = ["", "translated", "needs_review", "new", "machine_translated", "stale"]
    for (number, name) in states.names.enumerated().dropFirst() {
      states.numbers[name] = UInt32(number)
    }
    return states
  }()
}
