/// A part of a view that is laid out.
struct Box: Sendable {
  /// What is in the box.
  indirect enum Content: Sendable {
    case text(PlacedText)
    /// Side by side, with a number of columns between them; nil for the usual number.
    case horizontal([Box], VerticalAlignment, Int?)
    /// Below each other.
    case vertical([Box], HorizontalAlignment)
    /// On top of each other.
    case layered([Box], Alignment)
    /// The first that fits, else the last.
    case fitting([Box])
    /// All columns that are left, with a least number.
    case spacer(Int)
  }

  let content: Content
  /// Whether the box has as many columns as its text needs.
  var isFixedHorizontally = false
  /// Whether the box has as many lines as its text needs.
  var isFixedVertically = false
  /// How early a stack gives columns to the box.
  var priority = 0.0
  /// Whether the box takes its place without being shown.
  var isHidden = false

  init(_ content: Content) { self.content = content }

  /// The texts that are shown, in order.
  var texts: [PlacedText] {
    guard !isHidden else { return [] }
    return switch content {
    case .text(let text): [text]
    case .horizontal(let boxes, _, _), .vertical(let boxes, _), .layered(let boxes, _):
      boxes.flatMap(\.texts)
    case .fitting(let boxes): boxes.first?.texts ?? []
    case .spacer: []
    }
  }
}
