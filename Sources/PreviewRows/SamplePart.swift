internal import LocalizedText

/// A part of a sample that somebody can type: the sample itself, or what it is made of.
package struct SamplePart: Equatable, Sendable {
  /// What is typed.
  package enum Kind: String, Sendable {
    case text
    case number
    case fullName = "full name"
    case displayName = "display name"
    case date
    case amount
    case currency
    case percent = "part of 1"
    case symbol
    case key
    case markdown = "Markdown"
  }

  /// The places in the lists that the sample is in, from the outermost on.
  package let path: [Int]
  /// What is typed.
  package let kind: Kind
  /// How it is written.
  package let text: String
}

extension Sample {
  /// The parts that can be typed, those of a list's members one after another.
  package func parts(at path: [Int] = []) -> [SamplePart] {
    func part(_ kind: SamplePart.Kind, _ text: String) -> SamplePart {
      SamplePart(path: path, kind: kind, text: text)
    }
    return switch self {
    case .string(let text): [part(.text, text)]
    case .integer(let number): [part(.number, "\(number)")]
    case .unsigned(let number): [part(.number, "\(number)")]
    case .double(let number): [part(.number, "\(number)")]
    case .userName(let name):
      [part(.fullName, name.fullName), part(.displayName, name.displayName)]
    case .list(let members):
      members.enumerated().flatMap { $0.element.parts(at: path + [$0.offset]) }
    case .date(let seconds, _): [part(.date, ISODate.text(seconds) ?? "")]
    case .currency(let amount, let code): [part(.amount, "\(amount)"), part(.currency, code)]
    case .percent(let part): [SamplePart(path: path, kind: .percent, text: "\(part)")]
    case .symbol(let name): [part(.symbol, name)]
    case .localized(let key): [part(.key, key)]
    case .markdown(let text): [part(.markdown, text)]
    }
  }

  /// The sample with another text for one of its parts; nil where the text is nothing for it.
  ///
  /// A number that is none becomes a text, for that is what an app may put there by mistake.
  package func replacing(
    _ kind: SamplePart.Kind, at path: some Collection<Int>, with text: String
  ) -> Sample? {
    if let place = path.first {
      guard case .list(var members) = self, members.indices.contains(place) else { return nil }
      guard let member = members[place].replacing(kind, at: path.dropFirst(), with: text) else {
        return nil
      }
      members[place] = member
      return .list(members)
    }
    switch (self, kind) {
    case (.string, .text): return .string(text)
    case (.integer, .number), (.unsigned, .number):
      return Sample(number: text) ?? .string(text)
    case (.double, .number):
      // Its placeholder wants a fraction, though nobody types `2.0`.
      return Double(text).flatMap { $0.isFinite ? .double($0) : nil } ?? .string(text)
    case (.userName(var name), .fullName):
      name.fullName = text
      return .userName(name)
    case (.userName(var name), .displayName):
      name.displayName = text
      return .userName(name)
    case (.date(_, let style), .date):
      return ISODate.seconds(text).map { .date($0, style: style) }
    case (.currency(_, let code), .amount):
      return Self.finite(text).map { .currency($0, code: code) }
    case (.currency(let amount, _), .currency):
      let isCode = text.utf8.count == 3 && text.utf8.allSatisfy { 0x41...0x5A ~= $0 & 0xDF }
      return isCode ? .currency(amount, code: text.uppercased()) : nil
    case (.percent, .percent): return Self.finite(text).map { .percent($0) }
    case (.symbol, .symbol): return .symbol(text)
    case (.localized, .key): return .localized(text)
    case (.markdown, .markdown): return .markdown(text)
    default: return nil
    }
  }

  private static func finite(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
