/// A small seeded source of numbers (SplitMix64): the same seed gives the same catalog everywhere.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in `0 ..< bound`.
  mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True this many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element
  where Choices.Index == Int {
    choices[choices.startIndex + number(below: choices.count)]
  }

  /// A length of at least 1, distributed with a long tail like the lengths of real strings.
  mutating func length(mean: Int) -> Int {
    var length = 1
    while number(below: mean) != 0 { length += 1 }
    return length
  }
}
