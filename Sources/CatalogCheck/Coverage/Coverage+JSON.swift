import StringCatalog

extension Coverage {
  /// The coverage as one line of JSON, without the line's end.
  public var json: String {
    var writer = JSONWriter(to: "")
    writer.object {
      $0.array("tables", tables) { writer, table in
        writer.object { table.write(to: &$0) }
      }
    }
    return writer.sink
  }
}

extension Coverage.Table {
  fileprivate func write(to writer: inout JSONWriter<String>) {
    writer.member("table", name)
    writer.member("source", source)
    writer.member("keys", keys)
    writer.array("locales", locales) { writer, locale in
      writer.object { locale.write(to: &$0) }
    }
  }
}

extension Coverage.Locale {
  fileprivate func write(to writer: inout JSONWriter<String>) {
    writer.member("locale", name)
    writer.member("keys", keys)
    writer.member("leaves", leaves)
    writer.object("states") {
      for state in states { $0.member(state.name, state.leaves) }
    }
    writer.member("translated", translated)
    writer.member("needs_review", needsReview)
    writer.member("new", new)
    writer.member("missing", missing)
    writer.member("percent", tenths: permille)
    guard let layouts else { return }
    writer.object("layouts") {
      $0.array("compact", layouts.compact) { $0.value($1) }
      $0.array("standard", layouts.standard) { $0.value($1) }
      $0.array("extended", layouts.extended) { $0.value($1) }
    }
  }
}
