public import LocalizedText

extension EnvironmentValues {
  /// The maximum number of lines of each text, or nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The default font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How the lines of wrapped text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The traits to apply to texts that do not set them, innermost last.
  var traits: [EnvironmentTrait] {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
}

/// The alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// Equal space on both sides of each line.
  case center
  /// At the trailing edge.
  case trailing
}

/// A trait that a view sets or clears on its texts.
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
