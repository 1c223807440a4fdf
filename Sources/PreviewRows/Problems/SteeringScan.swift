internal import StringCatalog

/// A pass over a text for what does something to its letters, or to a terminal: control characters
/// and directional format characters.
struct SteeringScan {
  private enum Opener {
    case embedding, isolate
  }

  private var open: [(opener: Opener, scalar: Unicode.Scalar, place: Int)] = []
  /// Each scalar and kind once, with the first place and how often it stands there.
  private var found: [(kind: ProblemKind, scalar: Unicode.Scalar, place: Int, count: Int)] = []
  /// Bidi implementations look no deeper, and a hostile text may open a million times.
  private static let depthLimit = 125

  init(_ text: String) {
    var place = 0
    for scalar in text.unicodeScalars {
      place += 1
      take(scalar, at: place)
    }
    closeParagraph()
  }

  private mutating func take(_ scalar: Unicode.Scalar, at place: Int) {
    switch scalar.value {
    // Line ends of all kinds end what is open; a tab is no more than a blank.
    case 0x0A, 0x0D, 0x85, 0x2029: closeParagraph()
    case 0x09, 0x0B, 0x0C: break
    case 0x00...0x1F, 0x7F...0x9F: note(.controlCharacter, scalar, at: place)
    case 0x202A, 0x202B: push(.embedding, scalar, at: place)
    case 0x202D, 0x202E:
      note(.bidiOverride, scalar, at: place)
      push(.embedding, scalar, at: place)
    case 0x2066...0x2068: push(.isolate, scalar, at: place)
    case 0x202C:
      if open.last?.opener == .embedding {
        open.removeLast()
      } else {
        note(.bidiUnbalanced, scalar, at: place)
      }
    case 0x2069:
      // An isolate that ends takes with it what was opened inside and not closed.
      guard let start = open.lastIndex(where: { $0.opener == .isolate }) else {
        note(.bidiUnbalanced, scalar, at: place)
        break
      }
      for inner in open[(start + 1)...] { note(.bidiUnbalanced, inner.scalar, at: inner.place) }
      open.removeSubrange(start...)
    default: break
    }
  }

  private mutating func push(_ opener: Opener, _ scalar: Unicode.Scalar, at place: Int) {
    guard open.count < Self.depthLimit else {
      return note(.bidiUnbalanced, scalar, at: place)
    }
    open.append((opener, scalar, place))
  }

  private mutating func closeParagraph() {
    for opener in open { note(.bidiUnbalanced, opener.scalar, at: opener.place) }
    open = []
  }

  private mutating func note(_ kind: ProblemKind, _ scalar: Unicode.Scalar, at place: Int) {
    if let known = found.firstIndex(where: { $0.kind == kind && $0.scalar == scalar }) {
      found[known].count += 1
    } else {
      found.append((kind, scalar, place, 1))
    }
  }

  /// What was found, in the order of its first places.
  var problems: [RowProblem] {
    found.map { kind, scalar, place, count in
      let times = count > 1 ? ", \(count) times" : ""
      return RowProblem(
        kind, message: scalar.named + kind.complaint(about: scalar) + times, at: .text(place))
    }
  }
}

extension ProblemKind {
  fileprivate func complaint(about scalar: Unicode.Scalar) -> String {
    switch self {
    case .bidiUnbalanced:
      scalar.value == 0x202C || scalar.value == 0x2069
        ? " closes nothing" : " is not closed"
    case .bidiOverride: " turns whatever follows, letters too"
    default: " does something to terminals and shows nothing"
    }
  }
}
