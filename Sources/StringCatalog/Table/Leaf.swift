public import SourceText

/// One text of a localization: a string unit, or its equivalent in the older formats.
public struct Leaf: Sendable {
  /// The localization that it belongs to.
  public let localization: Localization
  /// Its number in the table, from 0.
  package let number: UInt32

  private var storage: TableStorage { localization.entry.storage }
  var record: TableRecords.Leaf { storage.records.leaves[Int(number)] }
  /// The number of its path in the table.
  package var pathNumber: UInt32 { record.path }

  /// Whether the text does not vary: its path has no steps.
  package var isOnly: Bool { record.path == PathTable.root }
  /// Whether the text is a form of a substitution.
  package var isForm: Bool { !isOnly && path.substitution != nil }

  /// The path from the localization to the leaf.
  public var path: LeafPath { storage.records.paths[record.path] }
  /// Its text, decoded; empty if the string unit has no value.
  public var text: String { localization.source.text(record.value) }
  /// Whether the text is empty.
  public var isEmpty: Bool { localization.source.isEmpty(record.value) }
  /// Whether the text is empty because nobody has written it yet: the file says that its state is `new`,
  /// or has only a place for it.
  package var isNew: Bool { isEmpty && (hasState && state == "new" || textRange == nil) }
  /// The location of the text.
  public var location: SourceLocation {
    localization.source.location(ofTextAt: record.value.offset)
  }

  /// The bytes of its file that write the text: a string with its quotation marks, or the content of
  /// an XML element (`<string/>` itself if it is empty); nil if the string unit has no value.
  ///
  /// Replacing them changes the text and nothing else. A text in UTF-16 has its range in the same text in
  /// UTF-8. Two leaves of a binary file can share a range.
  public var textRange: Range<Int>? { localization.source.token(of: record.value) }

  /// The bytes of its file that write the state, with their quotation marks; nil if the file has none.
  ///
  /// The values of a string set share one state.
  public var stateRange: Range<Int>? {
    guard hasState else { return nil }
    let bytes = localization.source.bytes
    return bytes.withBytes(0..<bytes.count) {
      XCStringsToken.range(fromContentAt: Int(record.stateOffset), in: $0)
    }
  }

  /// Whether the file has a state for the text; in the older formats, none has one.
  private var hasState: Bool { record.stateOffset != record.value.offset }

  /// Its state, as the file spells it; nil if the file does not contain one.
  public var state: String? {
    record.state == KnownState.none.rawValue ? nil : storage.records.states[record.state]
  }
  /// Whether Xcode knows the state, or there is none.
  package var hasKnownState: Bool { record.state <= KnownState.machineTranslated.rawValue }
  /// The location of the state; without a state, that of the text.
  public var stateLocation: SourceLocation {
    localization.source.location(ofTextAt: record.stateOffset)
  }

  /// The members that the format does not define.
  public var otherFields: [Field] {
    localization.entry.fields(of: record.value.offset, in: localization.sourceNumber)
  }
}

/// The path from a localization to one of its leaves: `plural.few`, `device.mac.plural.one`,
/// `substitution.count.plural.other`, `width.20`, `values.0`; empty for its only text.
public struct LeafPath: Hashable, Sendable {
  /// One step of the path.
  public enum Step: Hashable, Sendable {
    /// A case of a variation, for example `plural` and `few`. Unknown axes are kept.
    case variation(axis: String, name: String)
    /// Into the substitution with this name.
    case substitution(String)
    /// One value of a string set, by its index from 0.
    case value(Int)
  }

  /// The steps, outermost first.
  public var steps: [Step]

  /// A path of these steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The last plural case of the path, if it has one.
  public var pluralCase: String? {
    for case .variation("plural", let name) in steps.reversed() { return name }
    return nil
  }

  /// The substitution that the path leads into, if any.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// Whether it leads to a value of a string set.
  package var isValue: Bool { if case .value? = steps.last { true } else { false } }
}

extension LeafPath: CustomStringConvertible {
  /// The steps joined by full stops.
  public var description: String {
    steps.map(\.description).joined(separator: ".")
  }
}

extension LeafPath.Step: CustomStringConvertible {
  /// The step as reports write it.
  public var description: String {
    switch self {
    case .variation(let axis, let name): "\(axis).\(name)"
    case .substitution(let name): "substitution.\(name)"
    case .value(let index): "values.\(index)"
    }
  }
}
