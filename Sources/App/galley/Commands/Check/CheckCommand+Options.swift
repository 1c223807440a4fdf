import CatalogCheck
import SourceText
import TextLayout

extension CheckCommand {
  @OptionList<Self> static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de (default: all)")
    SamplesOptions.options(\.samples)
    PointOptions.options(\.points)
    SlotOptions.options(\.slots)
    FilterOptions.options(\.filter)
    Option.since(\.since)
    Option.sources(\.sources)
    Option.width(\.width, OptionText.leastColumns)
    Option(
      "max-layout", in: .layout,
      help: """
        Set the largest layout allowed at --width (default: standard). compact allows one line, \
        standard two.
        """,
      .choice(\.maxLayout, ["compact": .compact, "standard": .standard]))
    Option(
      "only", in: .rules, help: "Apply only these rules. Accepts several, like --locale.",
      .list(\.onlyRules, .list("RULE,...", known: Rule.ids), OptionText.rules))
    Option(
      "except", in: .rules, help: "Skip these rules. Accepts several, like --locale.",
      .list(\.exceptRules, .list("RULE,...", known: Rule.ids), OptionText.rules))
    Option(
      "severity", in: .rules, help: "Set the lowest severity to report (default: warning).",
      .choice(\.severity))
    Option(
      "baseline", in: .rules, help: "Report only problems that are not in the baseline FILE.",
      .path(\.baseline))
    Option(
      "write-baseline", in: .rules,
      help: """
        Write all current problems to FILE, for --baseline. Strings that move in their file stay \
        accepted; strings that change are checked again.
        """,
      .path(\.writtenBaseline))
    Option(
      "describe", in: .rules, help: "Explain a rule: why it matters and how to fix its problems.",
      .list(\.describedRules, .list("RULE", known: Rule.ids), OptionText.rules))
    Option.format(\.form)
    Option.dryRun(\.isDryRun).with("With --fix, print the fixes without writing them")
    Option(
      "fix", in: .output,
      help: """
        Fix problems that have only one possible fix, and report the rest. Strings in the source language \
        are not changed.
        """,
      .flag(\.fixes))
    Option(
      "after-edit", in: .selection,
      help: """
        Check the strings that a Swift file uses after an agent has edited it. The JSON of the tool \
        call is read from stdin.
        """,
      .flag(\.isAfterEdit))
    Option.list(\.listsRules)
  }
}
