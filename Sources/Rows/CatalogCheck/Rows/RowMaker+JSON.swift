package import JSONDocuments
internal import LocalizedText
package import PreviewRows
package import SourceText
package import StringCatalog

extension RowMaker {
  /// Writes a row at a width, as members of the open JSON object.
  ///
  /// Strings are raw: in logical order and without the marks added for display.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - width: the width of the row.
  ///   - rules: the rules to apply to the row.
  ///   - reported: the readers' diagnostics about the row's entry.
  ///   - points: the row measured in points; nil to write it in columns.
  ///   - writesLeaves: whether to write all leaves of the localization.
  ///   - json: the writer, inside an object.
  package func write<Sink>(
    _ row: Row, width: Int, rules: RuleSet = .all, reported: [Diagnostic] = [],
    points: PointRow? = nil, writesLeaves: Bool = true,
    into json: inout JSONWriter<Sink>
  ) {
    let members = RowMembers(
      row, by: self, width: width, rules: rules, reported: reported, points: points)
    var fields = RowMembers.fields(inPoints: points != nil)
    if !writesLeaves { fields.removeAll { RowMembers.ofLeaves.contains($0) } }
    for field in fields { members.write(field, into: &json) }
  }

  /// Writes some members of a row, except for those that say what a program assumes without them: they
  /// are empty, the usual value, or the same as the key or the source string.
  package func write<Sink>(
    _ fields: [RowField], of row: Row, width: Int, rules: RuleSet = .all,
    reported: [Diagnostic] = [], points: PointRow? = nil, into json: inout JSONWriter<Sink>
  ) {
    RowMembers(row, by: self, width: width, rules: rules, reported: reported, points: points)
      .writeUnusual(fields, into: &json)
  }
}

extension JSONWriter {
  mutating func write(_ fragment: Fragment) {
    object { json in
      switch fragment.kind {
      case .literal:
        json.member("kind", "literal")
        json.member("text", fragment.text)
      case .argument(let number):
        json.member("kind", "argument")
        json.member("index", number)
        json.member("text", fragment.text)
      case .unresolved(let reason):
        json.member("kind", "unresolved")
        json.member("text", fragment.text)
        json.member("reason", reason.rawValue)
      }
      let style = fragment.style.names
      if !style.isEmpty { json.array("style", style) { $0.value($1) } }
    }
  }

  /// Writes a leaf with its undecorated string, as members of the open object.
  package mutating func write(_ leaf: Leaf) {
    member("path", "\(leaf.path)")
    member("text", leaf.text)
    member("state", leaf.state)
    object("location") { $0.write(leaf.location, in: leaf.localization.path) }
  }

  /// Writes a location in a file, as members of the open object.
  package mutating func write(_ location: SourceLocation, in path: String) {
    member("path", path)
    member("line", location.line)
    member("column", location.column)
  }
}
