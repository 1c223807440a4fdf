/// Makes the words and their looks of a source and the marks in it.
struct MarkdownWriter {
  private let source: [UInt8]
  /// The words so far, in UTF-8.
  private(set) var text: [UInt8] = []
  /// How they look.
  private(set) var runs: [MarkdownText.Run] = []
  /// Where they come from.
  private(set) var pieces: [MarkdownPiece] = []

  /// How often each trait has begun and not ended, by its bit.
  private var depths: InlineArray<8, Int> = .init(repeating: 0)
  /// The links that are open: more than one only around `<https://…>`.
  private var links: [String] = []
  private var spans: [AttributeSpan] = []
  private var spanCount = 0
  private var style = MarkdownStyle()

  init(_ source: [UInt8]) {
    self.source = source
    text.reserveCapacity(source.count)
  }

  /// Writes everything; marks never overlap, except that others may be inside of an image.
  mutating func write(_ marks: [MarkdownMark]) {
    var position = 0
    for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where mark.range.lowerBound >= position {
      copy(position..<mark.range.lowerBound)
      position = mark.range.upperBound
      switch mark.meaning {
      case .standsFor(let replacement):
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
    case .standsFor, .isVerbatim: break
    }
    style.link = links.last
    style.spans = spans
  }

  /// Traits are nested in themselves, too: only the last end of one ends it.
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

/// A part of the source that is not shown as it stands: what is between the marks is.
struct MarkdownMark {
  /// What a mark does to the text.
  enum Meaning {
    /// The letters behind it look like this, beside what they looked like before.
    case begins(LetterTraits)
    /// They do no longer.
    case ends(LetterTraits)
    /// What is behind it leads there.
    case beginsLink(String)
    /// It does no longer.
    case endsLink
    /// What is behind it has these attributes.
    case beginsSpan([String: AttributeValue])
    /// It has them no longer.
    case endsSpan
    /// This text is shown instead: of an escape, of an entity, of a line's end in code.
    case standsFor(String)
    /// An image, of which terminals have none: all that is in it is shown as it stands.
    case isVerbatim
  }

  /// Where it is in the source; never empty.
  let range: Range<Int>
  /// What it does.
  let meaning: Meaning
}
