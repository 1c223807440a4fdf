/// A view in an environment that was changed for it and what stands below it.
public struct ModifiedView<Content: View>: PrimitiveView {
  private let content: Content
  private let change: @Sendable (inout EnvironmentValues) -> Void

  init(_ content: Content, change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  /// Places the view in the changed environment.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    var environment = environment
    change(&environment)
    content.place(&texts, in: environment)
  }
}

extension View {
  /// Sets a value of the environment for the view and what stands below it; the innermost wins.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView<Self> {
    ModifiedView(self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an inherited value of the environment for the view and what stands below it.
  public func transformEnvironment<Value>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    transform: @escaping @Sendable (inout Value) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Writes the texts in a colour, unless they have one of their own.
  public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Writes the links in a colour.
  public func tint(_ color: Color?) -> ModifiedView<Self> { environment(\.tint, color) }

  /// Writes the texts in capitals or in small letters.
  public func textCase(_ textCase: Text.Case?) -> ModifiedView<Self> {
    environment(\.textCase, textCase)
  }

  /// Calls users by their full names, or not; the wish travels in the locale.
  ///
  /// An app that has had a modifier of this name before keeps its own.
  @_disfavoredOverload
  public func prefersFullNames(_ prefersFullNames: Bool = true) -> ModifiedView<Self> {
    transformEnvironment(\.localeTag) { $0 = $0.settingFullNames(prefersFullNames) }
  }
}
