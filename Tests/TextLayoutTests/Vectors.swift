import Foundation
import Testing

/// The rows of a table of vectors in columns, without its first line.
func vectorRows(_ name: String) throws -> [[String]] {
  let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: nil))
  return try String(contentsOf: url, encoding: .utf8)
    .components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst()
    .map { $0.components(separatedBy: "\t") }
}

/// The text of a JSON string.
func text(json: String) throws -> String {
  try JSONDecoder().decode(String.self, from: Data(json.utf8))
}

/// The text of scalars that are written as in Unicode's files: "0065 0301".
func text(scalars: String) throws -> String {
  var text = String.UnicodeScalarView()
  for code in scalars.split(separator: " ") {
    let value = try #require(UInt32(code, radix: 16))
    text.append(try #require(Unicode.Scalar(value)))
  }
  return String(text)
}
