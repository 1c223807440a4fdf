internal import LocalizedText
internal import SourceText

/// A paragraph as UAX #9 is to see it: a copy, in which every argument is isolated.
///
/// What an argument holds then turns nothing around it, and it is moved as a whole. The text
/// itself stays as it is.
struct BidiParagraph {
  /// The copy.
  private(set) var units: [UInt16] = []
  /// Where each cluster stands in it.
  private(set) var places: [Range<Int>] = []
  /// The argument that is open, and how many isolates of its own are.
  private var argument: Argument?
  private var depth = 0

  /// What stands for one placeholder, in as many fragments as it has styles.
  private struct Argument: Equatable {
    let kind: Fragment.Kind
    let range: Range<Int>

    init?(_ fragment: Fragment) {
      guard fragment.kind != .literal else { return nil }
      kind = fragment.kind
      range = fragment.range
    }
  }

  /// Adds a cluster.
  mutating func append(_ scalars: Substring.UnicodeScalarView, of fragment: Fragment?) {
    let next = fragment.flatMap(Argument.init)
    if next != argument {
      close()
      if next != nil { units.append(Self.firstStrongIsolate) }
      argument = next
    }
    let start = units.count
    for scalar in scalars { units.append(contentsOf: balanced(scalar).utf16) }
    places.append(start..<units.count)
  }

  /// Ends the argument that is open, and what it has left open itself.
  mutating func close() {
    guard argument != nil else { return }
    units.append(contentsOf: repeatElement(Self.popIsolate, count: depth + 1))
    argument = nil
    depth = 0
  }

  /// The scalar, unless it would end the isolate around the argument, or the paragraph.
  private mutating func balanced(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.steering {
    case .isolate:
      if argument != nil { depth += 1 }
    case .isolateEnd where argument != nil:
      guard depth > 0 else { return Self.nothing }
      depth -= 1
    case .control: return Self.object
    default: break
    }
    return scalar
  }

  /// Whether a unit has a place in its line although nothing is seen of it; embeddings and
  /// overrides have none.
  static func hasPlace(_ unit: UInt16) -> Bool {
    switch Unicode.Scalar(unit)?.steering {
    case .directionalMark, .isolate, .isolateEnd: true
    default: false
    }
  }

  private static let firstStrongIsolate: UInt16 = 0x2068
  private static let popIsolate: UInt16 = 0x2069
  /// A scalar that UAX #9 looks through.
  private static let nothing: Unicode.Scalar = "\u{200B}"
  /// A neutral one, as the mark is that is drawn for a control character.
  private static let object: Unicode.Scalar = "\u{FFFC}"
}
