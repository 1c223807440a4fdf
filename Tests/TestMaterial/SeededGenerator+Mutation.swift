extension SeededGenerator {
  /// The bytes with some of them changed, taken out or doubled.
  public mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    let telling = Array("\"\\;=/*{}()<>&%@#'!-\n\r\0".utf8) + [0x80, 0xE2, 0xFF, 0xFE, 0xD8]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes[place] = telling[Int.random(in: 0..<telling.count, using: &self)]
      case 2: bytes.insert(telling[Int.random(in: 0..<telling.count, using: &self)], at: place)
      case 3: bytes.remove(at: place)
      default:
        let end = Int.random(in: place...min(bytes.count, place + 20), using: &self)
        let other = Int.random(in: 0..<bytes.count, using: &self)
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      }
    }
    return bytes
  }
}
