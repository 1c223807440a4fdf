import CatalogCheck
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TextLayout

/// Everything that `galley explain` says about one entry in one environment.
struct Explanation {
  let maker: RowMaker
  let row: Row
  let trace: LookUpTrace
  /// The width of the row in columns.
  let width: Int
  /// The rules by which the row is judged.
  let rules: RuleSet
  /// The reports of readers about the entry.
  let reported: [Diagnostic]
  /// The row in points, if widths are measured in them.
  var points: PointExplanation?
  /// The places in the sources that name the key; nil if no sources are read.
  var uses: [FilePlace]?

  var fitted: FittedRow { maker.fit(row, width: width) }
  /// The problems of the row, including those that readers reported.
  var problems: [Diagnostic] {
    maker.diagnostics(of: row, fitted: fitted, by: rules, reported: reported)
  }
  var attempts: [Attempt] { maker.attempts(for: row, width: width) }
}

// MARK: JSON

extension Explanation {
  /// One line of JSON without a line end: the row as `print` writes it, and how it came about.
  var json: String {
    var json = JSONWriter(to: "")
    json.object { json in
      maker.write(
        row, width: width, rules: rules, reported: reported, points: points?.row, into: &json)
      json.member("extraction", row.entry.extractionState)
      json.member("commentOrigin", row.entry.commentOrigin)
      writeSource(into: &json)
      json.array("chain", trace.steps) { json, step in
        json.object {
          $0.member("localization", step.localization)
          $0.member("found", step.isFound)
          $0.member("why", step.reason)
        }
      }
      json.array("leaves", trace.candidates) { json, candidate in
        json.object { write(candidate, into: &$0) }
      }
      writeChoice(into: &json)
      if let uses {
        json.array("uses", uses) { json, place in
          json.object { $0.write(place.location, in: place.path) }
        }
      }
      json.array("spans", row.spans) { json, span in json.object { span.write(into: &$0) } }
      if let points { return points.writeSizes(into: &json) }
      json.array("attempts", attempts) { json, attempt in
        json.object {
          $0.member("layout", attempt.layout.rawValue)
          $0.member("fits", attempt.fits)
          $0.member("why", attempt.truncation?.description)
        }
      }
    }
    return json.sink
  }

