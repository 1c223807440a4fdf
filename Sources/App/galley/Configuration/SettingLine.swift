import CatalogCheck
import SourceText

/// A line of a file of settings, such as `theme = light`.
struct SettingLine: Sendable {
  typealias Scalars = Substring.UnicodeScalarView

  /// The number of the line, from 1.
  let number: Int
  /// The whole line.
  let text: Scalars
  private let isUTF8: Bool

  /// The lines of a file that say something; empty ones and comments say nothing.
  ///
  /// Lines end at LF, CR LF or CR.
  static func lines(of bytes: [UInt8]) -> [SettingLine] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var lines: [SettingLine] = []
    var number = 0
    var rest = bytes[(bytes.starts(with: mark) ? mark.count : 0)...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      number += 1
      let line = SettingLine(number: number, bytes: rest[..<end])
      if let first = line.content.first, first != "#" { lines.append(line) }
      let isPair = rest[end...].starts(with: [0x0D, 0x0A])
      rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
    return lines
  }

  private init(number: Int, bytes: ArraySlice<UInt8>) {
    self.number = number
    text = String(decoding: bytes, as: UTF8.self)[...].unicodeScalars
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
  }

  /// The line without blanks at its ends.
  var content: Scalars { text.trimmingBlanks }

  /// The error in a line that is not UTF-8; nil if it is.
  func encodingProblem(in path: String) -> Diagnostic? {
    guard !isUTF8 else { return nil }
    return problem(
      "invalid UTF-8; save the file as UTF-8", at: text.firstIndex(of: "\u{FFFD}"), in: path)
  }

  /// A problem at a place of the line.
  func problem(_ message: String, at index: String.Index?, in path: String) -> Diagnostic {
    let column = text.distance(from: text.startIndex, to: index ?? text.startIndex) + 1
    return Diagnostic(
      .configuration, path: path, location: SourceLocation(line: number, column: column),
      message: message)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring.UnicodeScalarView {
  var trimmingBlanks: Self {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }

  /// The text, shortened for a message.
  var shortened: String {
    let limit = 40
    return prefix(limit + 1).count > limit ? String(prefix(limit)) + "…" : String(self)
  }

  /// Advice about a name that nothing has: the nearest ones, or else `otherwise`.
  func advice(among names: [String], otherwise: String) -> String {
    let near = isEmpty ? [] : Spelling.nearest(to: String(self), among: names)
    return near.isEmpty
      ? otherwise : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
