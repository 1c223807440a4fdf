import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

extension Explanation {
  /// The explanation for people: sections of lines with a name and what is known.
  var text: String {
    let sections = [entry, search, choices, leaves, layouts, drawn, fragments]
    return sections.filter { !$0.lines.isEmpty }
      .map { section in section.title + "\n" + section.lines.map { "\($0)\n" }.joined() }
      .joined(separator: "\n")
  }

  private typealias Section = (title: String, lines: [String])

  /// The columns of a line where nothing but the row decides them.
  private static let columns = 80

  private var entry: Section {
    var lines = named("table", maker.table.name)
    lines += named("place", "\(row.entry.path):\(row.entry.location)")
    lines += named("comment", row.entry.comment ?? "")
    lines += named("state", "\(row.state)")
    lines += named("value", row.value ?? "")
    lines += named("problems", problems.ids.joined(separator: ", "))
    return (row.entry.key.isEmpty ? "(empty key)" : row.entry.key.marked, lines)
  }

  private var search: Section {
    var lines = trace.steps.flatMap { step in
      named(step.localization, step.why ?? "found (\(trace.found.origin.rawValue))")
    }
    if trace.found.origin == .key { lines += named("the key", "is shown") }
    return ("Look-up for \(maker.locale)", lines)
  }

  private var choices: Section {
    ("Choice", trace.choices.flatMap { named($0.axis, $0.explanation) })
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
    var lines = attempts.flatMap { named($0.layout.rawValue, $0.truncation?.description ?? "fits") }
    if fitted.isCut { lines += named("cut", "not everything can be shown") }
    let from = { (columns: Int?) in columns.map { "from \($0) columns" } ?? "at no width" }
    lines += named(
      "fits",
      "compact \(from(fitted.breakpoints.compact)), standard \(from(fitted.breakpoints.standard))")
    return ("Layouts at \(width) columns", lines)
  }

  private var drawn: Section {
    ("Row", fitted.rows.map(\.trimmingBlanks))
  }

  private var fragments: Section {
    let lines = row.title.dump.flatMap { fragment in
      wrapped(fragment, columns: Self.columns - 4).enumerated()
        .map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    return ("Fragments", lines)
  }

  // MARK: Lines

  /// The columns of the names.
  private static let nameColumns = 12

  /// A name and what belongs to it, in as many lines as it needs; none where that is nothing.
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
