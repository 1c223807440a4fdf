internal import StringCatalog

/// A pass over a text for what does something to its letters, or to a terminal: control characters
/// and directional format characters.
struct SteeringScan {
  private enum Opener {
    case embedding, isolate
  }

  private var open: [(opener: Opener, scalar: Unicode.Scalar, place: Int)] = []
  /// Each scalar and kind once, with the first place and how often it stands there.
  private var found: [(rule: RuleID, scalar: Unicode.Scalar, place: Int, count: Int)] = []
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
    switch scalar.steering {
    case _ where scalar.endsParagraph: closeParagraph()
    case .control where scalar.isUnwantedControl: note(.controlCharacter, scalar, at: place)
    case .embedding: push(.embedding, scalar, at: place)
    case .override:
      note(.bidiOverride, scalar, at: place)
      push(.embedding, scalar, at: place)
    case .isolate: push(.isolate, scalar, at: place)
    case .embeddingEnd:
      if open.last?.opener == .embedding {
        open.removeLast()
      } else {
        note(.bidiUnbalanced, scalar, at: place)
      }
    case .isolateEnd:
      // An isolate that ends takes with it what was opened inside and not closed.
      guard let start = open.lastIndex(where: { $0.opener == .isolate }) else {
        note(.bidiUnbalanced, scalar, at: place)
        break
      }
      for inner in open[(start + 1)...] { note(.bidiUnbalanced, inner.scalar, at: inner.place) }
      open.removeSubrange(start...)
    case .control, .lineSeparator, .directionalMark, nil: break
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

  private mutating func note(_ rule: RuleID, _ scalar: Unicode.Scalar, at place: Int) {
    if let known = found.firstIndex(where: { $0.rule == rule && $0.scalar == scalar }) {
      found[known].count += 1
    } else {
      found.append((rule, scalar, place, 1))
    }
  }

  /// What was found, in the order of its first places.
  var problems: [Diagnostic] {
    found.map { rule, scalar, place, count in
      let times = count > 1 ? ", \(count) times" : ""
      return Diagnostic(
        rule, message: scalar.named + rule.complaint(about: scalar) + times, at: .text(place))
    }
  }
}

extension RuleID {
  fileprivate func complaint(about scalar: Unicode.Scalar) -> String {
    switch self {
    case .bidiUnbalanced:
      scalar.steering == .embeddingEnd || scalar.steering == .isolateEnd
        ? " closes nothing" : " is not closed"
    case .bidiOverride: " turns whatever follows, letters too"
    default: " does something to terminals and shows nothing"
    }
  }
}
