package import JSONDocuments
package import PointMetrics
internal import PreviewRows
internal import TextLayout

extension PointRow {
  /// Writes the row as members of the open object, with all lengths in points.
  func write<Sink>(into json: inout JSONWriter<Sink>) {
    json.member("unit", "pt")
    json.member("layout", layout.rawValue)
    json.array("lines", lines) { $0.value($1) }
    json.member("width", title.width.thousandths)
    json.member("band", title.marginOfError.thousandths)
    json.member("predicted", title.isPredicted)
    json.member("verdict", verdict.rawValue)
    json.member("height", height.thousandths)
    json.object("breakpoints") {
      // What is not a number is written as null.
      $0.member("compact", breakpoints.compact?.thousandths ?? .nan)
      $0.member("standard", breakpoints.standard?.thousandths ?? .nan)
    }
    slot.write(from: written?.origin, into: &json)
  }
}

extension Slot {
  /// Writes the slot as a member of the open object.
  ///
  /// - Parameters:
  ///   - origin: the origin of the slot; nil if it was set by options.
  ///   - json: the writer, inside an object.
  package func write<Sink>(
    from origin: SlotSpecification.Origin?, into json: inout JSONWriter<Sink>
  ) {
    json.object("slot") {
      $0.member("width", width.thousandths)
      $0.member("style", style.textStyle?.rawValue)
      $0.member("size", style.size.thousandths)
      $0.member("weight", style.weight.rawValue)
      $0.member("platform", style.platform.rawValue)
      $0.member("lines", lines)
      if leastScale < 1 { $0.member("scale", leastScale.thousandths) }
      $0.member("from", origin?.rawValue ?? "options")
    }
  }
}
