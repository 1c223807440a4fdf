internal import CICU

/// Finds where lines may end: UAX #14, with dictionaries for Thai, Khmer, Lao and Burmese.
///
/// It has state while it goes through a text, so only one thread at a time may use it.
///
/// ```swift
/// var breaks = try LineBreaks(locale: "en")
/// try breaks.opportunities(in: "Bon voyage")  // [4, 10]
/// ```
public struct LineBreaks: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens the rules of a BCP 47 tag; an unknown locale means the root locale.
  public init(locale: String) throws(ICUError) {
    pointer = try opened { cicu_line_breaks_open(locale, &$0) }
  }

  deinit { cicu_line_breaks_close(pointer) }

  /// The offsets in UTF-8 at which a line of the text may end; the last one is the end of the text.
  public mutating func opportunities(in text: String) throws(ICUError) -> [Int] {
    var found: [Int] = []
    try forEachOpportunity(in: Array(text.utf8).span) { found.append($0) }
    return found
  }

  /// Calls `body` with the offsets at which a line of the text may end, in order.
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
