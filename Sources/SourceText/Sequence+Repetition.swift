extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  package var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
