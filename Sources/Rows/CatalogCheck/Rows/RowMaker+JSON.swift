package import JSONDocuments
internal import LocalizedText
package import PreviewRows
package import SourceText
package import StringCatalog
internal import TextLayout

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
    let fitted = fit(row, width: width)
    let text = row.title.text
    json.member("table", table.name)
    json.member("key", row.entry.key)
    json.member("locale", locale.description)
    json.member("localization", row.found.localization?.locale)
    json.member("origin", row.origin)
    json.member("state", row.state.spelling)
    json.object("variation") {
      $0.member("device", row.found.device)
      $0.member("plural", row.found.pluralForm)
    }
    json.member("comment", row.entry.comment)
    json.member("text", text)
    json.array("fragments", row.title.fragments) { $0.write($1) }
    json.member("value", row.value)
    if let points {
      points.write(into: &json)
    } else {
      json.member("unit", "column")
      json.member("layout", fitted.layout.rawValue)
      json.array("lines", fitted.lines) { $0.value(text.part($1.range)) }
      json.member("columns", columns(of: row.title))
      json.object("breakpoints") {
        $0.member("compact", fitted.breakpoints.compact)
        $0.member("standard", fitted.breakpoints.standard)
      }
      json.member("cut", fitted.isCut)
    }
    let diagnostics = diagnostics(of: row, fitted: fitted, by: rules, reported: reported)
    json.array("problems", diagnostics.ruleNames) { $0.value($1) }
    json.object("location") { $0.write(row.entry.location, in: row.entry.path) }
    if let leaf = row.found.leaf {
      json.object("textLocation") { $0.write(leaf.location, in: leaf.localization.path) }
    } else {
      json.member("textLocation", nil as String?)
    }
    json.member("extraction", row.entry.extractionState)
    json.member("shouldTranslate", row.entry.shouldTranslate)
    json.member("version", table.version)
    json.member("encoding", encoding(of: row))
    guard writesLeaves else { return }
    json.member("source", row.sourceText)
    json.array("forms", row.neededForms(in: locale)) { $0.value($1.description) }
    if case .columns(let columns, _) = rules.settings.room(ofKey: row.entry.key, layout: .standard)
    {
      json.member("room", columns)
    }
    json.array("leaves", row.found.localization.map { Array($0.leaves) } ?? []) { json, leaf in
      json.object { $0.write(leaf) }
    }
  }

  /// Returns the encoding of the file with the row's string, or with its key if there is no string;
  /// nil for a binary file.
  private func encoding(of row: Row) -> String? {
    let path = row.found.localization?.path ?? row.entry.path
    return table.files.first { $0.path == path }?.encoding.map { "\($0.encoding)" }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ fragment: Fragment) {
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

extension FoundText {
  /// The device of the displayed variation.
  fileprivate var device: String? {
    for case .device(let name, _) in choices { return name }
    return nil
  }

  /// The plural form of the displayed variation.
  fileprivate var pluralForm: String? {
    for choice in choices {
      switch choice {
      case .plural(let choice): return leaf?.path.pluralCase ?? choice.form
      case .noNumber(let form): return form
      case .device, .width, .unknown: continue
      }
    }
    return nil
  }
}

extension String {
  /// Returns the part between two UTF-8 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(self[start..<end])
  }
}
