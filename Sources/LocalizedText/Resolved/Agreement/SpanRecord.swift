internal import MessageSyntax

/// The spans `^[…](…)` of a localized string, recorded while its placeholders are filled.
///
/// The forms of its substitutions may have spans too. Texts that are arguments have agreed before,
/// and their spans are not recorded.
struct SpanRecord {
  /// A span and the fragments in it.
  struct Placed {
    let attributes: GrammarAttributes
    /// The indices of the fragments.
    var fragments: Range<Int>
  }

  /// The spans in the order of their beginnings.
  private(set) var placed: [Placed] = []
  /// The specifier with which each argument was written first.
  private(set) var specifiers: [Int: FormatSpecifier] = [:]
  /// The spans that have not ended yet.
  private var open: [(span: AttributeSpan, index: Int)] = []

  /// The number of spans that have not ended yet.
  var depth: Int { open.count }

  /// Begins and ends spans, so that exactly these are open above a depth.
  ///
  /// - Parameters:
  ///   - spans: the spans around the next fragment in its format.
  ///   - depth: the number of spans around the format.
  ///   - fragment: the index of the next fragment.
  mutating func enter(_ spans: [AttributeSpan], above depth: Int, at fragment: Int) {
    let common = zip(open.dropFirst(depth), spans).prefix { $0.span == $1 }.count
    end(downTo: depth + common, at: fragment)
    for span in spans.dropFirst(common) {
      open.append((span, placed.count))
      placed.append(
        Placed(attributes: GrammarAttributes(of: span), fragments: fragment..<fragment))
    }
  }

  /// Ends the spans above a depth.
  mutating func end(downTo depth: Int, at fragment: Int) {
    while open.count > depth, let ended = open.popLast() {
      placed[ended.index].fragments = placed[ended.index].fragments.lowerBound..<fragment
    }
  }

  /// Notes how an argument is written.
  mutating func note(_ specifier: FormatSpecifier, ofArgument number: Int) {
    if specifiers[number] == nil { specifiers[number] = specifier }
  }
}
