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
