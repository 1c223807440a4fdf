/// A text that is made once and reads differently by where and when it is drawn.
///
/// It keeps what it was made from: a key with its arguments, words, a value with its format, other
/// texts. Only ``resolve(in:)`` makes words of it.
///
/// ```swift
/// let assigned = Text("Assigned to \(assignee.userName)")
/// assigned.resolve(in: environment).text  // "Zugewiesen an @robb"
/// ```
public struct Text: Sendable {
  /// What a text was made from; what is large stands apart, for it is passed on for every text.
  package enum Content: Equatable, Sendable {
    case verbatim(String)
    indirect case key(LocalizedStringKey, TableName)
    case value(AnyTextValue)
    indirect case resource(LocalizedStringResource)
    case joined(Text, Text)
    case list([Text])
    /// Arguments that the locale lists.
    case listed([Argument])
    /// More texts within each other than anyone reads; they are not kept.
    case tooDeep
  }

  private var storage: Storage

  init(_ content: Content, depth: Int = 0, count: Int = 1) {
    storage = Storage(
      content: depth > Self.greatestDepth ? .tooDeep : content,
      depth: min(depth, Self.greatestDepth) + 1, count: min(count, Self.greatestCount + 1))
  }

  /// Makes a text of a value that is written when the text is resolved.
  package init(value: some TextValue) {
    self.init(.value(AnyTextValue(value)))
  }

  /// Makes a text of a key of a table.
  package init(_ key: LocalizedStringKey, in table: TableName) {
    self.init(.key(key, table), depth: key.depth, count: key.count)
  }

  /// How a text is written: in capitals or in small letters.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

extension Text {
  /// What copies of a text share: texts are passed on and joined more often than changed.
  private final class Storage: Sendable {
    let content: Content
    let depth: Int
    let count: Int
    let modifiers: TextModifiers
    /// Whether they say anything, which those of few texts do.
    let isModified: Bool

    init(content: Content, depth: Int, count: Int) {
      self.content = content
      self.depth = depth
      self.count = count
      modifiers = TextModifiers()
      isModified = false
    }

    init(_ storage: Storage, modifiers: TextModifiers) {
      content = storage.content
      depth = storage.depth
      count = storage.count
      self.modifiers = modifiers
      isModified = modifiers.areSet
    }
  }

  /// What the text was made from.
  package var content: Content { storage.content }
  /// How many texts stand within each other here.
  var depth: Int { storage.depth }
  /// How many texts there are in this one, as far as anyone counts.
  var count: Int { storage.count }
  /// Whether there are more texts in this one than anyone reads.
  package var isTooLong: Bool { count > Self.greatestCount }
  /// What modifiers say of its look.
  var modifiers: TextModifiers {
    get { storage.modifiers }
    set { storage = Storage(storage, modifiers: newValue) }
  }

  /// Whether modifiers say anything of its look.
  var isModified: Bool { storage.isModified }

  /// The most texts that may stand within each other.
  ///
  /// Each one costs a call within a call when the text is resolved, so their number is bounded
  /// where they are made.
  static let greatestDepth = 100

  /// The most texts in one that are laid flat or compared.
  private static let greatestCount = Resolution.greatestBudget
}

extension Text: Equatable {
  /// Whether both were made from the same; of two with more parts than anyone reads, whether they
  /// are the same one.
  public static func == (left: Text, right: Text) -> Bool {
    if left.storage === right.storage { return true }
    return left.count == right.count && left.count <= greatestCount
      && left.content == right.content && left.modifiers == right.modifiers
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
    case .value, .listed, .tooDeep: break
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
    let count = left.count + right.count
    guard depth >= greatestDepth / 2 else {
      return Text(.joined(left, right), depth: depth, count: count)
    }
    guard count <= greatestCount else { return Text(.tooDeep) }
    // A long chain of sums is laid flat now and then, or it would be too deep.
    var parts: [Text] = []
    left.addParts(to: &parts)
    right.addParts(to: &parts)
    return Text(.list(parts), depth: parts.reduce(0) { max($0, $1.depth) }, count: count)
  }

  /// Adds the texts of a sum, or the text itself if it is none or has a look of its own.
  private func addParts(to parts: inout [Text]) {
    switch content {
    case .joined(let left, let right) where !isModified:
      left.addParts(to: &parts)
      right.addParts(to: &parts)
    case .list(let members) where !isModified:
      parts += members
    default:
      parts.append(self)
    }
  }
}
