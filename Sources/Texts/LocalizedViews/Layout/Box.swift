/// A part of a view that is laid out.
struct Box: Sendable {
  /// The contents of a box.
  indirect enum Content: Sendable {
    case text(PlacedText)
    /// Side by side, with a spacing in columns, or nil for the default.
    case horizontal([Box], VerticalAlignment, Int?)
    /// One below the other.
    case vertical([Box], HorizontalAlignment)
    /// On top of each other.
    case layered([Box], Alignment)
    /// The first that fits, or else the last.
    case fitting([Box])
    /// All remaining columns, with a minimum.
    case spacer(Int)
  }

  let content: Content
  /// Whether the box is always as wide as its text needs.
  var isFixedHorizontally = false
  /// Whether the box is always as high as its text needs.
  var isFixedVertically = false
  /// The priority for getting columns from a stack.
  var priority = 0.0
  /// Whether the box takes up space without being shown.
  var isHidden = false

  init(_ content: Content) { self.content = content }

  /// The texts shown, in order.
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
