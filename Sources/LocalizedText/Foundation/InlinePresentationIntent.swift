#if !canImport(Darwin)
  /// How Markdown wants a run of a text to look.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, which are Foundation's.
    public let rawValue: UInt

    /// Makes an intent of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*emphasized*`.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Strong emphasis: `**strongly emphasized**`.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code: a text between backquotes.
    public static let code = Self(rawValue: 1 << 2)
    /// Struck through: `~~strikethrough~~`.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// A line break in the source that is none in the text.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// HTML in a line.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// HTML that is a block.
    public static let blockHTML = Self(rawValue: 1 << 9)
  }

  extension InlinePresentationIntent {
    private static let traits: [(intent: Self, trait: FragmentStyle.Traits)] = [
      (.emphasized, .emphasis), (.stronglyEmphasized, .strong), (.code, .code),
      (.strikethrough, .strikethrough),
    ]

    /// The intent of a style; what Markdown has no mark for is left out.
    init(_ traits: FragmentStyle.Traits) {
      self = Self(Self.traits.filter { traits.contains($0.trait) }.map(\.intent))
    }

    /// What is done to the letters.
    var traits: FragmentStyle.Traits {
      FragmentStyle.Traits(Self.traits.filter { contains($0.intent) }.map(\.trait))
    }
  }
#endif
