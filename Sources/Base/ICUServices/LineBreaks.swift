internal import CICU

/// Finds line break opportunities by UAX #14, with dictionaries for Thai, Khmer, Lao and Burmese.
///
/// It is stateful, so only one thread at a time may use it.
///
/// ```swift
/// var breaks = try LineBreaks(locale: "en")
/// try breaks.opportunities(in: "Bon voyage")  // [4, 10]
/// ```
public struct LineBreaks: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens the rules of a BCP 47 tag; an unknown locale falls back to the root locale.
  public init(locale: String) throws(ICUError) {
    pointer = try opened { cicu_line_breaks_open(locale, &$0) }
  }

  deinit { cicu_line_breaks_close(pointer) }

  /// Returns the UTF-8 offsets at which a line may break; the last one is the end of the string.
  public mutating func opportunities(in text: String) throws(ICUError) -> [Int] {
    var found: [Int] = []
    try forEachOpportunity(in: Array(text.utf8).span) { found.append($0) }
    return found
  }

  /// Calls `body` with the offsets at which a line may break, in order.
  public mutating func forEachOpportunity(
    in text: Span<UInt8>, _ body: (Int) -> Void
  ) throws(ICUError) {
    var code: Int32 = 0
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count <= Int(Int32.max) else { return }
      let characters = start.assumingMemoryBound(to: CChar.self)
      cicu_line_breaks_begin(pointer, characters, Int64(bytes.count), &code)
      defer { cicu_line_breaks_end(pointer) }
      guard code == 0 else { return }
      while true {
        let offset = cicu_line_breaks_next(pointer)
        guard offset >= 0 else { return }
        body(Int(offset))
      }
    }
    guard code == 0 else { throw ICUError(code: code) }
  }
}
