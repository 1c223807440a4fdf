/// One field of a form that edits a sample: the sample itself, or a part of it such as the display
/// name of a user name.
package struct SampleField: Equatable, Sendable {
  /// The part of a sample that a field edits.
  ///
  /// The raw value is the label of the field.
  package enum Role: String, Sendable {
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
    case concept = "phrase, feminine, masculine, neutral"
  }

  /// The index in each enclosing list, outermost first.
  package let path: [Int]
  /// The part of the sample that the field edits.
  package let role: Role
  /// The string to edit.
  package let text: String
}

extension Sample {
  /// The fields of a form that edits this sample.
  ///
  /// A list has the fields of each member, in order.
  package var fields: [SampleField] { fields(at: []) }

  private func fields(at path: [Int]) -> [SampleField] {
    func field(_ role: SampleField.Role, _ text: String) -> SampleField {
      SampleField(path: path, role: role, text: text)
    }
    return switch self {
    case .string(let text): [field(.text, text)]
    case .integer(let number): [field(.number, "\(number)")]
    case .unsigned(let number): [field(.number, "\(number)")]
    case .double(let number): [field(.number, "\(number)")]
    case .userName(let name):
      [field(.fullName, name.full), field(.displayName, name.display)]
    case .list(let members):
      members.enumerated().flatMap { $0.element.fields(at: path + [$0.offset]) }
    case .date(let seconds, _): [field(.date, ISODate.text(seconds) ?? "")]
    case .currency(let amount, let code): [field(.amount, "\(amount)"), field(.currency, code)]
    case .percent(let part): [field(.percent, "\(part)")]
    case .symbol(let name): [field(.symbol, name)]
    case .localized(let key): [field(.key, key)]
    case .markdown(let text): [field(.markdown, text)]
    }
  }

  /// Returns the sample with one of its fields changed, or nil if the value is invalid for it, such
  /// as words for a number.
  package func replacing(_ field: SampleField, with text: String) -> Sample? {
    replacing(field.role, at: field.path[...], with: text)
  }

  private func replacing(
    _ role: SampleField.Role, at path: ArraySlice<Int>, with text: String
  ) -> Sample? {
    if let index = path.first {
      guard case .list(var members) = self, members.indices.contains(index),
        let member = members[index].replacing(role, at: path.dropFirst(), with: text)
      else { return nil }
      members[index] = member
      return .list(members)
    }
    switch (self, role) {
    case (.string, .text): return .string(text)
    case (.integer, .number), (.unsigned, .number):
      return Sample(number: text)
    case (.double, .number):
      // The placeholder needs a floating-point number, even if the user types `2` instead of `2.0`.
      return Self.finite(text).map { .double($0) }
    case (.userName(var name), .fullName):
      name.full = text
      return .userName(name)
    case (.userName(var name), .displayName):
      name.display = text
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
