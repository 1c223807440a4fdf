/// What lengths are measured in, if not in columns.
///
/// A metric is asked once for each text, so a call through the protocol costs nothing beside the work.
package protocol TextMetric: AnyObject, Sendable {
  /// Replaces the columns of scanned clusters by lengths.
  ///
  /// - Parameters:
  ///   - starts: the starts of the clusters, and after them the end of the text.
  ///   - count: the number of clusters.
  ///   - text: the text, in valid UTF-8.
  func measure(
    _ starts: inout MutableSpan<TextScanner.ClusterStart>, count: Int, of text: Span<UInt8>)

  /// Writes the length before each byte of printable ASCII.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - count: how many of its bytes are measured, at least one.
  ///   - sums: the lengths, in memory that is reused from text to text.
  /// - Returns: the length of these bytes, and that of each byte of ASCII by itself.
  func measure(
    ascii text: Span<UInt8>, count: Int, into sums: inout [UInt32]
  ) -> (length: Int, advances: [UInt16])
}
