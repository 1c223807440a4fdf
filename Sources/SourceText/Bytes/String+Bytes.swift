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
    withBytes { $0.holds(UInt8(ascii: character)) }
  }

  /// Whether the text has any of three bytes.
  @inlinable
  package func holds(byte first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    withBytes { bytes in
      bytes.holds(
        anyOf: { block in
          (block .== SIMD16(repeating: first)) .| (block .== SIMD16(repeating: second))
            .| (block .== SIMD16(repeating: third))
        }, byte: { $0 == first || $0 == second || $0 == third })
    }
  }

  /// Calls `body` with the UTF-8 of the text.
  ///
  /// Use this in the place of `utf8Span` and `utf8.span`. The bytes of a text of at most fifteen are in
  /// the string itself, so such a span points into the frame of the function that asks for it. If the
  /// compiler (6.3) copies that function into another module, it no longer tells LLVM that the result
  /// keeps a pointer to the frame, and a last call that takes the span may reuse the frame: the text
  /// was read as zeros. A closure gets its pointer in the frame that is in use.
  ///
  /// ```swift
  /// "50 %".withBytes { $0.count }  // 4
  /// ```
  @inlinable @inline(__always)
  package func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    return try text.withUTF8 { bytes -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(unsafe try body(bytes.span)) } catch {
        return .failure(error)
      }
    }
    .get()
  }
}
