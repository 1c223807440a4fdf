internal import JSONDocuments
internal import Locales
internal import LocalizedText

/// A page of strings to be filled in: a JSON object for each table and language.
///
///     {"table":"Localizable","locale":"fr","strings":{
///     "Sign out":"",
///     "%lld files":{"one":"","many":"","other":""}
///     }}
///
/// A program or a person fills in the empty strings, or writes a shorter file with the keys and
/// translations alone; `galley set --from` reads both.
package struct TranslationTemplate: Sendable {
  /// A table in a language.
  package struct Part: Hashable, Sendable {
    package let table: String
    /// The file, if the name of the table does not identify it.
    package let file: String?
    /// The language, as the files spell it.
    package let locale: String

    package init(table: String, file: String?, locale: String) {
      (self.table, self.file, self.locale) = (table, file, locale)
    }
  }

  /// The most bytes of a page; nil for any number.
  private let limit: Int?
  /// The parts in order, each with the lines of its strings.
  private var parts: [(part: Part, lines: [String], varies: Bool, terms: [(String, String)])] = []
  private var size = 0
  /// How many entries the page has.
  package private(set) var count = 0

  /// Creates an empty page.
  ///
  /// - Parameter limit: the most bytes, of which some are kept for the line about the next page.
  package init(limit: Int? = nil) { self.limit = limit.map { max(0, $0 - Self.reserve) } }

  /// The bytes for the line about the next page.
  private static let reserve = 600

  /// Adds an entry in all of its languages, if the page has room for it; the first one is always
  /// added.
  ///
  /// - Returns: whether it was added.
  package mutating func add(_ strings: [(part: Part, string: TemplateString)]) -> Bool {
    // A page without a limit may be long, and would be copied for each entry.
    let before = limit == nil ? nil : (parts, size)
    for (part, string) in strings { add(string, to: part) }
    if let limit, let before, size > limit, count > 0 {
      (parts, size) = before
      return false
    }
    count += 1
    return true
  }

  private mutating func add(_ string: TemplateString, to part: Part) {
    let index = parts.firstIndex { $0.part == part } ?? parts.count
    if index == parts.count {
      parts.append((part, [], false, []))
      size += heading(of: index).utf8.count + Self.end.utf8.count
    }
    let before = parts[index].lines.isEmpty ? 0 : heading(of: index).utf8.count
    let line = string.json
    parts[index].lines.append(line)
    size += line.utf8.count + 2
    if string.varies { parts[index].varies = true }
    for term in string.terms where !parts[index].terms.contains(where: { $0.0 == term.term }) {
      parts[index].terms.append(term)
    }
    if before > 0 { size += heading(of: index).utf8.count - before }
  }

  private static let end = "\n}}\n"

  /// The first line of a part: what its strings have in common.
  private func heading(of index: Int) -> String {
    let (part, _, varies, terms) = parts[index]
    var json = JSONWriter(to: "")
    json.object { json in
      json.member("table", part.table)
      if let file = part.file { json.member("file", file) }
      json.member("locale", part.locale)
      if varies, let forms = LanguageForms(LocaleTag(part.locale)) {
        json.object("forms") { json in
          for form in forms.required {
            let examples = forms.examples(of: form)
            json.member(form, examples.isEmpty ? "1.5" : examples)
          }
        }
      }
      if !terms.isEmpty {
        json.object("terms") { json in
          for (term, translation) in terms { json.member(term, translation) }
        }
      }
    }
    return String(json.sink.dropLast()) + ",\"strings\":{\n"
  }

  /// The page.
  package var text: String {
    parts.indices.map { heading(of: $0) + parts[$0].lines.joined(separator: ",\n") + Self.end }
      .joined()
  }

  /// Returns the last line of a page that others follow.
  ///
  /// - Parameter command: the command line for the next page.
  /// - Returns: the line.
  package static func next(_ command: String) -> String {
    JSONWriter.text { $0.member("next", command) } + "\n"
  }
}
