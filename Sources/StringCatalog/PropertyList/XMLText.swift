/// Decodes the content of an XML element.
enum XMLText {
  static func decode(_ bytes: Span<UInt8>) -> String { bytes.utf8String }
}
