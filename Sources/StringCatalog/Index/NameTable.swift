/// Names that recur, each stored once and known by a number.
struct NameTable: Sendable {
  private(set) var names: [String]
  private var numbers: [String: UInt32]

  init(_ names: [String] = []) {
    self.names = names
    numbers = Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }

  subscript(number: UInt32) -> String { names[Int(number)] }
  var count: Int { names.count }

  /// The number of a name, if the table knows it.
  func known(_ name: String) -> UInt32? { numbers[name] }

  /// The number of a name; a new name gets the next number.
  mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

/// The states that a new table knows, with the same numbers in all tables.
enum KnownState: UInt32 {
  /// No state is written. Its name is empty; a state that is written as `""` has another number.
  case none
  case translated, needsReview, new, machineTranslated, stale
}

extension NameTable {
  /// A table of the known states.
  static let states: NameTable = {
    var states = NameTable()
    states.names = ["", "translated", "needs_review", "new", "machine_translated", "stale"]
    for (number, name) in states.names.enumerated().dropFirst() {
      states.numbers[name] = UInt32(number)
    }
    return states
  }()
}
