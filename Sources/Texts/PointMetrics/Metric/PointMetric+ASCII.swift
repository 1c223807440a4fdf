extension PointMetric {
  func measure(
    ascii text: Span<UInt8>, count: Int, into sums: inout [UInt32]
  ) -> (length: Int, advances: [UInt16]) {
    var span = sums.mutableSpan
    var before = 0
    var last = text[0]
    span[0] = 0
    var advance = self.advance(ofASCII: last)
    for number in 1..<count {
      let byte = text[number]
      let own = self.advance(ofASCII: byte)
      before += advance + kerning(ofASCII: last, byte)
      span[number] = UInt32(truncatingIfNeeded: before)
      last = byte
      advance = own
    }
    return (before + advance, asciiAdvances)
  }
}
