/// Names that recur, each kept once and known by a number.
struct NameTable: Sendable {
  private(set) var names: [String]
  private var numbers: [String: UInt32]

  init(_ names: [String] = []) {
    self.names = names
    numbers = Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }

  /// The states that Xcode writes, after the one that stands for "none written".
  static let states = NameTable([
    "", "translated", "needs_review", "new", "machine_translated", "stale",
  ])
  /// The numbers of states that readers give themselves.
  static let noState: UInt32 = 0
  static let translated: UInt32 = 1
  static let needsReview: UInt32 = 2
  static let new: UInt32 = 3

  subscript(number: UInt32) -> String { names[Int(number)] }
  var count: Int { names.count }

  /// The number of a name that the table knows.
  func known(_ name: String) -> UInt32? { numbers[name] }

  /// The number of a name, new or known.
  mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
