internal import LocalizedText
public import StringCatalog

/// Something that is wrong with a row, whoever noticed it.
public struct RowProblem: Hashable, Sendable {
  /// Where it is wrong.
  public enum Place: Hashable, Sendable {
    /// At a Unicode scalar of the row's text, counted from 1.
    case text(Int)
    /// At a place of a file.
    case file(String, SourceLocation)
  }

  /// What kind of thing is wrong.
  public var kind: ProblemKind
  /// What is wrong, in words.
  public var message: String
  /// Where; nil where it is the row as a whole.
  public var place: Place?

  /// Makes a problem.
  public init(_ kind: ProblemKind, message: String, at place: Place? = nil) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// What a reader reported.
  public init(_ problem: Problem) {
    self.init(
      problem.kind, message: problem.message, at: .file(problem.path, problem.location))
  }

  /// The id by which programs know the kind: `bidi-unbalanced`.
  public var id: String { kind.rawValue }
  /// How bad it is.
  public var severity: Severity { kind.severity }
}

extension [RowProblem] {
  /// The ids in the order of the problems, each once.
  public var ids: [String] {
    var seen: Set<String> = []
    return map(\.id).filter { seen.insert($0).inserted }
  }
}

extension Fragment.Reason {
  /// What kind of problem a placeholder is that stays as it is for this reason.
  var problemKind: ProblemKind {
    switch self {
    case .missing: .specExtra
    case .positionZero, .positionOutOfRange: .specGap
    case .unknownVariable: .substitutionUndefined
    case .notANumber: .specType
    case .noForm: .pluralOtherMissing
    case .outsideSubstitution: .argumentOutsideSubstitution
    case .unsafe: .specDangerous
    case .endless, .tooDeep, .tooLong: .nestingInvalid
    }
  }

  /// What to say of the placeholder.
  var explanation: String {
    switch self {
    case .missing: "there is no argument for it"
    case .positionZero: "positions start at 1"
    case .positionOutOfRange: "positions end at 127"
    case .unknownVariable: "no substitution has this name"
    case .notANumber: "its argument is no number that could choose a form"
    case .noForm: "the substitution has no form for the number, and no 'other'"
    case .outsideSubstitution: "it means something in the forms of a substitution only"
    case .endless: "it refers to itself"
    case .unsafe: "it reads or writes memory"
    case .tooDeep: "texts stand within each other without an end"
    case .tooLong: "the text has more parts than anybody reads"
    }
  }
}
