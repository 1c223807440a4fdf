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
}
