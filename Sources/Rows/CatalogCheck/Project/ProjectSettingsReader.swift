internal import JSONDocuments
internal import LocalizedText
package import SourceText
internal import TextLayout

/// A parser for `.galley.json` that reports every error with its location.
///
/// `Documentation/galley.schema.json` describes the same format for editors; a test compares the
/// two.
package struct ProjectSettingsReader {
  private let path: String
  private var settings = ProjectSettings()
  /// The path of the glossary, and its location; nil if there is none.
  private var glossary: (path: String, location: SourceLocation)?
  private var mistakes: [Diagnostic] = []

  /// Parses the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - path: the path of the file.
  ///   - glossary: returns the bytes of the glossary at a path beside the file.
  /// - Returns: the settings.
  /// - Throws: all mistakes.
  package static func settings(
    of bytes: [UInt8], path: String,
    glossary: (String) throws(Diagnostic) -> [UInt8] = { _ in [] }
  ) throws(ProjectSettings.Mistakes) -> ProjectSettings {
    var reader = ProjectSettingsReader(path: path)
    reader.settings.path = path
    do throws(Diagnostic) {
      reader.read(try JSONValue(parsing: bytes, path: path))
    } catch {
      reader.mistakes.append(error)
    }
    if reader.mistakes.isEmpty { reader.readGlossary(glossary) }
    guard reader.mistakes.isEmpty else {
      throw ProjectSettings.Mistakes(diagnostics: reader.mistakes)
    }
    return reader.settings
  }

  private init(path: String) { self.path = path }

  private mutating func report(_ message: String, at location: SourceLocation) {
    mistakes.append(
      Diagnostic(
        .configuration, path: path, location: location, message: message, skipsBytes: true))
  }

  private mutating func read(_ root: JSONValue) {
    for member in members(of: root, "the settings") {
      switch member.name {
      case "$schema":
        if member.value.string == nil {
          report("\"$schema\" must be a string", at: member.value.location)
        }
      case "severities":
        for rule in members(of: member.value, "\"severities\"") { addSeverity(rule) }
      case "widths": for width in members(of: member.value, "\"widths\"") { addWidth(width) }
      case "locales":
        settings.locales = texts(of: member.value, "\"locales\"") { _, text in
          LocaleTag(text.string ?? "").isDetermined ? text.string : nil
        }
      case "exceptions":
        for exception in elements(of: member.value, "\"exceptions\"") { addException(exception) }
      case "min": for minimum in members(of: member.value, "\"min\"") { addMinimum(minimum) }
      case "terms": for term in elements(of: member.value, "\"terms\"") { addTerm(term) }
      case "glossary": setGlossary(member.value)
      default:
        let known = ["severities", "widths", "locales", "exceptions", "min", "terms", "glossary"]
        let near = Spelling.nearest(to: member.name, among: known).prefix(1)
        report(
          "unknown field \"\(member.name.prefix(40))\""
            + (near.isEmpty
              ? "; expected \(known.dropLast().joined(separator: ", ")) or \(known[known.count - 1])"
              : Spelling.question(near, mark: "\"")),
          at: member.location)
      }
    }
  }

  // MARK: Members

  private mutating func addSeverity(_ member: JSONValue.Member) {
    guard let rule = rule(member.name, at: member.location) else { return }
    let name = member.value.string ?? ""
    guard name == "off" || Severity(rawValue: name) != nil else {
      return report(
        "expected \"error\", \"warning\", \"info\" or \"off\"", at: member.value.location)
    }
    settings.severities[rule] = .some(Severity(rawValue: name))
  }

  private mutating func addWidth(_ member: JSONValue.Member) {
    guard let keys = glob(member.name, at: member.location) else { return }
    var layout: Layout?
    var columns = member.value
    if case .object = member.value.content {
      for part in member.value.members where part.name != "columns" {
        guard part.name == "layout" else {
          report("unknown field; expected \"columns\" or \"layout\"", at: part.location)
          continue
        }
        layout = part.value.string.flatMap(Layout.init(rawValue:))
        if layout != .compact, layout != .standard {
          report("expected \"compact\" or \"standard\"", at: part.value.location)
        }
      }
      guard let own = member.value["columns"] else {
        return report("missing field \"columns\"", at: member.value.location)
      }
      columns = own
    }
    guard let number = columns.number, let width = Int(exactly: number), width > 0,
      width <= ProjectSettings.widest
    else {
      return report(
        "expected a whole number from 1 to \(ProjectSettings.widest)",
        at: columns.location)
    }
    settings.widths.append(ProjectSettings.Width(keys: keys, columns: width, layout: layout))
  }

  private mutating func addException(_ value: JSONValue) {
    var exception = ProjectSettings.Exception(location: value.location)
    for member in members(of: value, "an exception") {
      let name = "\"\(member.name)\""
      switch member.name {
      case "rules":
        exception.rules = Set(
          elements(of: member.value, name).compactMap { element in
            rule(element.string ?? "", at: element.location)
          })
      case "tables": exception.tables = globs(of: member.value, name)
      case "keys": exception.keys = globs(of: member.value, name)
      case "locales": exception.locales = globs(of: member.value, name)
      case "why":
        if member.value.string == nil {
          report("\"why\" must be a string", at: member.value.location)
        }
      default:
        report(
          "unknown field \(name); expected rules, tables, keys, locales or why",
          at: member.location)
      }
    }
    settings.exceptions.append(exception)
  }

  private mutating func addMinimum(_ member: JSONValue.Member) {
    guard let locales = glob(member.name, at: member.location) else { return }
    guard let percent = member.value.number, 0...100 ~= percent else {
      return report("expected a percentage: a number from 0 to 100", at: member.value.location)
    }
    settings.minimums.append(
      ProjectSettings.Minimum(
        locales: locales, percent: percent, location: member.value.location))
  }

  // MARK: Terms

  private mutating func addTerm(_ value: JSONValue) {
    let members = members(of: value, "a term")
    guard let text = value["term"]?.string, text.hasTermWords else {
      return report("expected \"term\", a word or a phrase", at: value.location)
    }
    var term = Glossary.Term(text, location: value.location)
    for member in members {
      switch member.name {
      case "term": break
      case "translations":
        for translation in self.members(of: member.value, "\"translations\"") {
          let texts = translation.value.string.map { [$0] } ?? translation.value.strings ?? []
          guard LocaleTag(translation.name).isDetermined else {
            report("expected a language such as de", at: translation.location)
            continue
          }
          guard !texts.isEmpty, texts.allSatisfy({ !$0.isEmpty }) else {
            report("expected a translation, or several in an array", at: translation.value.location)
            continue
          }
          term.translations[translation.name] = texts
        }
      case "case", "translate":
        guard case .bool(let truth) = member.value.content else {
          report("expected true or false", at: member.value.location)
          continue
        }
        if member.name == "case" { term.countsCase = truth } else { term.isKept = !truth }
      default:
        report(
          "unknown field \"\(member.name.prefix(40))\"; expected term, translations, case or translate",
          at: member.location)
      }
    }
    settings.glossary.add(term)
  }

  /// Takes the path of the glossary, which may not lead out of the folder of the settings.
  private mutating func setGlossary(_ value: JSONValue) {
    let parts = (value.string ?? "").split(separator: "/", omittingEmptySubsequences: false)
    guard let name = value.string, name.hasSuffix(".csv"),
      parts.allSatisfy({ !["", ".", ".."].contains($0) })
    else {
      return report(
        "expected the path of a .csv file in this folder, such as \"terms.csv\"", at: value.location
      )
    }
    glossary = (name, value.location)
  }

  private mutating func readGlossary(_ bytes: (String) throws(Diagnostic) -> [UInt8]) {
    guard let glossary else { return }
    do throws(Diagnostic) {
      let found = try bytes(glossary.path)
      guard !found.isEmpty else { return }
      let reader = GlossaryReader(found, path: glossary.path)
      mistakes += reader.problems
      for term in reader.terms { settings.glossary.add(term) }
    } catch {
      report("\(glossary.path): \(error.message)", at: glossary.location)
    }
  }

  // MARK: Values

  private mutating func members(of value: JSONValue, _ name: String) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      report("expected an object for \(name)", at: value.location)
      return []
    }
    return members
  }

  private mutating func elements(of value: JSONValue, _ name: String) -> [JSONValue] {
    guard case .array(let elements) = value.content else {
      report("expected an array for \(name)", at: value.location)
      return []
    }
    return elements
  }

  /// Returns the results of `read` for the elements of a list; elements for which it returns nil
  /// are reported.
  private mutating func texts<Read>(
    of list: JSONValue, _ name: String,
    _ read: (inout ProjectSettingsReader, JSONValue) -> Read?
  ) -> [Read] {
    elements(of: list, name).compactMap { element in
      let found = read(&self, element)
      if found == nil {
        let text = element.string.map { "\"\($0.prefix(40))\"" } ?? "a value that is not a string"
        report("\(name) cannot contain \(text)", at: element.location)
      }
      return found
    }
  }

  private mutating func globs(of list: JSONValue, _ name: String) -> [Glob] {
    texts(of: list, name) { _, text in text.string.flatMap { try? Glob($0) } }
  }

  private mutating func glob(_ pattern: String, at location: SourceLocation) -> Glob? {
    do throws(Glob.Malformed) {
      return try Glob(pattern)
    } catch {
      report("expected \(error.expected)", at: location)
      return nil
    }
  }

  private mutating func rule(_ name: String, at location: SourceLocation) -> RuleID? {
    if let rule = Rule.all.first(where: { $0.id.rawValue == name }) { return rule.id }
    let near = Spelling.nearest(to: name, among: Rule.ids).prefix(1)
    report("no rule \"\(name.prefix(40))\"" + Spelling.question(near, mark: "\""), at: location)
    return nil
  }
}

extension JSONValue {
  /// The strings of an array; nil if it has other elements, or if this is no array.
  fileprivate var strings: [String]? {
    guard case .array(let elements) = content else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }
}

extension String {
  /// Whether there is a letter or a digit by which a term can be found.
  fileprivate var hasTermWords: Bool { contains { $0.isLetter || $0.isNumber } }
}

extension RuleID {
  /// An error in a project's settings, or in a line of the configuration.
  package static let configuration = RuleID("configuration", .warning)
}
