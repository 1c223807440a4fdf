/// The result of merging a value.
indirect enum MergedValue: Sendable {
  /// The value of one version, copied.
  case copied(MergePlace)
  /// An object with members from several versions.
  case object(MergedObject)
  /// Bytes that are in none of the versions.
  case written([UInt8])
}

/// An object with members from several versions.
struct MergedObject: Sendable {
  /// The object whose layout to use, from the template if it has the object.
  let template: MergePlace
  let role: MergeRole
  var members: [MergedMember] = []
  /// The versions in which the object exists and is empty.
  var emptyIn: Choices = []
}

/// A member of a merged object.
struct MergedMember: Sendable {
  /// The member that provides the name.
  let name: MergePlace
  var content: MergedContent
}

/// The result of merging a member.
enum MergedContent: Sendable {
  case value(MergedValue)
  /// A conflict; any of the versions may be missing.
  case conflict(ours: MergedValue?, theirs: MergedValue?, base: MergePlace?)
}

/// The versions that a merge with conflicts writes.
struct Choices: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let ours = Choices(rawValue: 1)
  static let theirs = Choices(rawValue: 2)
  static let base = Choices(rawValue: 4)
  static let all: Choices = [.ours, .theirs, .base]

  static let each: [Choices] = [.ours, .theirs, .base]
}

extension MergedObject {
  /// The choices in which the object exists.
  var choices: Choices {
    guard role.vanishes else { return .all }
    let choices = members.reduce(into: emptyIn) { $0.formUnion($1.choices) }
    // An empty object means the same as none, so a difference would be a conflict about nothing.
    return members.isEmpty && !emptyIn.isEmpty ? .all : choices
  }
}

extension MergedMember {
  /// The choices in which the member exists.
  var choices: Choices {
    switch content {
    case .value(.object(let object)): object.choices
    case .value: .all
    case .conflict(let ours, let theirs, let base):
      [ours == nil ? [] : .ours, theirs == nil ? [] : .theirs, base == nil ? [] : .base]
    }
  }
}
