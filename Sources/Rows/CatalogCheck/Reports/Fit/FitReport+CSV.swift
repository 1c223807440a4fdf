internal import PointMetrics

extension FitReport {
  /// The rows that may not fit, as comma-separated values (RFC 4180).
  package var csv: String {
    var csv = FieldForm.csv.record([
      "table", "locale", "screen", "text size", "key", "verdict", "need", "band", "room", "size",
      "weight", "lines", "slot", "place", "text",
    ])
    for table in tables {
      for locale in table.locales {
        for (room, result) in zip(rooms, locale.results) {
          for row in result.tight {
            let style = row.slot.style
            csv += FieldForm.csv.record([
              table.name, locale.name, room.screen ?? "", room.textSize?.rawValue ?? "", row.key,
              row.verdict.rawValue, row.need?.shown ?? "", row.marginOfError.shown,
              row.slot.width.shown,
              style.size.shown, style.weight.rawValue, "\(row.slot.lines)",
              row.origin?.rawValue ?? "options", row.place ?? "", row.text,
            ])
          }
        }
      }
    }
    return csv
  }
}
