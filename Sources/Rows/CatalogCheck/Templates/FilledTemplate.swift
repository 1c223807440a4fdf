internal import JSONDocuments
package import SourceText

/// A template that somebody has filled in.
///
/// Each string may also be written alone, as `"Sign out": "Abmelden"`; what a template explains may be
/// left out or kept.
package struct FilledTemplate: Sendable {
  /// A translation.
  package struct Filling: Equatable, Sendable {
    package let table: String?
    package let file: String?
    package let locale: String?
    package let key: String
    /// The form, as `--form` takes it; empty for a string that does not vary.
    package let form: String
    package let text: String
    /// The source string that the template showed; nil if it is left out.
    package let source: String?
    package let place: FilePlace
  }

  package private(set) var fillings: [Filling] = []
  /// How many strings and forms are still empty.
  package private(set) var emptyCount = 0
  package private(set) var problems: [Diagnostic] = []
  private let path: String

  /// The members of a string that explain it.
  private static let notes: Set = [
    "source", "comment", "columns", "points", "lines", "similar", "state",
  ]

  /// Returns whether the bytes of a file are a template, rather than one string on each line.
  package static func matches(_ bytes: [UInt8]) -> Bool {
    var pieces = JSONPieces(bytes)
    guard let first = pieces.next() else { return false }
    if let value = try? JSONValue(parsing: bytes[first.range], path: "") {
      if case .array(let elements) = value.content {
        return elements.first?["strings"] != nil || elements.first?["next"] != nil
      }
      return value["strings"] != nil || value["next"] != nil
    }
    // A mistake in the template is reported there.
    return Array(bytes.prefix(4_096)).holds("\"strings\"".utf8)
  }

  /// Reads a template.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    for piece in JSONPieces(bytes) {
      do throws(Diagnostic) {
        let value = try JSONValue(parsing: bytes[piece.range], path: path)
        if case .array(let elements) = value.content {
          for element in elements { read(element, from: piece.line) }
        } else {
          read(value, from: piece.line)
        }
      } catch {
        problems.append(
          Diagnostic(
            error.rule, path: path, location: (error.location ?? .start).moved(by: piece.line),
            message: error.message, skipsBytes: true))
      }
    }
  }

  private mutating func report(_ message: String, at location: SourceLocation, _ line: Int) {
    problems.append(
      Diagnostic(
        .jsonSyntax, path: path, location: location.moved(by: line), message: message,
        skipsBytes: true))
  }

  private mutating func read(_ value: JSONValue, from line: Int) {
    guard case .object(let members) = value.content else {
      return report(#"expected an object with "strings""#, at: value.location, line)
    }
    // The line about the next page.
    if members.map(\.name) == ["next"] { return }
    guard let strings = value["strings"], case .object(let entries) = strings.content else {
      return report(#"missing object "strings""#, at: value.location, line)
    }
    for member in members {
      guard ["table", "file", "locale", "forms", "terms", "strings"].contains(member.name) else {
        let near = Spelling.nearest(to: member.name, among: ["table", "file", "locale"]).prefix(1)
        report(
          "unknown field '\(member.name.beginning)'" + Spelling.question(near),
          at: member.location, line)
        return
      }
    }
    for name in ["table", "file", "locale"] where value[name].map({ $0.string == nil }) ?? false {
      return report("'\(name)' is not a string", at: value.location, line)
    }
    var keys: Set<[UInt8]> = []
    for entry in entries {
      guard keys.insert(Array(entry.name.utf8)).inserted else {
        report("'\(entry.name.beginning)' occurs twice", at: entry.location, line)
        continue
      }
      read(entry, of: value, from: line)
    }
  }

  private mutating func read(_ entry: JSONValue.Member, of part: JSONValue, from line: Int) {
    func add(_ form: String, _ value: JSONValue, at location: SourceLocation) {
      switch value.content {
      case .null: emptyCount += 1
      case .string(""): emptyCount += 1
      case .string(let text):
        let source = entry.value["source"]
        fillings.append(
          Filling(
            table: part["table"]?.string, file: part["file"]?.string,
            locale: part["locale"]?.string, key: entry.name, form: form, text: text,
            source: source?.string ?? source?[form.isEmpty ? "text" : form]?.string
              ?? source?["other"]?.string,
            place: FilePlace(path: path, location: location.moved(by: line))))
      default:
        report("the translation of '\(entry.name.beginning)' is not a string", at: location, line)
      }
    }
    guard case .object(let members) = entry.value.content else {
      return add("", entry.value, at: entry.location)
    }
    var names: Set<String> = []
    for member in members where !Self.notes.contains(member.name) {
      guard names.insert(member.name).inserted else {
        report(
          "'\(member.name.beginning)' of '\(entry.name.beginning)' occurs twice",
          at: member.location, line)
        continue
      }
      add(member.name == "text" ? "" : member.name, member.value, at: member.location)
    }
  }
}

extension SourceLocation {
  /// The location in a file, of one in a piece that begins on some line of it.
  fileprivate func moved(by lines: Int) -> SourceLocation {
    SourceLocation(line: line + lines - 1, column: column)
  }
}
