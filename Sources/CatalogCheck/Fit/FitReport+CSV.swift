internal import TextLayout

extension FitReport {
  /// The rows that do not surely fit, as comma-separated values (RFC 4180), a row on each line.
  public var csv: String {
    var csv = CSVLines()
    csv.add([
      "table", "locale", "screen", "text size", "key", "verdict", "need", "band", "room", "size",
      "weight", "lines", "slot", "place", "text",
    ])
    for table in tables {
      for locale in table.locales {
        for (room, result) in zip(rooms, locale.results) {
          for row in result.tight {
            let style = row.slot.style
            csv.add([
              table.name, locale.name, room.screen ?? "", room.textSize?.rawValue ?? "", row.key,
              row.verdict.rawValue, row.need?.shown ?? "", row.band.shown, row.slot.width.shown,
              style.size.shown, style.weight.rawValue, "\(row.slot.lines)",
              row.origin?.rawValue ?? "options", row.place ?? "", row.text,
            ])
          }
        }
      }
    }
    return csv.text
  }
}

/// Lines of comma-separated values.
private struct CSVLines {
  private(set) var text = ""

  /// Adds a line; a value with a quotation mark, a comma or a line end is quoted.
  mutating func add(_ values: [String]) {
    text += values.map(Self.field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ value: String) -> String {
    guard value.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return value }
    let doubled = value.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.joined(separator: "\"\"") + "\""
  }
}
