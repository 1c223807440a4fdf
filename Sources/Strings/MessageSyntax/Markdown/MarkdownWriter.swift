/// Builds the text and its styles from a source and its marks.
struct MarkdownWriter {
  private let source: [UInt8]
  /// The text so far, in UTF-8.
  private(set) var text: [UInt8] = []
  /// The runs of the text so far.
  private(set) var runs: [MarkdownText.Run] = []
  /// The source of the text so far.
  private(set) var pieces: [MarkdownPiece] = []

  /// The nesting depth of each trait, by the trait's bit.
  private var depths: InlineArray<8, Int> = .init(repeating: 0)
  /// The open links.
  ///
  /// There is more than one only around `<https://…>`.
  private var links: [String] = []
  private var spans: [AttributeSpan] = []
  private var spanCount = 0
  private var style = MarkdownStyle()

  init(_ source: [UInt8]) {
    self.source = source
    text.reserveCapacity(source.count)
  }

  /// Writes the whole text.
  ///
  /// Marks do not overlap, except that an image may contain others.
  mutating func write(_ marks: [MarkdownMark]) {
    var position = 0
    for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where mark.range.lowerBound >= position {
      copy(position..<mark.range.lowerBound)
      position = mark.range.upperBound
      switch mark.meaning {
      case .replaced(let replacement):
        append(replacement.utf8, from: mark.range, isLiteral: false)
      case .isVerbatim:
        copy(mark.range)
      default:
        change(by: mark.meaning)
      }
    }
    copy(position..<source.count)
  }

  private mutating func change(by meaning: MarkdownMark.Meaning) {
    switch meaning {
    case .begins(let trait): count(trait, by: 1)
    case .ends(let trait): count(trait, by: -1)
    case .beginsLink(let destination): links.append(destination)
    case .endsLink: links.removeLast()
    case .beginsSpan(let attributes):
      spans.append(AttributeSpan(number: spanCount, attributes: attributes))
      spanCount += 1
    case .endsSpan: spans.removeLast()
    case .replaced, .isVerbatim: break
    }
    style.link = links.last
    style.spans = spans
  }

  /// Changes the nesting depth of a trait; only the outermost end turns it off.
  private mutating func count(_ trait: LetterTraits, by step: Int) {
    let bit = trait.rawValue.trailingZeroBitCount
    depths[bit] += step
    if depths[bit] > 0 { style.traits.insert(trait) } else { style.traits.remove(trait) }
  }

  private mutating func copy(_ range: Range<Int>) {
    append(source[range], from: range, isLiteral: true)
  }

  private mutating func append(
    _ bytes: some Collection<UInt8>, from range: Range<Int>, isLiteral: Bool
  ) {
    guard !bytes.isEmpty else { return }
    let start = text.count
    text.append(contentsOf: bytes)
    pieces.append(MarkdownPiece(start: start, source: range, isLiteral: isLiteral))
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].range = runs[last].range.lowerBound..<text.count
    } else {
      runs.append(MarkdownText.Run(range: start..<text.count, style: style))
    }
  }
}

/// A part of the source that is markup; everything between marks is shown.
struct MarkdownMark {
  /// The effect of a mark.
  enum Meaning {
    case begins(LetterTraits)
    case ends(LetterTraits)
    /// Starts a link with a destination.
    case beginsLink(String)
    case endsLink
    case beginsSpan([String: AttributeValue])
    case endsSpan
    /// Replaces the mark with a string: the meaning of an escape or entity, or a space for a
    /// newline in code.
    case replaced(by: String)
    /// Shows the source of the mark.
    ///
    /// It is an image, which a terminal cannot show.
    case isVerbatim
  }

  /// The range in the source, never empty.
  let range: Range<Int>
  /// The effect.
  let meaning: Meaning
}
