/// The text of a file, decoded to UTF-8.
package struct DecodedText {
  /// The UTF-8 text; the file's own bytes if it is UTF-8.
  package let bytes: ByteBuffer
  /// The offset at which the text starts, after any byte order marks.
  package let start: Int
  package let encoding: FileEncoding

  /// Decodes a file.
  ///
  /// UTF-8 is not copied. Errors are reported at their offsets in the decoded text.
  package init(_ file: ByteBuffer, reportingTo log: inout DiagnosticLog) {
    self = file.withBytes(0..<file.count) { Self(file, $0, reportingTo: &log) }
  }

  private init(_ file: ByteBuffer, _ contents: Span<UInt8>, reportingTo log: inout DiagnosticLog) {
    encoding = FileEncoding(detecting: contents)
    if encoding.markCount > 1 {
      log.report(
        .encoding, at: 0, rejectsFile: true,
        "two byte order marks; Foundation rejects the file")
    } else if encoding.markCount == 0, encoding.encoding != .utf8 {
      log.report(
        .encoding, at: 0, rejectsFile: true,
        "the file is \(encoding.encoding) without a byte order mark; Foundation rejects it")
    }
    let transcoder: Transcoder
    switch encoding.encoding {
    case .utf8:
      Self.reportFaults(in: contents, to: &log)
      bytes = file
      start = encoding.markLength
      return
    case .utf16(let isBigEndian): transcoder = Transcoder(unitSize: 2, isBigEndian: isBigEndian)
    case .utf32(let isBigEndian): transcoder = Transcoder(unitSize: 4, isBigEndian: isBigEndian)
    }
    bytes = transcoder.text(of: contents, from: encoding.markLength, reportingTo: &log)
    start = 0
  }

  private static func reportFaults(in bytes: Span<UInt8>, to log: inout DiagnosticLog) {
    guard let first = UTF8Scan.firstFault(in: bytes) else { return }
    var count = 1
    var index = first + 1
    while let next = UTF8Scan.firstFault(in: bytes.extracting(index..<bytes.count)) {
      count += 1
      index += next + 1
    }
    log.report(
      .encoding, at: first, rejectsFile: true,
      count == 1
        ? "invalid UTF-8, shown as U+FFFD; Foundation rejects the file"
        : "\(count) bytes of invalid UTF-8, the first one here; Foundation rejects the file")
  }
}

extension RuleID {
  /// Bytes that are invalid in the file's encoding.
  public static let encoding = RuleID("encoding", .error)
}
