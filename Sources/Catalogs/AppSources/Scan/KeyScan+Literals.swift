extension KeyScan {
  /// The types of which a literal is a key.
  private static let keyTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
    "LocalizationValue", "LocalizedStaticString", "TypeDisplayRepresentation",
    "DisplayRepresentation", "IntentDescription", "IntentDialog", "ParameterSummaryString",
    "AppShortcutPhrase",
  ]

  /// Returns whether a literal of a type is a key.
  func isKey(_ type: SwiftType) -> Bool {
    guard case .named(let name, _) = type.unwrapped else { return false }
    return Self.keyTypes.contains(name) && index.types[name]?.isOwn != true
  }

  /// Returns whether a type is that of a literal by default, or any type.
  func isText(_ type: SwiftType) -> Bool {
    guard case .named(let name, _) = type.unwrapped else { return false }
    return [
      "String", "StringProtocol", "Substring", "StaticString", "Any", "CustomStringConvertible",
      "ExpressibleByStringLiteral", "Hashable", "Equatable", "Character",
    ].contains(name)
  }

  /// Notes a literal as a key.
  mutating func note(_ number: UInt32, _ expectation: Expectation, _ scope: Int) {
    let literal = tokens.literals[Int(number)]
    let lookup = expectation.lookup
    let type = expectation.type?.name ?? ""
    guard literal.isComplete, !lookup.hasUnknownTable else { return }
    let pattern = pattern(of: literal, scope)
    if type == "LocalizedStaticString", pattern.hasPlaceholders { return }
    let value = lookup.value.map { self.pattern(of: tokens.literals[Int($0)], scope) }
    literals.append(
      LocalizedLiteral(
        pattern: pattern, table: type == "AppShortcutPhrase" ? "AppShortcuts" : lookup.table,
        isInOwnBundle: lookup.isInOwnBundle, comment: lookup.comment, value: value,
        offset: literal.start))
  }

  private mutating func pattern(of literal: SwiftLiteral, _ scope: Int) -> KeyPattern {
    KeyPattern(
      tokens.decodedPieces(of: literal).map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .interpolation(let range): placeholder(for: range, scope)
        }
      })
  }

  /// Adds the values in a literal to the code to be read.
  mutating func readInterpolations(of literal: SwiftLiteral, _ scope: Int) {
    for piece in literal.pieces {
      guard case .interpolation(let range) = piece else { continue }
      for argument in tokens.arguments(range) { push(argument.tokens, scope, Expectation()) }
    }
  }

  /// Returns the placeholder of an interpolation.
  private mutating func placeholder(for range: Range<Int>, _ scope: Int) -> KeyPattern.Piece {
    let arguments = tokens.arguments(range)
    guard let value = arguments.first else { return .anyPlaceholder }
    if let name = parameterName(value.tokens) { return .text("${\(name)}") }
    for other in arguments where other.label != nil {
      switch other.label {
      case "specifier":
        return tokens.onlyLiteral(other.tokens).flatMap(tokens.plainText).map { .placeholder($0) }
          ?? .anyPlaceholder
      case "placeholder": return .anyPlaceholder
      default: return .placeholder("%@")
      }
    }
    fuel = Self.steps
    guard let type = typeOf(value.tokens, scope) else { return .anyPlaceholder }
    return placeholder(of: type).map { .placeholder($0) } ?? .anyPlaceholder
  }

  /// Returns the name of a parameter in the summary of an intent, `\(\.$name)`, or in the phrase of
  /// a shortcut, `\(.applicationName)`; nil for other values.
  private func parameterName(_ range: Range<Int>) -> String? {
    guard let last = tokens.word(at: range.upperBound - 1) else { return nil }
    if tokens.isMark("\\", at: range.lowerBound) { return last }
    return range.count == 2 && tokens.isMark(".", at: range.lowerBound) && last == "applicationName"
      ? last : nil
  }

  /// Returns the placeholder of a type; nil if the type is declared outside of the project.
  private func placeholder(of type: SwiftType) -> String? {
    switch type.unwrapped {
    case .named(let name, _):
      switch name {
      case "Int", "Int64", "NSInteger": return "%lld"
      case "Int32", "Int16", "Int8": return "%d"
      case "UInt", "UInt64", "NSUInteger": return "%llu"
      case "UInt32", "UInt16", "UInt8": return "%u"
      case "Double", "CGFloat": return "%lf"
      case "Float": return "%f"
      case "Any": return nil
      default: return index.types[name] == nil ? nil : "%@"
      }
    case .array, .dictionary: return "%@"
    case .optional, .function, .tuple, .metatype: return nil
    }
  }
}
