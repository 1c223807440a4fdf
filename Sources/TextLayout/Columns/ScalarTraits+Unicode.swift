internal import ICU
internal import SourceText

extension ScalarTraits {
  /// The traits of a scalar: columns and line breaks by ICU, clusters as Swift's strings have them.
  ///
  /// ICU and Swift know different versions of Unicode. A cluster is a `Character` wherever a text
  /// is drawn, so Swift is asked what joins with what, by putting scalars side by side.
  init(_ scalar: Unicode.Scalar) {
    let properties = ScalarProperties(scalar)
    let breakClass = BreakClass(properties)
    let joining = Joining(properties)
    var traits = ScalarTraits(
      breakClass, columns: UInt32(Self.columns(of: properties)), joining: joining)
    if properties.eastAsianWidth == .ambiguous, traits.narrowColumns == 1 {
      traits.insert(.isAmbiguous)
    }
    if properties.isHangingBlank { traits.insert(.isBlank) }
    if scalar.isShownAsMark { traits.insert(.isControl) }
    if properties.isLeftOut { traits.insert(.isLeftOut) }
    switch scalar.value {
    case 0x0A, 0x2028, 0x2029: traits.insert(.endsParagraph)
    case 0xFE0E: traits.insert(.textSelector)
    case 0xFE0F: traits.insert(.emojiSelector)
    default: break
    }
    if properties.isEmoji { traits.insert(.isEmoji) }
    if properties.isEmojiPresentation && scalar.value < 0x1_0000 {
      // The emoji beyond the BMP were never symbols of text, and have no text style.
      traits.insert(.hasTextStyle)
    }
    if properties.isEmojiModifier { traits.insert(.isModifier) }
    if !properties.standsAlone { traits.formUnion(Self.joins(properties, joining)) }
    switch (joining, breakClass) {
    case _ where traits.isReplaced: break
    case (_, .mark), (_, .dictionaryMark), (_, .zeroWidthJoiner): break
    case (.none, _), (.pair, _), (.triple, _): traits.insert(.isPlain)
    default: break
    }
    self = traits
  }

  private static func joins(_ properties: ScalarProperties, _ joining: Joining) -> ScalarTraits {
    let scalar = properties.scalar
    var traits: ScalarTraits = []
    if joining == .none, properties.isPictograph { traits.insert(.isPictograph) }
    switch joining {
    case .none where !properties.joinsPictographsAtMost:
      if scalar.isOneCluster(behind: "\u{915}\u{94D}") { traits.insert(.isConsonant) }
    case .extends, .joiner:
      if scalar.isOneCluster(behind: "\u{915}", before: "\u{915}") { traits.insert(.isLinker) }
      if scalar.isOneCluster(behind: "\u{915}\u{94D}", before: "\u{915}") {
        traits.insert(.keepsConsonants)
      }
      if scalar.isOneCluster(behind: "\u{2764}", before: "\u{200D}\u{2764}") {
        traits.insert(.keepsPictographs)
      }
    default: break
    }
    return traits
  }

  private static func columns(of scalar: ScalarProperties) -> Int {
    if scalar.scalar.isASCII || scalar.isRegionalIndicator { return 1 }
    if scalar.isEmojiModifier { return 2 }
    switch scalar.generalCategory {
    case .control: return 1
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar.isPrependedConcatenationMark ? 1 : 0
    case .unassigned where scalar.isExtendedPictographic:
      // Reserved for emoji: assigned since ICU's tables were made.
      return 2
    default: break
    }
    if scalar.isJamoVowelOrTail { return 0 }
    switch scalar.eastAsianWidth {
    case .wide, .fullwidth: return 2
    case .neutral, .ambiguous, .halfwidth, .narrow: return 1
    }
  }
}

extension ScalarTraits.Joining {
  fileprivate init(_ properties: ScalarProperties) {
    let scalar = properties.scalar
    switch scalar.value {
    case 0x0A: self = .lineFeed
    case 0x0D: self = .carriageReturn
    case 0x00...0x1F, 0x7F: self = .control
    case 0x200D: self = .joiner
    case 0x1F1E6...0x1F1FF: self = .regional
    case 0xAC00...0xD7A3: self = (scalar.value - 0xAC00) % 28 == 0 ? .pair : .triple
    default:
      if properties.joinsPictographsAtMost {
        self = .none
      } else if scalar.isOneCluster(behind: "a") {
        self = .extends
      } else if scalar.isOneCluster(before: "a") {
        self = .prepended
      } else if !scalar.isOneCluster(before: "\u{301}") {
        self = .control
      } else if scalar.isOneCluster(before: "\u{AC00}") {
        self = .lead
      } else if scalar.isOneCluster(behind: "\u{AC00}") {
        self = scalar.isOneCluster(behind: "\u{AC01}") ? .tail : .vowel
      } else {
        self = .none
      }
    }
  }
}

extension ScalarProperties {
  /// Whether it is plain without asking, as nearly all of the scalars that there are: to ask takes
  /// some microseconds, and the first screen waits for all that is on it.
  fileprivate var standsAlone: Bool {
    switch generalCategory {
    // One letter is a pictograph too: U+2139.
    case .lowercaseLetter where scalar.value == 0x2139: false
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .decimalNumber, .letterNumber,
      .otherNumber, .spaceSeparator, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .currencySymbol:
      true
    case .otherLetter: scalar.properties.isIdeographic
    default: 0x20...0x7E ~= scalar.value
    }
  }

  /// Whether it joins no other scalar, but for a pictograph behind a joiner.
  fileprivate var joinsPictographsAtMost: Bool {
    switch generalCategory {
    case .otherSymbol, .mathSymbol, .otherPunctuation, .dashPunctuation: true
    default: standsAlone
    }
  }

  /// Whether a joiner joins it, which joins nothing else, to a pictograph.
  fileprivate var isPictograph: Bool {
    // Unicode has taken some off the list since ICU's tables were made, and put none on it but what
    // is a character only now.
    guard isExtendedPictographic || generalCategory == .unassigned else { return false }
    return scalar.isOneCluster(behind: "\u{2764}\u{200D}")
  }
}

extension Unicode.Scalar {
  /// Whether Swift sees one character in the scalar with others around it.
  fileprivate func isOneCluster(behind start: String = "", before end: String = "") -> Bool {
    var text = start.unicodeScalars
    text.append(self)
    text.append(contentsOf: end.unicodeScalars)
    return String(text).count == 1
  }
}

extension ScalarProperties {
  /// Whether the scalar is a blank that hangs over the end of a line; no-break spaces do not.
  fileprivate var isHangingBlank: Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
