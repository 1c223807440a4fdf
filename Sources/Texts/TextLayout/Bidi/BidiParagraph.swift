internal import LocalizedText
internal import SourceText

/// A copy of a paragraph for UAX #9, with every argument isolated.
///
/// An argument is reordered as a unit, and its content does not affect the surrounding text.
struct BidiParagraph {
  /// The UTF-16 code units of the copy.
  private(set) var units: [UInt16] = []
  /// The code units of each cluster.
  private(set) var clusterRanges: [Range<Int>] = []
  /// The current argument, and the number of isolates open inside it.
  private var argument: Argument?
  private var depth = 0

  /// The identity of an argument, which may span several fragments with different styles.
  private struct Argument: Equatable {
    let kind: Fragment.Kind
    let range: Range<Int>

    init?(_ fragment: Fragment) {
      guard fragment.kind != .literal else { return nil }
      kind = fragment.kind
      range = fragment.range
    }
  }

  /// Appends the scalars of a cluster.
  mutating func append(_ scalars: Substring.UnicodeScalarView, of fragment: Fragment?) {
    let next = fragment.flatMap(Argument.init)
    if next != argument {
      close()
      if next != nil { units.append(Self.firstStrongIsolate) }
      argument = next
    }
    let start = units.count
    for scalar in scalars { units.append(contentsOf: balanced(scalar).utf16) }
    clusterRanges.append(start..<units.count)
  }

  /// Closes the isolate of the current argument and any isolates left open inside it.
  mutating func close() {
    guard argument != nil else { return }
    units.append(contentsOf: repeatElement(Self.popIsolate, count: depth + 1))
    argument = nil
    depth = 0
  }

  /// Returns the scalar, or a neutral one if the scalar would end the argument's isolate or the
  /// paragraph.
  private mutating func balanced(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.steering {
    case .isolate:
      if argument != nil { depth += 1 }
    case .isolateEnd where argument != nil:
      guard depth > 0 else { return Self.ignored }
      depth -= 1
    case .control: return Self.neutral
    default: break
    }
    return scalar
  }

  /// Returns whether UAX #9 keeps an invisible code unit.
  ///
  /// Embeddings and overrides are removed.
  static func keepsPosition(_ unit: UInt16) -> Bool {
    switch Unicode.Scalar(unit)?.steering {
    case .directionalMark, .isolate, .isolateEnd: true
    default: false
    }
  }

  private static let firstStrongIsolate: UInt16 = 0x2068
  private static let popIsolate: UInt16 = 0x2069
  /// A scalar that UAX #9 ignores.
  private static let ignored: Unicode.Scalar = "\u{200B}"
  /// A neutral scalar, like the mark drawn for a control character.
  private static let neutral: Unicode.Scalar = "\u{FFFC}"
}
