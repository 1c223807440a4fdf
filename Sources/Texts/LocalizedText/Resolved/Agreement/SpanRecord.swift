internal import MessageSyntax

/// The spans `^[…](…)` of a localized string, recorded while its placeholders are filled.
///
/// Plural forms of substitutions may contain spans, too. Arguments of type ``Text`` have already
/// been inflected, so their spans are not recorded.
struct SpanRecord {
  /// A span and the fragments in it.
  struct Placed {
    let attributes: GrammarAttributes
    /// The indices of the fragments.
    var fragments: Range<Int>
  }

  /// The spans, ordered by start.
  private(set) var placed: [Placed] = []
  /// The specifier that first formatted each argument.
  private(set) var specifiers: [Int: FormatSpecifier] = [:]
  /// The spans that are still open.
  private var open: [(span: AttributeSpan, index: Int)] = []

  /// The number of open spans.
  var depth: Int { open.count }

  /// Closes and opens spans so that exactly the given ones are open above a depth.
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

  /// Closes the spans above a depth.
  mutating func end(downTo depth: Int, at fragment: Int) {
    while open.count > depth, let ended = open.popLast() {
      placed[ended.index].fragments = placed[ended.index].fragments.lowerBound..<fragment
    }
  }

  /// Records the specifier of an argument, unless it already has one.
  mutating func note(_ specifier: FormatSpecifier, ofArgument number: Int) {
    if specifiers[number] == nil { specifiers[number] = specifier }
  }
}
