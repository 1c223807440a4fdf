/// A text that is made once and reads differently by where and when it is drawn.
///
/// It keeps what it was made from: a key with its arguments, words, a value with its format, other
/// texts. Only ``resolve(in:)`` makes words of it.
///
/// ```swift
/// let assigned = Text("Assigned to \(assignee.userName)")
/// assigned.resolve(in: environment).text  // "Zugewiesen an @robb"
/// ```
public struct Text: Equatable, Sendable {
  /// What a text was made from.
  package indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, TableName)
    case value(AnyTextValue)
    case resource(LocalizedStringResource)
    case joined(Text, Text)
    case list([Text])
    /// More texts within each other than anyone reads; they are not kept.
    case tooDeep
  }

  package let content: Content
  /// How many texts stand within each other here.
  let depth: Int
  /// What modifiers say of its look.
  var modifiers = TextModifiers()

  /// The most texts that may stand within each other.
  ///
  /// Each one costs a call within a call when the text is resolved, so their number is bounded
  /// where they are made.
  static let greatestDepth = 100

  init(_ content: Content, depth: Int = 0) {
    self.content = depth > Self.greatestDepth ? .tooDeep : content
    self.depth = min(depth + 1, Self.greatestDepth + 1)
  }

  /// Makes a text of a value that is written when the text is resolved.
  package init(value: some TextValue) {
    self.init(.value(AnyTextValue(value)), depth: value.depth)
  }

  /// Makes a text of a key of a table.
  package init(_ key: LocalizedStringKey, in table: TableName) {
    self.init(.key(key, table), depth: key.depth)
  }

  /// How a text is written: in capitals or in small letters.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

extension Text: Hashable {
  /// Feeds the words or the key that the text begins with: enough to tell texts apart, and no more
  /// work than that where texts hold each other.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .verbatim(let words): hasher.combine(words)
    case .key(let key, let table):
      hasher.combine(key.key)
      hasher.combine(table)
    case .resource(let resource): hasher.combine(resource.key)
    case .joined(let first, _): first.hash(into: &hasher)
    case .list(let parts): parts.first?.hash(into: &hasher)
    case .value, .tooDeep: break
    }
  }
}

extension Text: PrimitiveView {
  /// Places the text here.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    texts.append(PlacedText(self, in: environment))
  }
}

extension Text {
  /// The text as it reads in an environment.
  public func resolve(in environment: EnvironmentValues) -> ResolvedText {
    Resolver(environment: environment).resolve(self)
  }

  /// One text behind another; each keeps its own look.
  public static func + (left: Text, right: Text) -> Text {
    let depth = max(left.depth, right.depth)
    guard depth >= greatestDepth / 2 else { return Text(.joined(left, right), depth: depth) }
    // A long chain of sums is laid flat now and then, or it would be too deep.
    let parts = left.parts + right.parts
    return Text(.list(parts), depth: parts.reduce(0) { max($0, $1.depth) })
  }

  /// The texts of a sum, none of which is a sum without a look of its own.
  private var parts: [Text] {
    guard modifiers == TextModifiers() else { return [self] }
    switch content {
    case .joined(let left, let right): return left.parts + right.parts
    case .list(let parts): return parts
    default: return [self]
    }
  }
}
