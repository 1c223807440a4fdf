import Foundation
import TestMaterial

/// The rows of a table in Vectors, split into columns, without the heading.
func vectorRows(_ name: String) throws -> [[String]] {
  try Checkout.text("Tests/PointMetricsTests/Vectors/\(name)")
    .components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst()
    .map { $0.components(separatedBy: "\t") }
}

/// The content of a JSON string.
func text(json: String) throws -> String {
  try JSONDecoder().decode(String.self, from: Data(json.utf8))
}
