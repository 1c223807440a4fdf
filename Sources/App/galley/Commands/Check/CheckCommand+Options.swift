import CatalogCheck
import SourceText
import TextLayout

extension CheckCommand {
  static let options: [Option] = [
    Option(
      "max-layout", value: .choice([Layout.compact, .standard].map(\.rawValue)), in: .layout,
      help: """
        Set the largest layout allowed at --width (default: standard). compact allows one line, \
        standard two.
        """,
      sets: .text(\CheckCommand.maxLayout) { text throws(InvalidValue) in
        guard let layout = Layout(rawValue: text), [.compact, .standard].contains(layout) else {
          throw InvalidValue(expected: "one of compact, standard")
        }
        return layout
      }),
    Option(
      "only", value: .list("RULE,...", known: Rule.ids), in: .rules,
      help: "Apply only these rules. Accepts several, like --locale.",
      sets: OptionSetter { (check: inout CheckCommand, text) throws(InvalidValue) in
        check.onlyRules.formUnion(try Option.rules(text))
      }),
    Option(
      "except", value: .list("RULE,...", known: Rule.ids), in: .rules,
      help: "Skip these rules. Accepts several, like --locale.",
      sets: OptionSetter { (check: inout CheckCommand, text) throws(InvalidValue) in
        check.exceptRules.formUnion(try Option.rules(text))
      }),
    Option(
      "severity", value: Severity.values(), in: .rules,
      help: "Set the lowest severity to report (default: warning).",
      sets: .choice(\CheckCommand.severity)),
    Option(
      "baseline", value: .file("FILE"), in: .rules,
      help: "Report only problems that are not in the baseline FILE.",
      sets: .path(\CheckCommand.baseline)),
    Option(
      "write-baseline", value: .file("FILE"), in: .rules,
      help: """
        Write all current problems to FILE, for --baseline. Strings that move in their file stay \
        accepted; strings that change are checked again.
        """,
      sets: .path(\CheckCommand.writtenBaseline)),
    Option(
      "fix", in: .output,
      help: """
        Fix problems that have only one possible fix, and report the rest. Strings in the source language \
        are not changed.
        """,
      sets: .value(\CheckCommand.fixes, true)),
    Option(
      "list", in: .output,
      help: "List all rules. With merge --resolve, list the remaining conflicts.",
      sets: .value(\CheckCommand.listsRules, true), .value(\MergeCommand.lists, true)),
    Option(
      "describe", value: .list("RULE", known: Rule.ids), in: .rules,
      help: "Explain a rule: why it matters and how to fix its problems.",
      sets: OptionSetter { (check: inout CheckCommand, text) throws(InvalidValue) in
        check.describedRules.formUnion(try Option.rules(text))
        check.listsRules = true
      }),
  ]
}
