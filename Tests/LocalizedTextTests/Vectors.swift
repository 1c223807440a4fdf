import Foundation
import Testing

/// The lines of a file of vectors, without the head of the table or its comments.
func vectorLines(_ name: String, droppingFirst head: Int) throws -> [String] {
  let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: nil))
  return try String(contentsOf: url, encoding: .utf8)
    .components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst(head).map(\.self)
}
