internal import PreviewRows
internal import StringCatalog
internal import TextLayout

extension PointRow {
  /// Writes the row as members of the open object, with all lengths in points.
  func write<Sink>(into json: inout JSONWriter<Sink>) {
    json.member("unit", "pt")
    json.member("layout", layout.rawValue)
    json.array("lines", lines) { $0.value($1) }
    json.member("width", title.width.thousandths)
    json.member("band", title.band.thousandths)
    json.member("predicted", title.isPredicted)
    json.member("verdict", verdict.rawValue)
    json.member("height", height.thousandths)
    json.object("breakpoints") {
      // What is not a number is written as null.
      $0.member("compact", breakpoints.compact?.thousandths ?? .nan)
      $0.member("standard", breakpoints.standard?.thousandths ?? .nan)
    }
    json.object("slot") {
      $0.member("width", slot.width.thousandths)
      $0.member("size", slot.style.size.thousandths)
      $0.member("weight", slot.style.weight.rawValue)
      $0.member("platform", slot.style.platform.rawValue)
      $0.member("lines", slot.lines)
    }
  }
}

extension Double {
  /// The number without what is smaller than 1/1000.
  fileprivate var thousandths: Double { (self * 1_000).rounded() / 1_000 }
}
