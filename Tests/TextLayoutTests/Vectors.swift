import Foundation
import ICUServices
import Testing

/// The rows of a table in Vectors, split into columns, without the heading.
func vectorRows(_ name: String) throws -> [[String]] {
  let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: nil))
  return try String(contentsOf: url, encoding: .utf8)
    .components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst()
    .map { $0.components(separatedBy: "\t") }
}

/// The content of a JSON string.
func text(json: String) throws -> String {
  try JSONDecoder().decode(String.self, from: Data(json.utf8))
}

/// The text of code points as Unicode's files write them: "0065 0301".
func text(scalars: String) throws -> String {
  var text = String.UnicodeScalarView()
  for code in scalars.split(separator: " ") {
    let value = try #require(UInt32(code, radix: 16))
    text.append(try #require(Unicode.Scalar(value)))
  }
  return String(text)
}

/// The version of Unicode in the ICU that the tests are linked with.
enum ICUVersion {
  /// Whether it is Unicode 15.0, as in ICU 72 and 73: U+2FFC was assigned in 15.1.
  static let hasUnicode15 = ScalarProperties("\u{2FFC}").generalCategory == .unassigned

  /// Why tests that compare line breaks with ICU are skipped with another version.
  static let lineBreakReason: Comment =
    "the line break rules are those of ICU 72; another version may break lines elsewhere"
}
