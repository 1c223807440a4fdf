/// The effect that a scalar has on a terminal or on the text around it, instead of showing a
/// character.
///
/// This is the only classification of such scalars, and all rules about them are in this file. It
/// depends only on code points, which Unicode never reassigns, and not on the version of a table.
public enum Steering: Hashable, Sendable {
  /// A control character: C0, DEL, C1. It can move the cursor, or start an escape sequence.
  case control
  /// U+2028 or U+2029: ends a line for some terminals and not for others.
  case lineSeparator
  /// A mark with a direction: ALM, LRM, RLM.
  case directionalMark
  /// The start of an embedding: LRE, RLE.
  case embedding
  /// The start of an override, which reverses even letters: LRO, RLO.
  case override
  /// The end of an embedding or an override: PDF.
  case embeddingEnd
  /// The start of an isolate: LRI, RLI, FSI.
  case isolate
  /// The end of an isolate: PDI.
  case isolateEnd
}

extension Unicode.Scalar {
  /// The effect of the scalar instead of showing a character; nil for nearly all scalars.
  ///
  /// ```swift
  /// ("\u{1B}" as Unicode.Scalar).steering    // control
  /// ("\u{200F}" as Unicode.Scalar).steering  // directionalMark
  /// ```
  @inlinable public var steering: Steering? {
    switch value {
    case 0x20...0x7E: nil
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0x061C, 0x200E, 0x200F: .directionalMark
    case 0x2028, 0x2029: .lineSeparator
    case 0x202A, 0x202B: .embedding
    case 0x202C: .embeddingEnd
    case 0x202D, 0x202E: .override
    case 0x2066...0x2068: .isolate
    case 0x2069: .isolateEnd
    default: nil
    }
  }

  // MARK: Policies

  /// Whether messages and JSON show the scalar as an escape sequence: `\n`, `\u{202E}`.
  @inlinable public var isEscaped: Bool { steering != nil }

  /// Whether the fields of reports show the scalar as an escape sequence: all but the marks that
  /// right-to-left texts need, which change nothing outside of the field.
  public var isEscapedInFields: Bool { steering != nil && steering != .directionalMark }

  /// Whether the scalar may be sent to a terminal at all. (The driver also holds back scalars that
  /// may be sent but show nothing.)
  @inlinable public var isNeverSent: Bool { steering != nil }

  /// Whether a row shows the scalar as a mark of one column.
  ///
  /// The others in the classification take no column and are left out.
  @inlinable public var isShownAsMark: Bool { steering == .control }

  /// Whether the scalar ends a paragraph, and with it all embeddings and isolates that are open.
  public var endsParagraph: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether a translation should not contain the scalar: a control character other than the blanks
  /// and line ends that texts use.
  public var isUnwantedControl: Bool {
    steering == .control && !endsParagraph && !(0x09...0x0C ~= value)
  }
}
