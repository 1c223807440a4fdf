/// Values that recur, each stored once and known by a number.
struct Numbered<Value: Hashable & Sendable>: Sendable {
  /// The values by their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: UInt32] = [:]
  /// The number of the last value that was asked for: neighbors are often the same.
  private var last: UInt32?

  subscript(number: UInt32) -> Value { values[Int(number)] }

  /// The number of a value; a new one gets the next number.
  mutating func number(of value: Value) -> UInt32 {
    if let last, values[Int(last)] == value { return last }
    let number = numbers[value] ?? add(value)
    last = number
    return number
  }

  private mutating func add(_ value: Value) -> UInt32 {
    let number = UInt32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}
