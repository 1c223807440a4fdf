internal import SourceText
package import TextLayout

/// Finds the breakpoints of many texts in several styles, on one thread at a time.
///
/// Clusters and line break opportunities do not depend on the style and are computed once for all
/// of them.
package struct PointBreakpointFinder: ~Copyable {
  private var finder: BreakpointFinder
  private let metrics: [PointMetric]
  private var lengths: [Breakpoints] = []

  init(_ finder: consuming BreakpointFinder, _ metrics: [PointMetric]) {
    self.finder = finder
    self.metrics = metrics
  }

  /// Finds the breakpoints of a text with a value next to it, in whole points, for each style.
  package mutating func breakpoints(
    of text: Span<UInt8>, beside value: String? = nil, into found: inout [Breakpoints]
  ) {
    finder.breakpoints(of: text, in: metrics, into: &lengths)
    found.removeAll(keepingCapacity: true)
    for (metric, lengths) in zip(metrics, lengths) {
      let taken = value.map { $0.withBytes { finder.columns(of: $0, by: metric) } } ?? 0
      found.append(metric.style.breakpoints(of: lengths, besideLength: taken))
    }
  }
}
