/// A unit of length other than columns.
///
/// A metric is called once per text, so the cost of dynamic dispatch is negligible.
package protocol TextMetric: AnyObject, Sendable {
  /// Replaces the columns of scanned clusters with lengths.
  ///
  /// - Parameters:
  ///   - starts: the starts of the clusters, followed by the end of the text.
  ///   - count: the number of clusters.
  ///   - text: the text, in valid UTF-8.
  func measure(
    _ starts: inout MutableSpan<TextScanner.ClusterStart>, count: Int, of text: Span<UInt8>)

  /// Computes the length before each byte of printable ASCII.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - count: the number of bytes to measure, at least one.
  ///   - sums: the buffer for the lengths, reused between texts.
  /// - Returns: The total length of these bytes, and the length of each ASCII byte on its own.
  func measure(
    ascii text: Span<UInt8>, count: Int, into sums: inout [UInt32]
  ) -> (length: Int, advances: [UInt16])
}
