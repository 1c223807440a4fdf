internal import ICUServices
internal import SourceText

extension ScalarTraits {
  /// Computes the traits of a scalar: widths and line breaks from ICU, clusters from Swift.
  ///
  /// ICU and Swift use different versions of Unicode. Text is drawn by `Character`, so Swift
  /// decides which scalars combine: the scalars are put into a `String` and counted.
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
      // The emoji beyond the BMP have no text style.
      traits.insert(.hasTextStyle)
    }
    if properties.isEmojiModifier { traits.insert(.isModifier) }
    if !properties.joinsNothing { traits.formUnion(Self.joins(properties, joining)) }
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
      if scalar.isOneCluster(after: "\u{915}\u{94D}") { traits.insert(.isConsonant) }
    case .extends, .joiner:
      if scalar.isOneCluster(after: "\u{915}", before: "\u{915}") { traits.insert(.isLinker) }
      if scalar.isOneCluster(after: "\u{915}\u{94D}", before: "\u{915}") {
        traits.insert(.keepsConsonants)
      }
      if scalar.isOneCluster(after: "\u{2764}", before: "\u{200D}\u{2764}") {
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
      // Reserved for emoji, and possibly assigned in a newer Unicode version than ICU's.
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
      } else if scalar.isOneCluster(after: "a") {
        self = .extends
      } else if scalar.isOneCluster(before: "a") {
        self = .prepended
      } else if !scalar.isOneCluster(before: "\u{301}") {
        self = .control
      } else if scalar.isOneCluster(before: "\u{AC00}") {
        self = .lead
      } else if scalar.isOneCluster(after: "\u{AC00}") {
        self = scalar.isOneCluster(after: "\u{AC01}") ? .tail : .vowel
      } else {
        self = .none
      }
    }
  }
}

extension ScalarProperties {
  /// Whether the category alone shows that the scalar combines with nothing, as for nearly all
  /// scalars.
  ///
  /// Testing with a `String` takes several microseconds per scalar, and delays the first screen by
  /// that much for every scalar on it (start.py in Tests/Bench).
  fileprivate var joinsNothing: Bool {
    switch generalCategory {
    // This letter is also a pictograph.
    case .lowercaseLetter where scalar.value == 0x2139: false
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .decimalNumber, .letterNumber,
      .otherNumber, .spaceSeparator, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .currencySymbol:
      true
    case .otherLetter: scalar.properties.isIdeographic
    default: 0x20...0x7E ~= scalar.value
    }
  }

  /// Whether the scalar combines with nothing, except possibly as a pictograph after a joiner.
  fileprivate var joinsPictographsAtMost: Bool {
    switch generalCategory {
    case .otherSymbol, .mathSymbol, .otherPunctuation, .dashPunctuation: true
    default: joinsNothing
    }
  }

  /// Whether a joiner combines the scalar with the preceding pictograph; for scalars that combine
  /// with nothing else.
  fileprivate var isPictograph: Bool {
    // Unicode versions newer than ICU's removed some scalars from the list of pictographs and only
    // added newly assigned ones. So ICU's list is a superset, except for unassigned scalars.
    guard isExtendedPictographic || generalCategory == .unassigned else { return false }
    return scalar.isOneCluster(after: "\u{2764}\u{200D}")
  }
}

extension Unicode.Scalar {
  /// Whether Swift combines the scalar and the surrounding strings into one `Character`.
  fileprivate func isOneCluster(after start: String = "", before end: String = "") -> Bool {
    var text = start.unicodeScalars
    text.append(self)
    for scalar in end.unicodeScalars { text.append(scalar) }
    return String(text).count == 1
  }
}

extension ScalarProperties {
  /// Whether the scalar is a space that does not count at the end of a line; no-break spaces do
  /// count.
  fileprivate var isHangingBlank: Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
