/// The leaves of a localization that varies by plural and by nothing else, as most of those do that
/// vary at all: they are found by number, and no name is compared.
package struct PluralLeaves: Sendable {
  /// The leaf of each category that has a text.
  private var leaves = InlineArray<6, UInt32>(repeating: .max)
  /// The category that comes first in the file, by its place among all; nil where none has a text.
  package private(set) var first: Int?

  /// Nil for a localization that varies in another way, or not at all.
  init?(_ localization: Localization) {
    let numbers = localization.leaves.numbers
    guard !numbers.isEmpty else { return nil }
    for number in numbers {
      let leaf = Leaf(localization: localization, number: number)
      guard (1...6).contains(leaf.pathNumber) else { return nil }
      guard !leaf.isEmpty else { continue }
      let category = Int(leaf.pathNumber) - 1
      leaves[category] = number
      first = first ?? category
    }
  }

  /// Whether a category has a text, by its place among zero, one, two, few, many and other.
  package func contains(_ category: Int) -> Bool { leaves[category] != .max }

  /// The leaf of a category in the localization that the leaves are of.
  package func leaf(_ category: Int, of localization: Localization) -> Leaf? {
    contains(category) ? Leaf(localization: localization, number: leaves[category]) : nil
  }
}
