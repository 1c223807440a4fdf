/// What becomes of a value.
indirect enum MergedValue: Sendable {
  /// The value of one version, as it is there.
  case copied(MergePlace)
  /// An object whose members come from several versions.
  case object(MergedObject)
  /// Bytes that no version has.
  case written([UInt8])
}

/// An object whose members come from several versions.
struct MergedObject: Sendable {
  /// The object whose layout it has; that of the template if that has one.
  let template: MergePlace
  let role: MergeRole
  var members: [MergedMember] = []
  /// The versions in which the object was there and empty.
  var emptyIn: Choices = []
}

/// A member of a merged object.
struct MergedMember: Sendable {
  /// The member whose name it has.
  let name: MergePlace
  var content: MergedContent
}

/// What becomes of a member.
enum MergedContent: Sendable {
  case value(MergedValue)
  /// A conflict: either may be missing, and what both were made of.
  case conflict(ours: MergedValue?, theirs: MergedValue?, base: MergePlace?)
}

/// The texts that a merge with conflicts writes: one for each choice.
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
    return members.reduce(into: emptyIn) { $0.formUnion($1.choices) }
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
