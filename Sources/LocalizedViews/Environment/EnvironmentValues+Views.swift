public import LocalizedText

extension EnvironmentValues {
  /// The most lines of a text; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The font of texts without their own font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The edge at which the lines of a text that is wrapped are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The traits of texts that do not say otherwise themselves, the innermost last.
  var traits: [EnvironmentTrait] {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

/// The edge at which lines of a text are aligned.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

/// A trait that the texts of a view have, or do not have.
enum EnvironmentTrait: Hashable, Sendable {
  case bold(Bool)
  case italic(Bool)
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum TraitsKey: EnvironmentKey {
  static let defaultValue: [EnvironmentTrait] = []
}
