internal import FoundationEssentials

/// A text that is made once and reads differently in each environment.
///
/// It stores a key with its arguments, words, a value with its format, or other texts. Only
/// ``resolve(in:)`` turns it into words.
///
/// ```swift
/// let assigned = Text("Assigned to \(assignee.name)")
/// assigned.resolve(in: environment).text  // "Zugewiesen an Robb"
/// ```
public struct Text: Sendable {
  /// The source of a text.
  ///
  /// Large sources are indirect, so that the content of every text is small to pass on.
  package enum Content: Equatable, Sendable {
    case verbatim(String)
    indirect case key(LocalizedStringKey, TableName)
    case value(AnyTextValue)
    indirect case resource(LocalizedStringResource)
    case joined(Text, Text)
    case list([Text])
    /// Arguments as a list in the locale.
    case listed([Argument])
    /// Too many nested texts; they are dropped.
    case tooDeep
  }

  private var storage: Storage

  init(_ content: Content, depth: Int = 0, count: Int = 1) {
    storage = Storage(
      content: depth > Self.greatestDepth ? .tooDeep : content,
      depth: min(depth, Self.greatestDepth) + 1, count: min(count, Self.greatestCount + 1))
  }

  package init(_ key: LocalizedStringKey, in table: TableName) {
    self.init(.key(key, table), depth: key.depth, count: key.count)
  }

  /// The case in which a text is written.
  public enum Case: Hashable, Sendable {
    /// In upper case.
    case uppercase
    /// In lower case.
    case lowercase
  }
}

extension Text {
  /// The shared part of a text: texts are copied and joined more often than changed (rates.py).
  private final class Storage: Sendable {
    let content: Content
    let depth: Int
    let count: Int
    let modifiers: TextModifiers
    /// Whether the text has modifiers.
    ///
    /// Few texts do.
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

  /// The source of the text.
  package var content: Content { storage.content }
  /// The depth of nested texts, with this one.
  var depth: Int { storage.depth }
  /// The number of texts in this one, counted up to the limit.
  var count: Int { storage.count }
  /// Whether there are more texts in this one than a resolution allows.
  package var isTooLong: Bool { count > Self.greatestCount }
  var modifiers: TextModifiers {
    get { storage.modifiers }
    set { storage = Storage(storage, modifiers: newValue) }
  }

  /// Whether the text has modifiers.
  var isModified: Bool { storage.isModified }

  /// The largest depth of nested texts.
  ///
  /// Each level costs a nested call when the text is resolved, so the depth is limited where texts
  /// are made.
  static let greatestDepth = 100

  /// The largest number of texts in one that is flattened or compared.
  static let greatestCount = 1 << 16
}

extension Text: Equatable {
  /// Whether both texts have the same source.
  ///
  /// Two texts over the limit are only equal if they are the same instance.
  public static func == (left: Text, right: Text) -> Bool {
    if left.storage === right.storage { return true }
    return left.count == right.count && left.count <= greatestCount
      && left.content == right.content && left.modifiers == right.modifiers
  }
}

extension Text: Hashable {
  /// Hashes only the first words or key of the text: enough to tell most texts apart, at a bounded
  /// cost for nested texts.
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

extension Text {
  /// Returns two texts one after the other.
  ///
  /// Each keeps its own style.
  public static func + (left: Text, right: Text) -> Text { joined(left, right) }

  /// Returns two texts one after the other.
  package static func joined(_ left: Text, _ right: Text) -> Text {
    let depth = max(left.depth, right.depth)
    let count = left.count + right.count
    guard depth >= greatestDepth / 2 else {
      return Text(.joined(left, right), depth: depth, count: count)
    }
    guard count <= greatestCount else { return Text(.tooDeep) }
    // A long chain of sums is flattened from time to time, because it would become too deep.
    var parts: [Text] = []
    left.addParts(to: &parts)
    right.addParts(to: &parts)
    return Text(.list(parts), depth: parts.reduce(0) { max($0, $1.depth) }, count: count)
  }

  /// Adds the parts of a sum, or the text itself if it is not a sum or has modifiers.
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

  /// Makes a text of the localized string for a key, such as a literal.
  ///
  /// The comment is for tools that extract and translate keys; the text does not need it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key, in: TableName(tableName))
  }

  /// Makes a text that is the same in every locale.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text from a string variable; it is the same in every locale.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Makes a text of the localized string for a resource, in the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let key = resource.localizedKey
    self.init(.resource(resource), depth: key.depth, count: key.count)
  }
}
