internal import PointMetrics
internal import SourceText

/// Parses a slot such as `210pt body 1` or `iPhone SE -88pt headline 80%`.
///
/// The width comes first: points, pixels, or a phone, optionally minus a number of points. The
/// other words may be in any order.
struct SlotWords {
  private var words: ArraySlice<Substring>
  private var slot: SlotSpecification

  /// The maximum length of a slot.
  static let longest = 200

  /// Parses a slot.
  ///
  /// - Throws: A fault that describes the invalid words.
  static func slot(
    of text: Substring, from origin: SlotSpecification.Origin
  ) throws(SlotFault) -> SlotSpecification {
    guard text.utf8.count <= longest else { throw SlotFault("the slot is too long") }
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
    var reader = SlotWords(words: words[...], slot: SlotSpecification(.points(0), from: origin))
    try reader.readWidth()
    while let word = reader.words.popFirst() { try reader.read(word) }
    return reader.slot
  }

  private mutating func readWidth() throws(SlotFault) {
    guard let first = words.first else {
      throw SlotFault("expected a width such as 210pt")
    }
    if let points = Double(points: first) {
      slot.width = .points(try Self.width(points))
    } else if let pixels = Double(first, unit: "px") {
      slot.width = .pixels(try Self.width(pixels))
    } else if let (screen, count) = screen() {
      words.removeFirst(count)
      return try readMargin(of: screen)
    } else {
      let phones = PhoneScreen.all.flatMap(\.phones)
      let near = Spelling.nearest(to: words.prefix(3).joined(separator: " "), among: phones).first
      throw SlotFault(
        "expected a width such as 210pt or a phone such as \(near ?? PhoneScreen.phoneSE.name), "
          + "found '\(first)'")
    }
    words.removeFirst()
  }

  /// Returns the phone with the longest name at the start, and the number of words in its name.
  private func screen() -> (PhoneScreen, Int)? {
    for count in stride(from: min(words.count, PhoneScreen.longestName), to: 0, by: -1) {
      if let screen = PhoneScreen(phone: words.prefix(count).joined(separator: " ")) {
        return (screen, count)
      }
    }
    return nil
  }

  private mutating func readMargin(of screen: PhoneScreen) throws(SlotFault) {
    slot.width = .screen(screen, less: nil)
    guard let word = words.first, word.hasPrefix("-"), let less = Double(points: word.dropFirst())
    else { return }
    words.removeFirst()
    _ = try Self.width(screen.width - less)
    slot.width = .screen(screen, less: less)
  }

  private mutating func read(_ word: Substring) throws(SlotFault) {
    let text = word.lowercased()
    if let font = PointFont(text) {
      slot.font = font
    } else if let weight = PointStyle.Weight(rawValue: text) {
      slot.weight = weight
    } else if let percent = Double(word, unit: "%") {
      slot.leastScale = try Self.scale(percent / 100)
    } else if let lines = Int(word) {
      slot.lines = try Self.lines(lines)
    } else if !["line", "lines"].contains(text) {
      throw SlotFault.unknown(text)
    }
  }

  // MARK: Limits

  /// Returns a width, if it is valid.
  static func width(_ width: Double) throws(SlotFault) -> Double {
    guard SlotSpecification.widths.contains(width) else {
      throw SlotFault("expected a width from 1 to 10000")
    }
    return width
  }

  /// Returns a number of lines, if it is valid.
  static func lines(_ lines: Int) throws(SlotFault) -> Int {
    guard SlotSpecification.lineCounts.contains(lines) else {
      throw SlotFault(
        "expected a number of lines from 1 to \(SlotSpecification.lineCounts.upperBound)")
    }
    return lines
  }

  /// Returns a scale, if it is valid.
  static func scale(_ scale: Double) throws(SlotFault) -> Double {
    guard SlotSpecification.scales.contains(scale) else {
      throw SlotFault("expected a scale from 10% to 100%")
    }
    return scale
  }
}

/// The reason why a slot is invalid.
package struct SlotFault: Error, Hashable, Sendable {
  /// The error message.
  package let message: String

  init(_ message: String) { self.message = message }

  /// Returns a fault for an unknown word, with the most similar valid one.
  static func unknown(_ word: String) -> SlotFault {
    let names = TextStyle.allCases.map(\.rawValue) + PointStyle.Weight.allCases.map(\.rawValue)
    let near = Spelling.nearest(to: word, among: names).first.map { "; did you mean \($0)?" }
    return SlotFault(
      "'\(word)' is not a text style, a size, a weight or a number of lines\(near ?? "")")
  }
}

extension PhoneScreen {
  /// The maximum number of words in the name of a phone.
  fileprivate static let longestName =
    all.flatMap(\.phones).map { $0.split(separator: " ").count }
    .max() ?? 1
}
