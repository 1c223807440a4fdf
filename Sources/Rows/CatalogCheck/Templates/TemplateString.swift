internal import JSONDocuments
internal import LocalizedText
internal import PointMetrics
package import PreviewRows
package import StringCatalog
internal import TextLayout

/// A string of a template: what is to be filled in for it, and what a translator has to know.
package struct TemplateString: Sendable {
  package let key: String
  /// The forms to fill in, with what the catalog has; a single one without a name for a string that
  /// does not vary.
  package let forms: [(name: String, text: String)]
  /// The source string of each form, or one without a name; empty if it is the key.
  package let sources: [(name: String, text: String)]
  package let comment: String?
  /// The columns that the project has for the string; nil if any length is allowed.
  package let columns: Int?
  /// The width in points, and the lines; nil if the string has no slot.
  package let points: (width: Double, lines: Int)?
  /// The nearest translation of the project.
  package let memory: MemoryMatch?
  /// The terms of the glossary in the source string, with their translations.
  package let terms: [(term: String, translation: String)]

  /// Whether the string varies, so that the template explains the forms of the language.
  package var varies: Bool { forms.first?.name.isEmpty == false }

  /// The longest comment that is shown whole, in Unicode scalars.
  private static let commentLimit = 300

  /// Makes the template of a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - maker: the maker of the row.
  ///   - rules: the rules, with the project's widths and terms.
  ///   - points: the row in points; nil if it is measured in columns.
  ///   - memory: the translations of the project in the language.
  package init(
    of row: Row, by maker: RowMaker, rules: RuleSet, points: PointRow? = nil,
    memory: TranslationMemory? = nil
  ) {
    key = row.entry.key
    let paths = row.neededForms(in: maker.locale)
    let own = row.hasOwnText ? row.found.localization : nil
    func text(at path: LeafPath) -> String {
      guard let leaf = own?.leaf(at: path), leaf.state != "new" else { return "" }
      return leaf.text
    }
    let all = paths.isEmpty ? [LeafPath()] : paths
    forms = all.map { ($0.formName, text(at: $0)) }
    let source = row.sourceLocalization
    let sourceForms =
      paths.isEmpty
      ? []
      : source.map { $0.leaves.prefix(Localization.textLimit).map { ($0.path.formName, $0.text) } }
        ?? []
    let usual = row.sourceText
    if !sourceForms.isEmpty {
      sources = sourceForms
    } else {
      sources = usual == row.entry.key ? [] : [("", usual)]
    }
    comment = row.entry.comment.flatMap { comment in
      let scalars = comment.unicodeScalars.prefix(Self.commentLimit + 1)
      guard !comment.isBlank else { return nil }
      return scalars.count > Self.commentLimit
        ? String(String.UnicodeScalarView(scalars.dropLast())) + "…" : comment
    }
    columns = rules.settings.columns(ofKey: row.entry.key)
    self.points = points.flatMap { point in
      point.written == nil ? nil : (point.slot.width, point.slot.lines)
    }
    self.memory =
      forms.allSatisfy(\.text.isEmpty)
      ? memory?.matches(for: usual, besides: row.entry.key, least: Self.leastPercent, limit: 1)
        .first
      : nil
    let texts = sourceForms.isEmpty ? [usual] : sourceForms.map(\.1)
    var terms: [(term: String, translation: String)] = []
    for term in texts.flatMap({ rules.settings.glossary.terms(in: $0) }) {
      guard let translation = term.translations(in: maker.locale).first,
        !terms.contains(where: { $0.term == term.text })
      else { continue }
      terms.append((term.text, translation))
    }
    self.terms = terms
  }

  /// The least similarity of a translation that a template offers.
  package static let leastPercent = 75
}

extension TemplateString {
  /// The string as a member of an object: `"Sign out":""`.
  var json: String {
    var json = JSONWriter(to: "")
    let isPlain =
      !varies && sources.isEmpty && comment == nil && columns == nil && points == nil
      && memory == nil
    json.object { json in
      if isPlain {
        json.member(key, forms.first?.text ?? "")
      } else {
        json.object(key, write)
      }
    }
    // The braces of the object around it.
    return String(json.sink.dropFirst().dropLast())
  }

  private func write(_ json: inout JSONWriter<String>) {
    if let first = sources.first {
      if first.name.isEmpty, sources.count == 1 {
        json.member("source", first.text)
      } else {
        json.object("source") { json in
          for form in sources { json.member(form.name.isEmpty ? "text" : form.name, form.text) }
        }
      }
    }
    if let comment { json.member("comment", comment) }
    if let columns { json.member("columns", columns) }
    if let points {
      json.member("points", points.width.thousandths)
      json.member("lines", points.lines)
    }
    if let memory {
      json.object("similar") { json in
        if memory.percent < 100 { json.member("source", memory.source) }
        json.member("text", memory.translation)
        json.member("percent", memory.percent)
      }
    }
    for form in forms { json.member(form.name.isEmpty ? "text" : form.name, form.text) }
  }
}

extension LeafPath {
  /// The name of a form as templates and `--form` write it: `few` for `plural.few`.
  package var formName: String {
    if steps.count == 1, case .variation(let axis, let name) = steps[0],
      axis == "plural" || axis == "device"
    {
      return name
    }
    return description
  }
}
