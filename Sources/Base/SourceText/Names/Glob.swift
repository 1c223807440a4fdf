/// A shell pattern with `*`, `?`, `[a-z]`, `[!a-z]`, and `\` as the escape character.
///
/// Patterns match whole strings, by Unicode scalars and case-sensitively.
///
/// ```swift
/// try Glob("Going*").matches("Going from %1$@ to %2$@")  // true
/// ```
///
/// ### Implementation Notes
///
/// After a mismatch, only the last `*` is extended: an earlier one never needs to match more,
/// because the last one can match the rest. The time is therefore at most the product of both
/// lengths, regardless of the number of stars.
package struct Glob: Equatable, Sendable {
  /// An error in a pattern.
  package struct Malformed: Error, Equatable {
    /// The expected syntax, as in "expected …".
    package let expected: String
  }

  private enum Piece: Equatable {
    case scalar(Unicode.Scalar)
    case anyScalar, anything
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let wanted): wanted == scalar
      case .anyScalar: true
      case .anything: false
      case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  /// The pattern as entered by the user.
  package let pattern: String
  private let pieces: [Piece]

  /// Returns a pattern that matches only the given string.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { pattern, scalar in
      if "*?[\\".unicodeScalars.contains(scalar) { pattern.unicodeScalars.append("\\") }
      pattern.unicodeScalars.append(scalar)
    }
  }

  /// Parses a pattern; every `[` needs a `]`, and every `\` a character after it.
  package init(_ pattern: String) throws(Malformed) {
    var rest = pattern.unicodeScalars[...]
    var pieces: [Piece] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .anything { pieces.append(.anything) }
      case "?": pieces.append(.anyScalar)
      case "[":
        guard let set = Glob.set(&rest) else {
          throw Malformed(expected: "a pattern with a ] after each [, or \\[ for a literal [")
        }
        pieces.append(set)
      case "\\":
        guard let literal = rest.popFirst() else {
          throw Malformed(expected: "a pattern with a character after \\")
        }
        pieces.append(.scalar(literal))
      default: pieces.append(.scalar(scalar))
      }
    }
    self.pattern = pattern
    self.pieces = pieces
  }

  /// Whether the pattern matches the whole string.
  package func matches(_ text: String) -> Bool {
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

  /// Parses a set up to its `]`; nil if it is unterminated.
  ///
  /// A leading `]` and a `-` at either end are literal, and a reversed range such as `z-a` is
  /// empty.
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
  /// Whether any pattern matches, or there are no patterns.
  package func admits(_ text: String) -> Bool {
    isEmpty || contains { $0.matches(text) }
  }
}
