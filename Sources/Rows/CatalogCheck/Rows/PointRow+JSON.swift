package import JSONDocuments
package import PointMetrics
internal import PreviewRows
internal import TextLayout

extension PointRow {
  /// Writes a member of the open object, with all lengths in points.
  func write(_ field: RowField, into json: inout JSONWriter<some TextOutputStream>) {
    let name = field.rawValue
    switch field {
    case .unit: json.member(name, "pt")
    case .layout: json.member(name, layout.rawValue)
    case .lines: json.array(name, lines) { $0.value($1) }
    case .width: json.member(name, title.width.thousandths)
    case .band: json.member(name, title.marginOfError.thousandths)
    case .predicted: json.member(name, title.isPredicted)
    case .verdict: json.member(name, verdict.rawValue)
    case .height: json.member(name, height.thousandths)
    case .breakpoints:
      json.object(name) {
        // JSON has no NaN, so it is written as null.
        $0.member("compact", breakpoints.compact?.thousandths ?? .nan)
        $0.member("standard", breakpoints.standard?.thousandths ?? .nan)
      }
    case .slot: slot.write(from: written?.origin, into: &json)
    default: break
    }
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
