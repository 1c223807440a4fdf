import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// Everything that is known of one entry in one environment.
struct Explanation {
  let maker: RowMaker
  let row: Row
  let trace: LookUpTrace
  /// The columns of the row.
  let width: Int
  /// What readers reported of the entry.
  let reported: [Diagnostic]

  var fitted: FittedRow { maker.fit(row, width: width) }
  /// What is wrong with the row.
  var problems: [Diagnostic] {
    RuleSet.all.diagnostics(of: row, fitted: fitted, locale: maker.locale, reported: reported)
  }
  var attempts: [Attempt] { maker.attempts(for: row, width: width) }
}

extension Explanation {
  /// One line for programs, without the line's end: the row, and how it came about.
  var json: String {
    var json = JSONWriter(to: "")
    json.object { json in
      maker.write(row, width: width, reported: reported, into: &json)
      json.array("chain", trace.steps) { json, step in
        json.object {
          $0.member("localization", step.localization)
          $0.member("found", step.isFound)
          $0.member("why", step.why)
        }
      }
      json.array("leaves", trace.candidates) { json, candidate in
        json.object { write(candidate, into: &$0) }
      }
      writeChoice(into: &json)
      json.array("attempts", attempts) { json, attempt in
        json.object {
          $0.member("layout", attempt.layout.rawValue)
          $0.member("fits", attempt.fits)
          $0.member("why", attempt.truncation?.description)
        }
      }
      json.array("spans", [] as [String]) { $0.value($1) }
    }
    return json.sink
  }

  private func write(_ candidate: LookUpTrace.Candidate, into json: inout JSONWriter<String>) {
    let leaf = candidate.leaf
    json.member("path", "\(leaf.path)")
    json.member("text", leaf.text)
    json.member("state", leaf.state)
    json.member("columns", maker.columns(of: candidate.text))
    json.member("chosen", candidate.isChosen)
    json.object("location") { $0.write(leaf.location, in: leaf.localization.path) }
  }

  private func writeChoice(into json: inout JSONWriter<String>) {
    guard let choice = trace.pluralChoice else { return json.member("choice", nil as String?) }
    json.object("choice") {
      switch choice.number {
      case .integer(let number): $0.member("number", number)
      case .unsigned(let number): $0.member("number", number)
      case .double(let number): $0.member("number", number)
      case .string, .text: break
      }
      $0.member("category", choice.category)
      $0.member("rule", choice.rule.rawValue)
      $0.member("form", choice.form)
      $0.member("ambiguous", choice.isAmbiguous)
    }
  }
}
