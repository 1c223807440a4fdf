import CatalogCheck
import SourceText
import TextLayout

/// `galley check`: reports what is wrong with the texts, and exits with 1 if something is.
struct CheckCommand: CatalogCommand {
  static let name = "check"
  static let summary = "report problems"
  static let meaning = """
    Check every translation. Print each problem with its location: `PATH:LINE:COLUMN: SEVERITY: \
    MESSAGE [RULE]`. With `--format json`, each problem is a JSON object, and the summary goes to \
    standard error.

    With `--fix`, apply the unambiguous fixes: missing and extra spaces, three periods, a missing \
    colon or ellipsis, no-break spaces in French, and percent signs. Report the other problems. Each \
    new string is checked before it is written, keeps its state, and is printed with the old one. \
    `--dry-run` prints them without writing.

    `--after-edit` is for the hooks of coding agents, which `galley agents --hooks` prints. It reads \
    the JSON of a tool call from standard input, and prints in at most 2,000 bytes what the strings \
    lack that the edited Swift files use: keys, then translations, reviews, and errors.
    """
  static let otherUsages = ["galley check --list", "galley check --describe RULE"]
  var shared = SharedOptions()
  var samples = SamplesOptions()
  var points = PointOptions()
  var slots = SlotOptions()
  var filter = FilterOptions()
  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?
  /// The folders with the source code of the app.
  var sources: [String] = []
  var form = Form.text
  /// The width in which rows have to fit; nil if that is not tested.
  var width: Int?
  /// The last layout that a row may need.
  var maxLayout = Layout.standard
  /// The rules to apply; empty applies all.
  var onlyRules: [RuleID] = []
  /// The rules not to apply.
  var exceptRules: [RuleID] = []
  /// The least severity to report.
  var severity = Severity.warning
  /// The file with the findings that are not reported.
  var baseline: String?
  /// The file into which the findings are written as a baseline.
  var writtenBaseline: String?
  /// Whether to fix what has a certain fix.
  var fixes = false
  /// Whether the fixes are printed instead of written.
  var isDryRun = false
  /// Whether to check only what edited source files use, for the hook of an agent.
  var isAfterEdit = false
  /// Whether to print the rules instead of checking.
  var listsRules = false
  /// The rules to describe; empty lists all.
  var describedRules: [RuleID] = []

  /// How the report is written: for people, or for programs.
  enum Form: String, OptionChoice {
    case text, json, sarif, junit, github, gitlab
  }

  func validate() throws(OptionsError) {
    try points.validate()
    if isDryRun, !fixes { throw OptionsError("'--dry-run' requires '--fix'") }
    if isAfterEdit, fixes || since != nil {
      throw OptionsError("'--after-edit' cannot be used with '\(fixes ? "--fix" : "--since")'")
    }
  }

  func run() -> ExitStatus {
    if listsRules || !describedRules.isEmpty { return describeRules() }
    guard shared.readsConfiguration else { return run(Check(options: self)) }
    do throws(ProjectSettings.Mistakes) {
      let settings = try ProjectSettings.ofProject(at: shared.paths.first ?? "")
      return run(Check(options: self, settings: settings))
    } catch {
      for mistake in error.diagnostics { StandardError.report(mistake.description) }
      let path = error.diagnostics.first?.path ?? ".galley.json"
      StandardError.report("nothing was checked; fix \(path) first")
      return .failure
    }
  }

  private func run(_ check: Check) -> ExitStatus {
    guard isAfterEdit else { return check.run() }
    var edited = EditedCodeCheck(check, sources: sources)
    return edited.run()
  }
}

extension Severity: OptionChoice {}
