internal import JSONDocuments
internal import PointMetrics
internal import SourceText

/// Converts the JSON of a slots file to slots, and reports invalid parts.
struct SlotsReader {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// Returns the slots in the members of the file, one per key or pattern.
  mutating func slots(of root: JSONValue) -> [Slots.Written] {
    guard case .object(let members) = root.content else {
      report("expected an object with a member for each key", at: root.location)
      return []
    }
    var slots: [Slots.Written] = []
    var patternCount = 0
    for member in members {
      guard let slot = slot(of: member.value) else { continue }
      var glob: Glob?
      if member.name.utf8.contains(where: { "*?[\\".utf8.contains($0) }) {
        // An invalid pattern may still be a key.
        glob = try? Glob(member.name)
        patternCount += 1
        if patternCount == Slots.patternLimit + 1 {
          report("only the first \(Slots.patternLimit) patterns are used", at: member.location)
        }
        if patternCount > Slots.patternLimit { glob = nil }
      }
      slots.append(
        Slots.Written(name: member.name, glob: glob, location: member.location, slot: slot))
    }
    return slots
  }

  /// Returns a slot, or nil if it has no width.
  private mutating func slot(of value: JSONValue) -> SlotSpecification? {
    guard case .object = value.content else {
      report(#"expected an object such as {"width": 210, "style": "body"}"#, at: value.location)
      return nil
    }
    var slot: SlotSpecification?
    let margin = value["margin"]
    if let width = value["width"] {
      slot = number(width, SlotWords.width).map { SlotSpecification(.points($0), from: .file) }
    } else if let name = value["screen"] {
      slot = screen(name, margin: margin).map { SlotSpecification($0, from: .file) }
    } else {
      report(#"a slot needs a "width" or a "screen""#, at: value.location)
    }
    for member in value.members {
      read(member, of: &slot, hasScreen: value["width"] == nil)
    }
    return slot
  }

  private mutating func read(
    _ member: JSONValue.Member, of slot: inout SlotSpecification?, hasScreen: Bool
  ) {
    let value = member.value
    switch member.name {
    case "width": break
    case "screen" where hasScreen, "margin" where hasScreen: break
    case "style":
      guard let font = value.string.flatMap({ PointFont($0) }) else {
        return report(SlotFault.unknown(value.string ?? "").message, at: value.location)
      }
      slot?.font = font
    case "weight":
      guard let weight = value.string.flatMap({ PointStyle.Weight(rawValue: $0.lowercased()) })
      else { return report(SlotFault.unknown(value.string ?? "").message, at: value.location) }
      slot?.weight = weight
    case "lines":
      slot?.lines = number(value) { (lines) throws(SlotFault) in
        try SlotWords.lines(Int(exactly: lines) ?? 0)
      }
    case "scale":
      slot?.leastScale = number(value, SlotWords.scale)
    default:
      report(
        "unknown field \"\(member.name)\"; a slot has \"width\", or \"screen\" and \"margin\", and "
          + "\"style\", \"weight\", \"lines\" and \"scale\"",
        at: member.location)
    }
  }

  /// Returns the width of a screen minus a margin.
  private mutating func screen(_ name: JSONValue, margin: JSONValue?) -> SlotSpecification.Width? {
    guard let text = name.string, let screen = PhoneScreen(phone: text) else {
      let near = Spelling.nearest(to: name.string ?? "", among: PhoneScreen.all.flatMap(\.phones))
        .first
      report("expected a phone such as \(near ?? PhoneScreen.phoneSE.name)", at: name.location)
      return nil
    }
    guard let margin else { return .screen(screen, less: nil) }
    let less = number(margin) { (less) throws(SlotFault) in
      screen.width - (try SlotWords.width(screen.width - less))
    }
    return less.map { .screen(screen, less: $0) }
  }

  /// Returns a number that passes a check.
  private mutating func number<Number>(
    _ value: JSONValue, _ check: (Double) throws(SlotFault) -> Number
  ) -> Number? {
    guard let number = value.number else {
      report("expected a number", at: value.location)
      return nil
    }
    do {
      return try check(number)
    } catch {
      report(error.message, at: value.location)
      return nil
    }
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(.slotInvalid, path: path, location: location, message: message))
  }
}
