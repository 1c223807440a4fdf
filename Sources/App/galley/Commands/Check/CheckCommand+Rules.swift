import CatalogCheck
import SourceText

extension CheckCommand {
  /// Prints the list of rules, or all about the rules that the user named.
  func describeRules() -> ExitStatus {
    var output = StandardOutput()
    let columns = min(StandardOutput.columns(), Help.limits.upperBound)
    if describedRules.isEmpty {
      let longest = Rule.all.map(\.id.rawValue.utf8.count).max() ?? 0
      for rule in Rule.all.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
        let (name, severity) = (rule.id.rawValue, "\(rule.severity)")
        output.write("\(name.padded(to: longest + 2))\(severity.padded(to: 9))\(rule.summary)\n")
      }
    }
    for rule in Rule.all where describedRules.contains(rule.id) {
      output.write("\(rule.id) (\(rule.severity)): \(rule.summary)\n")
      for (heading, text) in [("Why", rule.why), ("How to fix it", rule.fix)] {
        let lines = text.wordWrapped(columns: columns, margin: 2)
        output.write("\n\(heading)\n" + lines.joined(separator: "\n") + "\n")
      }
    }
    return output.close()
  }
}
