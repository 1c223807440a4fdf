/// Looks for bytes in the UTF-8 of a text, sixteen at a time.
///
/// Rules and readers ask most texts one of these questions and nothing else, and `utf8.contains` looks
/// at one byte after another, which took a seventh of a check (check.py in Tests/Bench).
///
/// ```swift
/// "50 %".holds("%")  // true
/// ```
extension String {
  /// Whether the text has an ASCII character.
  @inlinable
  package func holds(_ character: Unicode.Scalar) -> Bool {
    utf8Span.span.holds(UInt8(ascii: character))
  }

  /// Whether the text has any of three bytes.
  @inlinable
  package func holds(byte first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    utf8Span.span.holds(
      anyOf: { block in
        (block .== SIMD16(repeating: first)) .| (block .== SIMD16(repeating: second))
          .| (block .== SIMD16(repeating: third))
      }, byte: { $0 == first || $0 == second || $0 == third })
  }
}
