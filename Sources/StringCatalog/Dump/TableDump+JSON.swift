internal import SourceText

extension TableDump {
  /// Writes each entry as a line of JSON.
  public func writeJSON<Target: TextOutputStream>(to target: inout Target) {
    for entry in table.entries {
      var json = JSONWriter(to: "")
      json.object { write(entry, to: &$0) }
      target.write(json.sink + "\n")
    }
  }

  private func write(_ entry: Entry, to json: inout JSONWriter<String>) {
    json.member("table", table.name)
    json.member("source", table.sourceLanguage)
    json.member("key", entry.key)
    write(entry.location, in: entry.path, to: &json)
    json.member("comment", entry.comment)
    json.member("extractionState", entry.extractionState)
    json.member("shouldTranslate", entry.shouldTranslate)
    write(entry.otherFields, to: &json)
    json.array("localizations", entry.localizations) { json, localization in
      json.object { write(localization, to: &$0) }
    }
  }

  private func write(_ localization: Localization, to json: inout JSONWriter<String>) {
    json.member("locale", localization.locale)
    write(localization.location, in: localization.path, to: &json)
    json.array("substitutions", localization.substitutions) { json, substitution in
      json.object {
        $0.member("name", substitution.name)
        $0.member("argument", substitution.argumentNumber)
        $0.member("specifier", substitution.formatSpecifier)
      }
    }
    json.array("leaves", localization.leaves) { json, leaf in
      json.object {
        $0.member("path", leaf.path.description)
        $0.member("state", leaf.state)
        $0.member("text", leaf.text)
        write(leaf.location, in: localization.path, to: &$0)
      }
    }
    write(localization.otherFields, to: &json)
  }

  private func write(_ fields: [Field], to json: inout JSONWriter<String>) {
    guard !fields.isEmpty else { return }
    json.object("otherFields") { json in
      for field in fields { json.member(field.name, field.value) }
    }
  }

  private func write(
    _ location: SourceLocation, in path: String, to json: inout JSONWriter<String>
  ) {
    json.object("location") {
      $0.member("path", path)
      $0.member("line", location.line)
      $0.member("column", location.column)
    }
  }
}
