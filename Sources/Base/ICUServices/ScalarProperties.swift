internal import CICU

/// The Unicode properties of a scalar that layout needs, from ICU's version of Unicode.
public struct ScalarProperties: Sendable {
  /// The scalar that has the properties.
  public let scalar: Unicode.Scalar

  /// Creates the properties of a scalar.
  public init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The East_Asian_Width property.
  public var eastAsianWidth: EastAsianWidth {
    EastAsianWidth(rawValue: cicu_east_asian_width(scalar.value)) ?? .neutral
  }

  /// The General_Category property.
  public var generalCategory: GeneralCategory {
    GeneralCategory(rawValue: cicu_general_category(scalar.value)) ?? .unassigned
  }

  /// The Line_Break property.
  public var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: cicu_line_break_class(scalar.value)) ?? .unknown
  }

  /// Whether the scalar can be an emoji; this includes ASCII digits.
  public var isEmoji: Bool { has(CICU_EMOJI) }
  /// Whether the scalar is drawn as an emoji without a variation selector.
  public var isEmojiPresentation: Bool { has(CICU_EMOJI_PRESENTATION) }
  /// Whether the scalar is a skin tone.
  public var isEmojiModifier: Bool { has(CICU_EMOJI_MODIFIER) }
  /// Whether the scalar is a pictograph, or an unassigned code point reserved for one.
  public var isExtendedPictographic: Bool { has(CICU_EXTENDED_PICTOGRAPHIC) }
  /// Whether the scalar is half a flag.
  public var isRegionalIndicator: Bool { has(CICU_REGIONAL_INDICATOR) }
  /// Whether the scalar is a visible format character that encloses the following digits.
  public var isPrependedConcatenationMark: Bool { has(CICU_PREPENDED_CONCATENATION_MARK) }
  /// Whether the scalar is a conjoining Hangul vowel or final consonant.
  public var isJamoVowelOrTail: Bool { has(CICU_JAMO_VOWEL_OR_TAIL) }
  /// Whether the scalar is right-to-left or forces a right-to-left direction.
  public var isReadFromRight: Bool { cicu_is_read_from_right(scalar.value) != 0 }
  /// The mirror image for right-to-left text, such as `)` for `(`, or the scalar itself.
  public var mirrored: Unicode.Scalar {
    Unicode.Scalar(cicu_mirrored(scalar.value)) ?? scalar
  }
  /// Returns the scalar composed with a following mark, such as `é` for `e` and U+0301, or nil if
  /// there is none.
  public func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    let composed = cicu_composed(scalar.value, mark.value)
    return composed < 0 ? nil : Unicode.Scalar(UInt32(composed))
  }

  private func has(_ property: cicu_property) -> Bool {
    cicu_has_property(scalar.value, Int32(property.rawValue)) != 0
  }
}

/// The width of a character in East Asian typography (UAX #11), with ICU's raw values.
public enum EastAsianWidth: Int32, Sendable {
  /// A character not used in East Asian typography.
  case neutral
  /// A character that is only wide in East Asian text.
  case ambiguous
  /// The narrow form of a wide character.
  case halfwidth
  /// The wide form of a narrow character.
  case fullwidth
  /// A narrow character with a wide form.
  case narrow
  /// A wide character.
  case wide
}

/// The general category of a character, with ICU's raw values.
public enum GeneralCategory: Int32, Sendable {
  /// Cn
  case unassigned
  /// Lu
  case uppercaseLetter
  /// Ll
  case lowercaseLetter
  /// Lt
  case titlecaseLetter
  /// Lm
  case modifierLetter
  /// Lo
  case otherLetter
  /// Mn
  case nonspacingMark
  /// Me
  case enclosingMark
  /// Mc
  case spacingMark
  /// Nd
  case decimalNumber
  /// Nl
  case letterNumber
  /// No
  case otherNumber
  /// Zs
  case spaceSeparator
  /// Zl
  case lineSeparator
  /// Zp
  case paragraphSeparator
  /// Cc
  case control
  /// Cf
  case format
  /// Co
  case privateUse
  /// Cs
  case surrogate
  /// Pd
  case dashPunctuation
  /// Ps
  case openPunctuation
  /// Pe
  case closePunctuation
  /// Pc
  case connectorPunctuation
  /// Po
  case otherPunctuation
  /// Sm
  case mathSymbol
  /// Sc
  case currencySymbol
  /// Sk
  case modifierSymbol
  /// So
  case otherSymbol
  /// Pi
  case initialPunctuation
  /// Pf
  case finalPunctuation
}

/// The line break class of a character (UAX #14), with ICU's raw values.
public enum LineBreakClass: Int32, Sendable {
  /// XX
  case unknown
  /// AI
  case ambiguous
  /// AL
  case alphabetic
  /// B2
  case breakBoth
  /// BA
  case breakAfter
  /// BB
  case breakBefore
  /// BK
  case mandatoryBreak
  /// CB
  case contingentBreak
  /// CL
  case closePunctuation
  /// CM
  case combiningMark
  /// CR
  case carriageReturn
  /// EX
  case exclamation
  /// GL
  case glue
  /// HY
  case hyphen
  /// ID
  case ideographic
  /// IN
  case inseparable
  /// IS
  case infixNumeric
  /// LF
  case lineFeed
  /// NS
  case nonstarter
  /// NU
  case numeric
  /// OP
  case openPunctuation
  /// PO
  case postfixNumeric
  /// PR
  case prefixNumeric
  /// QU
  case quotation
  /// SA
  case complexContext
  /// SG
  case surrogate
  /// SP
  case space
  /// SY
  case breakSymbols
  /// ZW
  case zeroWidthSpace
  /// NL
  case nextLine
  /// WJ
  case wordJoiner
  /// H2
  case hangulPair
  /// H3
  case hangulTriple
  /// JL
  case jamoLead
  /// JT
  case jamoTail
  /// JV
  case jamoVowel
  /// CP
  case closeParenthesis
  /// CJ
  case conditionalJapaneseStarter
  /// HL
  case hebrewLetter
  /// RI
  case regionalIndicator
  /// EB
  case emojiBase
  /// EM
  case emojiModifier
  /// ZWJ
  case zeroWidthJoiner
}
