import PreviewRows
import SourceText

/// A character that inappropriately affects the terminal or the direction of the text after it.
struct SteeringCharacter {
  /// A problem with a character.
  enum Fault {
    /// It opens an embedding or isolate that is never closed, or closes one that is not open.
    case unbalanced
    /// It overrides the direction even of letters.
    case override
    /// Terminals execute it and display nothing.
    case control
  }

  let fault: Fault
  let scalar: Unicode.Scalar
  /// The position of its first occurrence, in Unicode scalars from 1.
  let position: Int
  /// The number of occurrences.
  fileprivate(set) var count = 1

  /// Returns these characters in a string, once for each fault.
  static func find(in text: String) -> [SteeringCharacter] {
    // Nearly all strings lack the first byte of these characters.
    guard text.mayHoldSteering else { return [] }
    var scan = SteeringScan()
    for scalar in text.unicodeScalars { scan.read(scalar) }
    scan.endParagraph()
    return scan.found
  }
}

extension SteeringCharacter {
  /// Whether the character closes an embedding or isolate.
  var closes: Bool { scalar.steering == .embeddingEnd || scalar.steering == .isolateEnd }
}

extension Findings {
  /// Adds a finding about a character, identified by its name.
  mutating func add(_ character: SteeringCharacter, _ problem: String) {
    let times = character.count > 1 ? ", \(character.count) times" : ""
    add("\(character.scalar.codePointAndName) \(problem)\(times)", at: character.position)
  }
}

/// A pass over a string that tracks open embeddings and isolates.
private struct SteeringScan {
  private struct Opening {
    var isIsolate: Bool
    var scalar: Unicode.Scalar
    var position: Int
  }

  private(set) var found: [SteeringCharacter] = []
  private var open: [Opening] = []
  private var position = 0
  /// The depth beyond which UAX #9 ignores embeddings and isolates (max_depth).
  ///
  /// A hostile string may open a million.
  private static let depthLimit = 125

  mutating func read(_ scalar: Unicode.Scalar) {
    position += 1
    if scalar.endsParagraph { return endParagraph() }
    switch scalar.steering {
    case .control: if scalar.isUnwantedControl { note(.control, scalar, at: position) }
    case .embedding: push(scalar, isIsolate: false)
    case .override:
      note(.override, scalar, at: position)
      push(scalar, isIsolate: false)
    case .isolate: push(scalar, isIsolate: true)
    case .embeddingEnd:
      if open.last?.isIsolate == false {
        open.removeLast()
      } else {
        note(.unbalanced, scalar, at: position)
      }
    case .isolateEnd:
      // The end of an isolate also ends the embeddings opened inside it (UAX #9, X6a).
      guard let start = open.lastIndex(where: \.isIsolate) else {
        return note(.unbalanced, scalar, at: position)
      }
      for inner in open[(start + 1)...] { note(.unbalanced, inner.scalar, at: inner.position) }
      open.removeSubrange(start...)
    case .lineSeparator, .directionalMark, nil: break
    }
  }

  mutating func endParagraph() {
    for opening in open { note(.unbalanced, opening.scalar, at: opening.position) }
    open = []
  }

  private mutating func push(_ scalar: Unicode.Scalar, isIsolate: Bool) {
    guard open.count < Self.depthLimit else { return note(.unbalanced, scalar, at: position) }
    open.append(Opening(isIsolate: isIsolate, scalar: scalar, position: position))
  }

  private mutating func note(
    _ fault: SteeringCharacter.Fault, _ scalar: Unicode.Scalar, at position: Int
  ) {
    if let index = found.firstIndex(where: { $0.fault == fault && $0.scalar == scalar }) {
      found[index].count += 1
    } else {
      found.append(SteeringCharacter(fault: fault, scalar: scalar, position: position))
    }
  }
}

extension String {
  /// Whether any byte may start the UTF-8 encoding of a control or directional character.
  fileprivate var mayHoldSteering: Bool {
    withBytes { bytes in
      bytes.holds(
        anyOf: { block in
          (block .< SIMD16(repeating: 0x20)) .| (block .== SIMD16(repeating: 0x7F))
            .| (block .== SIMD16(repeating: 0xC2)) .| (block .== SIMD16(repeating: 0xE2))
        }, byte: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    }
  }
}
