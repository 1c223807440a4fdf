/// The effect of a scalar that controls a terminal or the text around it instead of showing a
/// character.
///
/// This is the only classification of such scalars, and all rules about them are in this file. It
/// depends only on code points, which Unicode never reassigns, not on a version of Unicode's
/// tables.
public enum Steering: Hashable, Sendable {
  /// A control character (C0, DEL, C1), which can move the cursor or start an escape sequence.
  case control
  /// U+2028 or U+2029, which only some terminals treat as a line break.
  case lineSeparator
  /// A directional mark: ALM, LRM, RLM.
  case directionalMark
  /// The start of an embedding: LRE, RLE.
  case embedding
  /// The start of an override, which forces the direction even of letters: LRO, RLO.
  case override
  /// The end of an embedding or an override: PDF.
  case embeddingEnd
  /// The start of an isolate: LRI, RLI, FSI.
  case isolate
  /// The end of an isolate: PDI.
  case isolateEnd
}

extension Unicode.Scalar {
  /// The effect of the scalar if it does not show a character; nil for nearly all scalars.
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

  /// Whether messages and JSON write the scalar as an escape sequence: `\n`, `\u{202E}`.
  @inlinable public var isEscaped: Bool { steering != nil }

  /// Whether the fields of reports write the scalar as an escape sequence.
  ///
  /// Excludes the marks that right-to-left strings need, which have no effect outside of the field.
  public var isEscapedInFields: Bool { steering != nil && steering != .directionalMark }

  /// Whether the scalar must never be sent to a terminal.
  ///
  /// The terminal driver also holds back harmless but invisible scalars.
  @inlinable public var isNeverSent: Bool { steering != nil }

  /// Whether a row shows the scalar as a one-column mark.
  ///
  /// Other control scalars take no column and are left out.
  @inlinable public var isShownAsMark: Bool { steering == .control }

  /// Whether the scalar ends a paragraph, and with it all open embeddings and isolates.
  public var endsParagraph: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether a translation should not contain the scalar: a control character other than common
  /// whitespace and line breaks.
  public var isUnwantedControl: Bool {
    steering == .control && !endsParagraph && !(0x09...0x0C ~= value)
  }
}
