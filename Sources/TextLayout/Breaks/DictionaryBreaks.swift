internal import ICU

/// Where lines may end in a text with words that only a dictionary knows.
struct DictionaryBreaks: ~Copyable {
  private let locale: String
  private var breaks: LineBreaks?
  /// The part of a text that was looked at, between places where lines may end, and those in it.
  private var part = 0..<0
  private var offsets: [UInt32] = []

  init(locale: String) { self.locale = locale }

  /// Finds the places of a part of a text; none if ICU has lost its rules, so that words stay
  /// whole.
  mutating func find(in text: Span<UInt8>, _ part: Range<Int>) {
    if breaks == nil { breaks = try? LineBreaks(locale: locale) }
    self.part = part
    offsets.removeAll(keepingCapacity: true)
    var found: [UInt32] = []
    swap(&found, &offsets)
    try? breaks?.forEachOpportunity(in: text.extracting(part)) {
      found.append(UInt32(truncatingIfNeeded: part.lowerBound + $0))
    }
    swap(&found, &offsets)
  }

  /// Whether an offset is inside of what was looked at.
  func knows(_ offset: UInt32) -> Bool { part.lowerBound < offset && offset < part.upperBound }

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
