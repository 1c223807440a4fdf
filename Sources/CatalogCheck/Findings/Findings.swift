import SourceText

/// Where rules add what they find.
struct Findings {
  /// What was found so far.
  var list: [Finding] = []
  /// What is judged, unless a rule says more.
  var subject: Finding.Subject
  /// The rules that judge, and the place of the one whose turn it is: to set a number for each of many
  /// rules and texts is cheaper than to copy an id.
  fileprivate var rules: [RuleID] = []
  fileprivate var turn = 0
  /// The messages so far.
  ///
  /// Many findings have the same; stored once, they do not keep the memory between them from being
  /// used again: without this, a check takes more memory (check.py in Tests/Bench).
  private var messages: Set<String> = []

  /// Prepares to judge something.
  init(about subject: Finding.Subject = .outside(Finding.Outside(at: nil))) {
    self.subject = subject
  }

  /// Adds a finding of the rule whose turn it is.
  ///
  /// - Parameters:
  ///   - message: the problem; nil if the subject says it.
  ///   - severity: how bad it is; nil for the severity of the rule.
  ///   - part: what it is about; nil for all that is judged.
  ///   - scalar: the place of the problem in the text, in Unicode scalars from 1; 0 for none.
  mutating func add(
    _ message: String? = nil, severity: Severity? = nil, about part: Finding.Subject? = nil,
    at scalar: Int = 0
  ) {
    let known = message.map { messages.insert($0).memberAfterInsert }
    list.append(
      Finding(rules[turn], severity: severity, known, about: part ?? subject, at: scalar))
  }
}

/// The functions of some rules that judge things of one kind.
struct Judges<Checked>: Sendable {
  private let ids: [RuleID]
  private let judges: [Rule.Judge<Checked>]

  /// Takes the functions of the rules that have one.
  init(of rules: [Rule], _ judge: (Rule) -> Rule.Judge<Checked>?) {
    let pairs = rules.compactMap { rule in judge(rule).map { (rule.id, $0) } }
    ids = pairs.map(\.0)
    judges = pairs.map(\.1)
  }

  /// Adds what the rules find wrong, in the order of the rules.
  func judge(_ checked: Checked, into found: inout Findings) {
    found.rules = ids
    // Iterating the array would retain and release each function, for each of many texts.
    let judges = judges.span
    for turn in judges.indices {
      found.turn = turn
      judges[turn](checked, &found)
    }
  }
}
