extension Sequence where Element: Hashable {
  /// The distinct elements, in order of first occurrence.
  @inlinable package var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
