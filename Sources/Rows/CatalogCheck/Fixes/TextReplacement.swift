/// A replacement of words in translations, which leaves placeholders alone.
package struct TextReplacement: Sendable {
  private let old: [UInt8]
  private let new: [UInt8]
  /// Whether the words to replace have a placeholder themselves.
  private let holdsPlaceholder: Bool

  /// Creates a replacement; nil if there is nothing to replace.
  package init?(of old: String, by new: String) {
    guard !old.isEmpty else { return nil }
    self.old = Array(old.utf8)
    self.new = Array(new.utf8)
    holdsPlaceholder = self.old.contains(UInt8(ascii: "%"))
  }

  /// Returns a string with each occurrence replaced; nil if there is none, or if nothing changes.
  ///
  /// Capital letters and accents count.
  package func replaced(in text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count >= old.count else { return nil }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if !holdsPlaceholder, bytes[index] == UInt8(ascii: "%"),
        let length = bytes.placeholderLength(at: index)
      {
        result += bytes[index..<(index + length)]
        index += length
      } else if bytes[index...].starts(with: old) {
        result += new
        index += old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result == bytes ? nil : String(decoding: result, as: UTF8.self)
  }
}
