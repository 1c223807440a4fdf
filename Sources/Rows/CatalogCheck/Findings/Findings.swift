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
  var rules: [Rule] = []
  var turn = 0

  /// Creates a list with a default subject.
  init(about subject: Finding.Subject = .outside(Finding.Outside(at: nil))) {
    self.subject = subject
  }

  /// Adds a finding of the current rule.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - severity: the severity; nil for the rule's.
  ///   - part: the subject; nil for the default one.
  ///   - scalar: the position of the problem in the string, in Unicode scalars from 1; 0 for none.
  mutating func add(
    _ message: String, severity: Severity? = nil, about part: Finding.Subject? = nil,
    at scalar: Int = 0
  ) {
    list.append(
      Finding(rules[turn].id, severity: severity, message, about: part ?? subject, at: scalar))
  }

  /// Adds a finding that says what the summary of the current rule says.
  mutating func addSummary(about part: Finding.Subject? = nil, at scalar: Int = 0) {
    add(rules[turn].summary, about: part, at: scalar)
  }
}
