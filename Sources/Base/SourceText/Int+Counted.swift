extension Int {
  /// Returns the number followed by a noun in singular or plural: `1 row`, `2 rows`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
