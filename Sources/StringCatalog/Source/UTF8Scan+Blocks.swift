extension UTF8Scan {
  /// Whether bytes are surely well-formed, judged sixteen at a time and without a branch for each
  /// kind of sequence: real texts change from one kind to another all the time.
  ///
  /// It reads two bytes before them and up to sixteen behind. False means only that somebody has to
  /// look more closely: at a sequence of four bytes, or at what stands around the text.
  static func isSurelyWellFormed(at base: UnsafeRawPointer, count: Int) -> Bool {
    @inline(__always) func block(at index: Int) -> SIMD16<UInt8> {
      unsafe base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    }
    // As values: an operator with a literal would be called for each byte.
    let continuationEnd = SIMD16<Int8>(repeating: -64)
    let twoByteLead = SIMD16<UInt8>(repeating: 0xC0)
    let threeByteLead = SIMD16<UInt8>(repeating: 0xE0)
    let fourByteLead = SIMD16<UInt8>(repeating: 0xF0)
    let evenMask = SIMD16<UInt8>(repeating: 0xFE)
    let surrogateLead = SIMD16<UInt8>(repeating: 0xED)
    let surrogateSecond = SIMD16<UInt8>(repeating: 0xA0)
    var faults = twoByteLead .> fourByteLead
    var index = 0
    // One byte more than there are: where a sequence is cut off, it shows in the byte behind it.
    while index <= count {
      let bytes = block(at: index)
      let first = block(at: index - 1)
      let second = block(at: index - 2)
      let continues = SIMD16<Int8>(truncatingIfNeeded: bytes) .< continuationEnd
      let mustContinue = (first .>= twoByteLead) .| (second .>= threeByteLead)
      faults .|= continues .^ mustContinue
      // Overlong sequences of two bytes, and all leads of four.
      faults .|= (bytes & evenMask) .== twoByteLead
      faults .|= bytes .>= fourByteLead
      // Overlong sequences of three bytes, and surrogates.
      let isLow = bytes .< surrogateSecond
      faults .|= (first .== threeByteLead) .& isLow
      faults .|= (first .== surrogateLead) .& .!isLow
      index += 16
    }
    return !any(faults)
  }
}