  /// Writes the text in the source language with its leaves; null if the language is not known.
  private func writeSource(into json: inout JSONWriter<String>) {
    guard let language = row.sourceLanguage else {
      return json.member("source", nil as String?)
    }
    json.object("source") { json in
      json.member("localization", language)
      json.member("text", row.sourceText)
      let leaves = row.sourceLocalization.map { Array($0.leaves) } ?? []
      json.array("leaves", leaves) { json, leaf in
        json.object {
          $0.member("path", "\(leaf.path)")
          $0.member("text", leaf.text)
          $0.member("state", leaf.state)
          $0.object("location") { $0.write(leaf.location, in: leaf.localization.path) }
        }
      }
    }
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

// MARK: Text

extension Explanation {
  /// The explanation for people: sections of named lines.
  var text: String {
    let sections = [
      entry, places, search, choices, agreement, leaves, layouts, drawn, fragments,
    ]
    return sections.filter { !$0.lines.isEmpty }
      .map { section in section.title + "\n" + section.lines.map { "\($0)\n" }.joined() }
      .joined(separator: "\n")
  }

  private typealias Section = (title: String, lines: [String])

  /// The width of the lines; only the row itself takes the width of the options.
  private static let columns = 80

  private var entry: Section {
    var lines = named("table", maker.table.name)
    lines += named("place", "\(row.entry.path):\(row.entry.location)")
    let origin = row.entry.isCommentAutoGenerated ? " (automatic)" : ""
    lines += named("comment", row.entry.comment.map { $0.isEmpty ? "" : $0 + origin } ?? "")
    lines += named("code", row.entry.extractionWords ?? "")
    lines += named("state", "\(row.state)")
    lines += named("value", row.value ?? "")
    lines += named("problems", problems.ruleNames.joined(separator: ", "))
    return (row.entry.key.isEmpty ? "(empty key)" : row.entry.key.marked, lines)
  }

  private var places: Section {
    let lines = uses?.map { "  \($0.description.marked)" } ?? []
    return ("Sources", uses?.isEmpty == true ? ["  no source file mentions the key"] : lines)
  }

  private var search: Section {
    var lines = trace.steps.flatMap { step in
      named(step.localization, step.reason ?? "found (\(row.borrowed?.words ?? row.origin))")
    }
    if trace.found.origin == .key { lines += named("the key", "is shown") }
    return ("Look-up for \(row.textLocale(in: maker.locale))", lines)
  }

  private var choices: Section {
    ("Choice", trace.choices.flatMap { named($0.axis, $0.explanation) })
  }

  private var agreement: Section {
    let lines = row.spans.flatMap { span in
      span.explanation.enumerated().flatMap { number, sentence in
        let margin = number == 0 ? "  " : "    "
        return wrapped(sentence, columns: Self.columns - 6).enumerated()
          .map { margin + ($0 == 0 ? "" : "  ") + $1 }
      }
    }
    return ("Agreement", lines)
  }

  private var leaves: Section {
    guard let localization = trace.found.localization else { return ("", []) }
    let lines = trace.candidates.flatMap { candidate in
      let leaf = candidate.leaf
      let path = leaf.path.steps.isEmpty ? "text" : "\(leaf.path)".marked
      let columns = maker.columns(of: candidate.text)
      let facts = ["\(columns) columns", leaf.state ?? "no state", "at \(leaf.location)"]
      return [
        "  \(candidate.isChosen ? "*" : " ") \(path): \(facts.joined(separator: ", "))".marked
      ]
        + wrapped(leaf.text, columns: Self.columns - 6).map { "      " + $0 }
    }
    return ("Texts of \(localization.locale.marked)", lines)
  }

  private var layouts: Section {
    if let points {
      return (points.heading, points.facts.flatMap { named($0.name, $0.words) })
    }
    var lines = attempts.flatMap { named($0.layout.rawValue, $0.truncation?.description ?? "fits") }
    if fitted.isCut { lines += named("cut", "not everything can be shown") }
    let from = { (columns: Int?) in columns.map { "from \($0) columns" } ?? "at no width" }
    lines += named(
      "fits",
      "compact \(from(fitted.breakpoints.compact)), standard \(from(fitted.breakpoints.standard))")
    return ("Layouts at \(width) columns", lines)
  }

  private var drawn: Section {
    if let points {
      return (
        "Lines", points.row.lines.flatMap { maker.lines(of: $0, width: Options.widths.upperBound) }
      )
    }
    return ("Row", fitted.rows.map(\.trimmingBlanks))
  }

  private var fragments: Section {
    let lines = row.title.dump.flatMap { fragment in
      wrapped(fragment, columns: Self.columns - 4).enumerated()
        .map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    return ("Fragments", lines)
  }

  // MARK: Lines

  /// The width of the names at the left.
  private static let nameColumns = 12

  /// A name and a wrapped text beside it; no line if the text is empty.
  private func named(_ name: String, _ words: String) -> [String] {
    guard !words.isEmpty else { return [] }
    let margin = String(repeating: " ", count: Self.nameColumns)
    let start = "  " + name.marked + margin.dropFirst(name.unicodeScalars.count + 2)
    let gap = start.count > Self.nameColumns ? "  " : ""
    let lines = wrapped(words, columns: Self.columns - start.count - gap.count)
    return lines.enumerated().map { ($0 == 0 ? start + gap : margin) + $1 }
  }

  private func wrapped(_ words: String, columns: Int) -> [String] {
    maker.lines(of: words, width: max(columns, 20))
  }
}
