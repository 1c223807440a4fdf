internal import ICU

/// Where lines may end in a text with words that only a dictionary knows.
struct DictionaryBreaks: ~Copyable {
  private let locale: String
  private var breaks: LineBreaks?
  private var offsets: [UInt32] = []

  init(locale: String) { self.locale = locale }

  /// Finds the places of a text; none if ICU has lost its rules, so that words stay whole.
  mutating func find(in text: Span<UInt8>) {
    if breaks == nil { breaks = try? LineBreaks(locale: locale) }
    offsets.removeAll(keepingCapacity: true)
    var found: [UInt32] = []
    swap(&found, &offsets)
    try? breaks?.forEachOpportunity(in: text) {
      found.append(UInt32(truncatingIfNeeded: $0.offset))
    }
    swap(&found, &offsets)
  }

  /// Whether a line may end at an offset.
  func mayBreak(at offset: UInt32) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset
  }
}
