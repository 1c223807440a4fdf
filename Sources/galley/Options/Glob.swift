/// A pattern for names, as shells have it: `*`, `?`, `[a-z]`, `[!a-z]`, and `\` for itself.
///
/// It matches a whole text, Unicode scalar by Unicode scalar, and tells cases apart.
///
/// ```swift
/// Glob("Going*").matches("Going from %1$@ to %2$@")  // true
/// ```
///
/// ### Implementation Notes
///
/// Only the last `*` is ever tried again: what an earlier one took can stay, since the last one
/// can take whatever is left. So the time is at most the product of both lengths, however many
/// stars there are.
struct Glob: Equatable, Sendable {
  private enum Piece: Equatable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anything
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let wanted): wanted == scalar
      case .anyScalar: true
      case .anything: false
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  private let pieces: [Piece]

  /// A pattern; every text is one, since a `[` without its `]` stands for itself.
  init(_ pattern: String) {
    var rest = pattern.unicodeScalars[...]
    var pieces: [Piece] = []
    // Where one set has no end, no later one has: looking again for each would take too long.
    var setsEnd = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .anything { pieces.append(.anything) }
      case "?": pieces.append(.anyScalar)
      case "[" where setsEnd:
        let set = Glob.set(&rest)
        setsEnd = set != nil
        pieces.append(set ?? .scalar(scalar))
      case "\\": pieces.append(.scalar(rest.popFirst() ?? scalar))
      default: pieces.append(.scalar(scalar))
      }
    }
    self.pieces = pieces
  }

  /// Whether the pattern stands for the whole of a text.
  func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    var position = scalars.startIndex
    var next = 0
    var star: (after: Int, taken: String.Index)?
    while position < scalars.endIndex {
      if next < pieces.count, pieces[next] == .anything {
        next += 1
        star = (next, position)
      } else if next < pieces.count, pieces[next].matches(scalars[position]) {
        next += 1
        position = scalars.index(after: position)
      } else if let last = star {
        position = scalars.index(after: last.taken)
        next = last.after
        star = (last.after, position)
      } else {
        return false
      }
    }
    return pieces[next...].allSatisfy { $0 == .anything }
  }

  /// Reads the rest of a `[…]`; a `]` that comes first and a `-` at an end stand for themselves,
  /// and a range that runs backwards holds nothing.
  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Piece? {
    var scan = rest
    let isNegated = scan.first == "!" || scan.first == "^"
    if isNegated { scan.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var isFirst = true
    while let first = scan.popFirst() {
      if first == "]", !isFirst {
        rest = scan
        return .oneOf(ranges, isNegated: isNegated)
      }
      isFirst = false
      guard let lower = first == "\\" ? scan.popFirst() : first else { return nil }
      var upper = lower
      if scan.first == "-", let end = scan.dropFirst().first, end != "]" {
        scan.removeFirst(2)
        guard let escaped = end == "\\" ? scan.popFirst() : end else { return nil }
        upper = escaped
      }
      if lower <= upper { ranges.append(lower...upper) }
    }
    return nil
  }
}

extension [Glob] {
  /// Whether one of the patterns matches; an empty list admits every text.
  func admits(_ text: String) -> Bool {
    isEmpty || contains { $0.matches(text) }
  }
}
