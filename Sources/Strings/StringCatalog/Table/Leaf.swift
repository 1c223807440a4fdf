public import SourceText

/// One string of a localization: a string unit, or its equivalent in the older formats.
public struct Leaf: Sendable {
  /// The localization that contains the leaf.
  public let localization: Localization
  /// The index of the leaf in the table.
  package let number: UInt32

  private var storage: TableStorage { localization.entry.storage }
  var record: TableRecords.Leaf { storage.records.leaves[Int(number)] }
  /// The number of the leaf's path in the table.
  package var pathNumber: UInt32 { record.path }

  /// Whether the string does not vary: its path has no steps.
  package var isOnly: Bool { record.path == PathTable.root }
  /// Whether the string is a form of a substitution.
  package var isForm: Bool { !isOnly && path.substitution != nil }

  /// The path from the localization to the leaf.
  public var path: LeafPath { storage.records.paths[record.path] }
  /// The decoded string; empty if the string unit has no value.
  public var text: String { localization.source.text(record.value) }
  /// Whether the string is empty.
  public var isEmpty: Bool { localization.source.isEmpty(record.value) }
  /// Whether the string is empty because it has not been written yet: its state is `new`, or the
  /// string unit has no value.
  package var isNew: Bool { isEmpty && (hasState && state == "new" || textRange == nil) }
  /// The location of the string.
  public var location: SourceLocation {
    localization.source.location(ofTextAt: record.value.offset)
  }

  /// The byte range of the string in its file: a string with its quotation marks, or the content of
  /// an XML element (the whole tag if it is an empty `<string/>`); nil if the string unit has no
  /// value.
  ///
  /// Replacing this range changes the string and nothing else. If the file is UTF-16, the range
  /// applies to its conversion to UTF-8. Two leaves of a binary file can share a range.
  public var textRange: Range<Int>? { localization.source.token(of: record.value) }

  /// The byte range of the state in its file, with quotation marks; nil if there is none.
  ///
  /// The values of a string set share one state.
  public var stateRange: Range<Int>? {
    guard hasState, localization.source.syntax == .json else { return nil }
    let bytes = localization.source.bytes
    return bytes.withBytes(0..<bytes.count) {
      XCStringsToken.range(fromContentAt: Int(record.stateOffset), in: $0)
    }
  }

  /// Whether the file contains a state for the string; the older formats have none.
  private var hasState: Bool { record.stateOffset != record.value.offset }

  /// The state, as spelled in the file; nil if there is none.
  public var state: String? {
    record.state == KnownState.none.rawValue ? nil : storage.records.states[record.state]
  }
  /// Whether the state is one of Xcode's, or there is none.
  package var hasKnownState: Bool { record.state <= KnownState.machineTranslated.rawValue }
  /// The location of the state, or of the string if there is no state.
  public var stateLocation: SourceLocation {
    localization.source.location(ofTextAt: record.stateOffset)
  }

  /// The members unknown to the format.
  public var otherFields: [Field] {
    localization.entry.fields(of: record.value.offset, in: localization.sourceNumber)
  }
}

/// A path from a localization to one of its leaves: `plural.few`, `device.mac.plural.one`,
/// `substitution.count.plural.other`, `width.20`, `values.0`; empty for a string that does not
/// vary.
public struct LeafPath: Hashable, Sendable {
  /// A step of a path.
  public enum Step: Hashable, Sendable {
    /// A case of a variation, for example `plural` and `few`. Unknown axes are allowed.
    case variation(axis: String, name: String)
    /// A substitution, by name.
    case substitution(String)
    /// A value of a string set, by its index from 0.
    case value(Int)
  }

  /// The steps, outermost first.
  public var steps: [Step]

  /// Creates a path from steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The last plural case of the path, if it has one.
  public var pluralCase: String? {
    for case .variation("plural", let name) in steps.reversed() { return name }
    return nil
  }

  /// The first substitution on the path, if any.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// Whether the path leads to a value of a string set.
  package var isValue: Bool { if case .value? = steps.last { true } else { false } }
}

extension LeafPath: CustomStringConvertible {
  /// The steps joined by periods.
  public var description: String { steps.map(\.description).joined(separator: ".") }
}

extension LeafPath.Step: CustomStringConvertible {
  /// The step as written in reports.
  public var description: String {
    switch self {
    case .variation(let axis, let name): "\(axis).\(name)"
    case .substitution(let name): "substitution.\(name)"
    case .value(let index): "values.\(index)"
    }
  }
}
