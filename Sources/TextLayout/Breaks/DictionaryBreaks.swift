internal import ICU
internal import SourceText

/// Finds where lines may end in scripts that need a dictionary, by ICU.
struct DictionaryBreaks: ~Copyable {
  private let locale: String
  private var breaks: LineBreaks?
  /// The bytes of the text that were searched, and the offsets that were found.
  private var part = 0..<0
  private var offsets: [UInt32] = []

  init(locale: String) { self.locale = locale }

  /// Searches part of a text.
  ///
  /// If ICU's data is missing, nothing is found and words stay whole.
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

  /// Whether an offset is inside the part that was searched.
  func knows(_ offset: UInt32) -> Bool { part.lowerBound < offset && offset < part.upperBound }

  /// Whether a line may end at an offset.
  func mayBreak(at offset: UInt32) -> Bool {
    let first = offsets.indices.partitioningIndex { offsets[$0] >= offset }
    return first < offsets.count && offsets[first] == offset
  }
}
