internal import ICUServices
internal import SourceText

/// Finds line breaks with ICU, for scripts that need a dictionary.
struct DictionaryBreaks: ~Copyable {
  private let locale: String
  private var breaks: LineBreaks?
  /// The searched bytes, and the offsets of the breaks found there.
  private var part = 0..<0
  private var offsets: [UInt32] = []

  init(locale: String) { self.locale = locale }

  /// Searches part of a text.
  ///
  /// If ICU's data is missing, no breaks are found and words stay whole.
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

  /// Returns whether an offset is inside the searched part.
  func knows(_ offset: UInt32) -> Bool { part.lowerBound < offset && offset < part.upperBound }

  /// Returns whether a line may break at an offset.
  func mayBreak(at offset: UInt32) -> Bool {
    let first = offsets.indices.partitioningIndex { offsets[$0] >= offset }
    return first < offsets.count && offsets[first] == offset
  }
}
