internal import SourceText

/// The result of splicing a file's UTF-8 text, converted back to the encoding of the file.
struct EncodedResult {
  let bytes: [UInt8]
  /// The splices in terms of the file's bytes.
  let splices: [SourceSplice]
  let undo: [SourceSplice]

  /// Applies splices.
  ///
  /// - Throws: an error if re-encoding would change other bytes of the file.
  init(_ splices: [SourceSplice], text: DecodedText, bytes: [UInt8]) throws(EditRefusal) {
    let decoded = text.bytes.array
    guard let result = SourceSplice.apply(splices, to: decoded) else { throw .unproven(key: "") }
    guard text.encoding.encoding != .utf8 else {
      self.bytes = result.bytes
      self.splices = splices
      undo = result.inverse
      return
    }
    func encode(_ bytes: [UInt8]) -> [UInt8] {
      text.encoding.encode(String(decoding: bytes, as: UTF8.self))
    }
    let new = encode(result.bytes)
    let splice = SourceSplice(trimming: 0..<bytes.count, from: bytes, to: new)
    guard encode(decoded) == bytes, let applied = SourceSplice.apply([splice], to: bytes) else {
      throw .unproven(key: "")
    }
    self.bytes = new
    self.splices = [splice]
    undo = applied.inverse
  }
}
