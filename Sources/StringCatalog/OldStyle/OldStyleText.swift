/// Decodes a token of an old-style property list.
enum OldStyleText {
  static func decode(_ bytes: Span<UInt8>) -> String { bytes.utf8String }
}
