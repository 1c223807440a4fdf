internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Words that are searched in keys and texts; capitals count where the words have any.
struct Needle: Equatable, Sendable {
  /// The words as they were typed.
  let text: String
  private let bytes: [UInt8]
  private let countsCapitals: Bool

  init(_ text: String) {
    self.text = text
    countsCapitals = text.contains(where: \.isUppercase)
    bytes = Array((countsCapitals ? text : text.lowercased()).utf8)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the key or the text of a row holds the words.
  func matches(_ row: Row) -> Bool {
    occurs(in: row.entry.key) || occurs(in: row.title.text)
  }

  /// Whether a text holds the words.
  func occurs(in text: String) -> Bool { offsets(in: text, atMost: 1).first != nil }

  /// Where the words stand in a text: offsets in UTF-8, of the text in small letters where
  /// capitals do not count.
  private func offsets(in text: String, atMost count: Int) -> [Int] {
    guard !bytes.isEmpty, text.utf8.count >= bytes.count || !countsCapitals else { return [] }
    let text = countsCapitals ? text : text.lowercased()
    let hay = text.utf8.span
    var found: [Int] = []
    var start = 0
    while found.count < count, start + bytes.count <= hay.count {
      if bytes.indices.allSatisfy({ hay[start + $0] == bytes[$0] }) {
        found.append(start)
        start += bytes.count
      } else {
        start += 1
      }
    }
    return found
  }

  /// Which of some clusters, in their order on the screen, belong to the words.
  func matches(in clusters: [String]) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    let parts = clusters.map { Array((countsCapitals ? $0 : $0.lowercased()).utf8) }
    var clusterOfByte: [Int] = []
    for (number, part) in parts.enumerated() {
      clusterOfByte += Array(repeating: number, count: part.count)
    }
    let text = String(decoding: parts.joined(), as: UTF8.self)
    return offsets(in: text, atMost: clusters.count).map {
      clusterOfByte[$0]..<clusterOfByte[$0 + bytes.count - 1] + 1
    }
  }
}
