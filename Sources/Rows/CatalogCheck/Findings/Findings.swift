import SourceText

/// The list to which rules add their findings.
struct Findings {
  /// The findings so far.
  var list: [Finding] = []
  /// The default subject of new findings.
  var subject: Finding.Subject
  /// The rules being run, and the index of the current one.
  ///
  /// Setting an index for each of many rules and strings is cheaper than copying a rule ID.
  fileprivate var rules: [Rule] = []
  fileprivate var turn = 0
  /// The statements so far.
  private var statements: Set<Finding.Statement> = []

  /// Creates a list with a default subject.
  init(about subject: Finding.Subject = .outside(Finding.Outside(at: nil))) {
    self.subject = subject
  }

  /// Adds a finding of the current rule.
  ///
  /// - Parameters:
  ///   - message: the message; nil to derive it from the subject.
  ///   - severity: the severity; nil for the rule's.
  ///   - part: the subject; nil for the default one.
  ///   - scalar: the position of the problem in the string, in Unicode scalars from 1; 0 for none.
  mutating func add(
    _ message: String? = nil, severity: Severity? = nil, about part: Finding.Subject? = nil,
    at scalar: Int = 0
  ) {
    let rule = rules[turn].id
    let statement = statements.shared(
      Finding.Statement(rule, severity: severity ?? rule.severity, message))
    list.append(Finding(statement, about: part ?? subject, at: scalar))
  }

  /// Adds a finding that says what the summary of the current rule says.
  mutating func addSummary(about part: Finding.Subject? = nil, at scalar: Int = 0) {
    add(rules[turn].summary, about: part, at: scalar)
  }
}

/// The rules that check the same kind of value.
struct Judges<Checked: Judged>: Sendable {
  private let rules: [Rule]

  /// Collects the rules that have a function for these values.
  init(of rules: [Rule]) { self.rules = rules.filter(Checked.isJudged) }

  /// Runs the rules in order and adds their findings.
  func judge(_ checked: Checked, into found: inout Findings) {
    found.rules = rules
    let rules = rules.span
    for turn in rules.indices {
      found.turn = turn
      checked.judge(by: rules, at: turn, into: &found)
    }
  }
}
