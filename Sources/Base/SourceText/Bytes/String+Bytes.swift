/// Byte searches in the UTF-8 of a string, sixteen bytes at a time.
///
/// Rules and readers mostly need a single such test per string. `utf8.contains` tests one byte at a
/// time, which took a seventh of a check (check.py in Tests/Bench).
///
/// ```swift
/// "50 %".holds("%")  // true
/// ```
extension String {
  /// Whether the string contains an ASCII character.
  @inlinable
  package func holds(_ character: Unicode.Scalar) -> Bool {
    withBytes { $0.holds(UInt8(ascii: character)) }
  }

  /// Whether the string contains a piece of ASCII text.
  ///
  /// `contains` of the standard library took a sixth of the time of `print` (folder.py).
  package func holds(text: StaticString) -> Bool {
    withBytes { bytes in
      var index = 0
      while let start = bytes.nextIndex(of: unsafe text.utf8Start[0], from: index) {
        if bytes.holds(text, at: start) { return true }
        index = start + 1
      }
      return false
    }
  }

  /// Whether the string contains any of three bytes.
  @inlinable
  package func holds(byte first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    withBytes { $0.holds(byte: first, second, third) }
  }

  /// Calls `body` with the UTF-8 bytes of the string.
  ///
  /// Use this instead of `utf8Span` and `utf8.span`. Strings of up to fifteen bytes are stored
  /// inline, so such a span points into the stack frame of the calling function. If the compiler
  /// (6.3) inlines that function into another module, it fails to tell LLVM that the result keeps a
  /// pointer to the frame, so a tail call that takes the span may reuse the frame, and the string
  /// was read as zeros. A closure receives a pointer into a live frame.
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

extension String {
  /// Whether two texts have the same bytes: `==` would not tell a composed letter from its parts.
  package func hasSameBytes(as other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }
}
