import LocalizedText
import PreviewRows
import TextLayout

/// A row that rules judge, with lists that several rules need and that are made once.
///
/// Rules run for every row that is drawn or searched, and nearly all rows are fine. Both lists are
/// therefore empty for most texts, without memory of their own, and a rule that finds its list empty
/// costs nothing.
struct CheckedRow {
  /// A placeholder that could not be filled and stays in the text.
  struct UnfilledPlaceholder {
    /// The placeholder as messages show it.
    let text: String
    let reason: Fragment.Reason
    /// Its position in the text, in Unicode scalars from 1.
    let position: Int
  }

  let row: Row
  let fitted: FittedRow
  /// The first placeholders that could not be filled.
  let unfilled: [UnfilledPlaceholder]
  /// Control characters and unbalanced directional characters.
  let steering: [SteeringCharacter]

  /// The number of unfilled placeholders that are reported: a hostile text may have a million.
  private static let limit = 16

  init(_ row: Row, fitted: FittedRow) {
    self.row = row
    self.fitted = fitted
    unfilled = Self.unfilled(in: row.title.fragments)
    steering = SteeringCharacter.find(in: row.title.text)
  }

  private static func unfilled(in fragments: [Fragment]) -> [UnfilledPlaceholder] {
    guard fragments.contains(where: \.isUnfilled) else { return [] }
    var found: [UnfilledPlaceholder] = []
    var position = 1
    for fragment in fragments where found.count < limit {
      if case .unresolved(let reason) = fragment.kind {
        found.append(
          UnfilledPlaceholder(text: fragment.text.beginning, reason: reason, position: position))
      }
      position += fragment.text.unicodeScalars.count
    }
    return found
  }
}

extension String {
  /// As much of the text as a message should show.
  var beginning: String { String(unicodeScalars.prefix(40)) }
}

extension Fragment {
  fileprivate var isUnfilled: Bool {
    if case .unresolved = kind { true } else { false }
  }
}
