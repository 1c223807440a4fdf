/// How the bytes of a text file stand for characters.
enum TextEncoding: Equatable, Sendable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)

  /// The text of a file in UTF-8, and where it starts behind its byte order marks.
  struct Decoded {
    var bytes: ByteBuffer
    var start: Int
  }

  /// The text of a file; UTF-8 is not copied, and what is wrong is reported by its offset there.
  static func decode(_ file: ByteBuffer, reportingTo log: inout ProblemLog) -> Decoded {
    file.withBytes(0..<file.count) { bytes in
      let (encoding, hasMark) = detect(bytes)
      var start = hasMark ? encoding.mark.count : 0
      let isMarkedTwice = hasMark && encoding.hasMark(in: bytes, at: start)
      if isMarkedTwice { start += encoding.mark.count }
      let transcoder: Transcoder? =
        switch encoding {
        case .utf8: nil
        case .utf16(let isBigEndian): Transcoder(unitSize: 2, isBigEndian: isBigEndian)
        case .utf32(let isBigEndian): Transcoder(unitSize: 4, isBigEndian: isBigEndian)
        }
      if isMarkedTwice {
        log.report(
          .encoding, at: 0,
          "the file starts with two byte order marks; Foundation rejects it")
      } else if !hasMark, encoding != .utf8 {
        log.report(
          .encoding, at: 0,
          "the file is \(encoding) without a byte order mark; Foundation rejects it")
      }
      guard let transcoder else {
        reportFaults(in: bytes, to: &log)
        return Decoded(bytes: file, start: start)
      }
      let text = transcoder.text(of: bytes, from: start, reportingTo: &log)
      return Decoded(bytes: text, start: 0)
    }
  }

  /// The encoding that the first bytes show, and whether a byte order mark shows it.
  static func detect(_ bytes: Span<UInt8>) -> (TextEncoding, hasMark: Bool) {
    // The mark of UTF-16 is the start of that of UTF-32: the longer one is looked for first.
    let marked: [TextEncoding] = [
      .utf8, .utf32(isBigEndian: false), .utf32(isBigEndian: true), .utf16(isBigEndian: false),
      .utf16(isBigEndian: true),
    ]
    if let encoding = marked.first(where: { $0.hasMark(in: bytes, at: 0) }) {
      return (encoding, true)
    }
    return (guess(bytes), false)
  }

  /// UTF-16 where, of the first pairs of bytes, many have a zero in the same half and few in the
  /// other one: the signs between the texts of all our formats are ASCII.
  private static func guess(_ bytes: Span<UInt8>) -> TextEncoding {
    var zeros = [0, 0]
    let pairs = min(256, bytes.count / 2)
    for index in 0..<pairs * 2 where bytes[index] == 0 { zeros[index & 1] += 1 }
    let most = max(zeros[0], zeros[1])
    guard most > 0, most * 4 >= pairs, min(zeros[0], zeros[1]) * 4 <= most else { return .utf8 }
    return .utf16(isBigEndian: zeros[0] > zeros[1])
  }

  private var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16(let isBigEndian): isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    case .utf32(let isBigEndian): isBigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
    }
  }

  private func hasMark(in bytes: Span<UInt8>, at start: Int) -> Bool {
    start + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
  }

  private static func reportFaults(in bytes: Span<UInt8>, to log: inout ProblemLog) {
    guard let first = UTF8Scan.firstFault(in: bytes) else { return }
    var count = 1
    var index = first + 1
    while let next = UTF8Scan.firstFault(in: bytes.extracting(index..<bytes.count)) {
      count += 1
      index += next + 1
    }
    log.report(
      .encoding, at: first,
      count == 1
        ? "this byte is not UTF-8; it is shown as U+FFFD"
        : "\(count) bytes are not UTF-8, the first of them here; they are shown as U+FFFD")
  }
}

extension TextEncoding: CustomStringConvertible {
  /// The name by which people know it.
  var description: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16(let isBigEndian): isBigEndian ? "UTF-16BE" : "UTF-16LE"
    case .utf32(let isBigEndian): isBigEndian ? "UTF-32BE" : "UTF-32LE"
    }
  }
}
