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

  /// The breakpoints of a text of printable ASCII, in lengths.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - sums: memory that is reused from text to text.
  ///   - breakClass: the line break class of a byte.
  /// - Returns: the least lengths at which the text fits on one line and on two.
  func breakpoints(
    ofASCII text: Span<UInt8>, sums: inout [UInt32], class breakClass: (UInt8) -> BreakClass
  ) -> Breakpoints
}
