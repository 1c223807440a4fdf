internal import FoundationEssentials

/// Localizable text that is resolved in an environment when it is shown.
///
/// It stores a key with its arguments, a verbatim string, a value with its format, or other texts.
/// Call ``resolve(in:)`` to look up and format it.
///
/// ```swift
/// let assigned = Text("Assigned to \(assignee.name)")
/// assigned.resolve(in: environment).text  // "Zugewiesen an Robb"
/// ```
public struct Text: Sendable {
  /// The content of a text.
  ///
  /// Large payloads are indirect, to keep texts small.
  package enum Content: Equatable, Sendable {
    case verbatim(String)
    indirect case key(LocalizedStringKey, TableName)
    case value(AnyTextValue)
    indirect case resource(LocalizedStringResource)
    case joined(Text, Text)
    case list([Text])
    /// Arguments, shown as a list in the locale.
    case listed([Argument])
    /// The texts were nested too deeply and have been dropped.
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

  /// The letter case of a text.
  public enum Case: Hashable, Sendable {
    /// In upper case.
    case uppercase
    /// In lower case.
    case lowercase
  }
}

extension Text {
  /// The shared storage of a text: texts are copied and joined more often than changed (rates.py).
  private final class Storage: Sendable {
    let content: Content
    let depth: Int
    let count: Int
    let modifiers: TextModifiers
    /// Whether the text has modifiers; cached, because few texts do.
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

  /// The content of the text.
  package var content: Content { storage.content }
  /// The nesting depth, including this text.
  var depth: Int { storage.depth }
  /// The number of texts in this one, including itself, counted up to the limit.
  var count: Int { storage.count }
  /// Whether the text contains more texts than a resolution allows.
  package var isTooLong: Bool { count > Self.greatestCount }
  var modifiers: TextModifiers {
    get { storage.modifiers }
    set { storage = Storage(storage, modifiers: newValue) }
  }

  /// Whether the text has modifiers.
  var isModified: Bool { storage.isModified }

  /// The maximum nesting depth.
  ///
  /// Resolving recurses once per level, so the depth is limited when texts are created.
  static let greatestDepth = 100

  /// The maximum number of nested texts for flattening and comparing.
  static let greatestCount = 1 << 16
}

extension Text: Equatable {
  /// Whether both texts have the same content and modifiers.
  ///
  /// Two texts over the size limit are equal only if they are the same instance.
  public static func == (left: Text, right: Text) -> Bool {
    if left.storage === right.storage { return true }
    return left.count == right.count && left.count <= greatestCount
      && left.content == right.content && left.modifiers == right.modifiers
  }
}

extension Text: Hashable {
  /// Hashes only the first string or key of the text: enough to distinguish most texts, at bounded
  /// cost for nested ones.
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
  /// Returns the concatenation of two texts.
  ///
  /// Each keeps its own style.
  public static func + (left: Text, right: Text) -> Text { joined(left, right) }

  /// Returns the concatenation of two texts.
  package static func joined(_ left: Text, _ right: Text) -> Text {
    let depth = max(left.depth, right.depth)
    let count = left.count + right.count
    guard depth >= greatestDepth / 2 else {
      return Text(.joined(left, right), depth: depth, count: count)
    }
    guard count <= greatestCount else { return Text(.tooDeep) }
    // Flatten long chains of concatenations periodically to limit their depth.
    var parts: [Text] = []
    left.addParts(to: &parts)
    right.addParts(to: &parts)
    return Text(.list(parts), depth: parts.reduce(0) { max($0, $1.depth) }, count: count)
  }

  /// Appends the operands of a concatenation or, if it is none or has modifiers, the text itself.
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

  /// Creates a text that shows the localized string for a key, such as a literal.
  ///
  /// The comment is only for tools that extract and translate keys.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key, in: TableName(tableName))
  }

  /// Creates a text that shows a string without localizing it.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text that shows a string variable without localizing it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text that shows the localized string of a resource, in the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let key = resource.localizedKey
    self.init(.resource(resource), depth: key.depth, count: key.count)
  }
}
