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
  private var mistakes: [Diagnostic] = []

  /// Parses the bytes of a file.
  package static func settings(
    of bytes: [UInt8], path: String
  ) throws(ProjectSettings.Mistakes) -> ProjectSettings {
    var reader = ProjectSettingsReader(path: path)
    reader.settings.path = path
    do throws(Diagnostic) {
      reader.read(try JSONValue(parsing: bytes, path: path))
    } catch {
      reader.mistakes.append(error)
    }
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
      default:
        let known = ["severities", "widths", "locales", "exceptions", "min"]
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

extension RuleID {
  /// An error in a project's settings, or in a line of the configuration.
  package static let configuration = RuleID("configuration", .warning)
}
