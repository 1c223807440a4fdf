import CatalogCheck
import SourceText

/// A line of a file of settings, such as `theme = light`.
struct SettingLine: Sendable {
  typealias Scalars = Substring.UnicodeScalarView

  /// The number of the line, from 1.
  private let number: Int
  /// The whole line.
  private let text: Scalars
  private let isUTF8: Bool

  /// A message about a place of a line.
  struct Mistake: Error {
    let message: String
    let place: String.Index?

    init(_ message: String, at place: String.Index?) {
      self.message = message
      self.place = place
    }
  }

  /// Reads each line of a file that says something; empty ones and comments say nothing.
  ///
  /// - Returns: the problems of the lines that are wrong.
  static func read(
    _ bytes: [UInt8], of path: String, by read: (SettingLine) throws(Mistake) -> Void
  ) -> [Diagnostic] {
    lines(of: bytes).compactMap { line in
      do throws(Mistake) {
        guard line.isUTF8 else {
          throw Mistake(
            "invalid UTF-8; save the file as UTF-8", at: line.text.firstIndex(of: "\u{FFFD}"))
        }
        try read(line)
        return nil
      } catch {
        let start = line.text.startIndex
        let column = line.text.distance(from: start, to: error.place ?? start) + 1
        return Diagnostic(
          .configuration, path: path, location: SourceLocation(line: line.number, column: column),
          message: error.message)
      }
    }
  }

  /// The lines of a file that say something.
  ///
  /// Lines end at LF, CR LF or CR.
  private static func lines(of bytes: [UInt8]) -> [SettingLine] {
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

  /// The texts before and after the first equals sign.
  func setting(as form: String) throws(Mistake) -> (name: Scalars, value: Scalars) {
    guard let sign = content.firstIndex(of: "=") else {
      throw Mistake("missing '='; write \(form)", at: content.startIndex)
    }
    return (
      content[..<sign].trimmingBlanks, content[content.index(after: sign)...].trimmingBlanks
    )
  }
}

extension SettingLine.Mistake {
  /// The mistake that nothing has a name, with the nearest ones.
  static func unknown(
    _ kind: String, _ name: SettingLine.Scalars, among names: [String]
  ) -> Self {
    let near = name.isEmpty ? [] : Spelling.nearest(to: String(name), among: names)
    let advice =
      near.isEmpty
      ? "see 'man galley' for a list"
      : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    return Self("unknown \(kind) '\(name.shortened)'; \(advice)", at: name.startIndex)
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
}
