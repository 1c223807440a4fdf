/// Decodes a string object of a binary property list.
enum BinaryText {
  static func decode(_ bytes: Span<UInt8>) -> String { bytes.utf8String }
}
