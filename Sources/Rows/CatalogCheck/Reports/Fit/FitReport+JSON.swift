internal import JSONDocuments
internal import PointMetrics
internal import TextLayout

extension FitReport {
  /// The report as a JSON object on one line; all lengths are in points.
  package var json: String {
    JSONWriter.text { json in
      json.member("unit", "pt")
      json.array("rooms", rooms) { json, room in
        json.object {
          room.writeName(into: &$0)
          $0.member("room", room.slot.width.thousandths)
          $0.member("size", room.slot.style.size.thousandths)
          $0.member("weight", room.slot.style.weight.rawValue)
          $0.member("platform", room.slot.style.platform.rawValue)
          $0.member("lines", room.slot.lines)
        }
      }
      json.array("tables", tables) { json, table in
        json.object { json in
          json.member("table", table.name)
          json.array("locales", table.locales) { json, locale in
            json.object { write(locale, into: &$0) }
          }
        }
      }
    }
  }

  private func write(_ locale: Locale, into json: inout JSONWriter<String>) {
    json.member("locale", locale.name)
    json.member("rows", locale.rows)
    json.member("prose", locale.prose)
    json.array("results", zip(rooms, locale.results)) { json, pair in
      let (room, result) = pair
      json.object { json in
        room.writeName(into: &json)
        for layout in [Layout.compact, .standard, .extended] {
          json.member(layout.rawValue, result.layouts[layout, default: 0])
        }
        json.member("near", result.near)
        json.member("cut", result.cut)
        json.array("worst", result.tight) { json, row in
          json.object {
            $0.member("key", row.key)
            $0.member("text", row.text)
            $0.member("place", row.place)
            $0.member("verdict", row.verdict.rawValue)
            $0.member("need", row.need?.thousandths ?? .nan)
            $0.member("band", row.marginOfError.thousandths)
            $0.member("room", row.slot.width.thousandths)
            row.slot.write(from: row.origin, into: &$0)
          }
        }
      }
    }
  }
}

extension FitReport.Room {
  fileprivate func writeName(into json: inout JSONWriter<String>) {
    json.member("screen", screen)
    json.member("textSize", textSize?.rawValue)
  }
}
