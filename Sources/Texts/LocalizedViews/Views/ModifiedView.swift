public import LocalizedText

/// A view with a modified environment, which its subviews inherit.
public struct ModifiedView<Content: View> {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void

  init(_ content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ModifiedView: PrimitiveView {
  /// Returns the contents of the view in the modified environment.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    var environment = environment
    change(&environment)
    return content.contents(in: environment)
  }
}

extension View {
  /// Sets an environment value for the view and its subviews.
  ///
  /// The innermost value wins.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedView<Self> {
    ModifiedView(self) { $0[keyPath: keyPath] = value }
  }

  /// Transforms an inherited environment value for the view and its subviews.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the default text color.
  nonisolated public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Sets the default text color, or the terminal's color if nil.
  nonisolated public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Sets the color of links.
  nonisolated public func tint(_ color: Color?) -> ModifiedView<Self> {
    environment(\.tint, color)
  }

  /// Sets the default font.
  nonisolated public func font(_ font: Font?) -> ModifiedView<Self> { environment(\.font, font) }

  /// Converts the text of the view to uppercase or lowercase.
  nonisolated public func textCase(_ textCase: Text.Case?) -> ModifiedView<Self> {
    environment(\.textCase, textCase)
  }

  /// Makes the text of the view bold, or not bold, unless it sets this itself.
  nonisolated public func bold(_ isActive: Bool = true) -> ModifiedView<Self> {
    transformEnvironment(\.traits) { $0.append(.bold(isActive)) }
  }

  /// Makes the text of the view italic, or not italic, unless it sets this itself.
  nonisolated public func italic(_ isActive: Bool = true) -> ModifiedView<Self> {
    transformEnvironment(\.traits) { $0.append(.italic(isActive)) }
  }

  /// Sets the maximum number of lines of each text, or nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
    environment(\.lineLimit, number)
  }

  /// Sets the maximum number of lines of each text to the upper bound of a range.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the maximum number of lines of each text to the upper bound of a range.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets how the lines of wrapped text are aligned.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedView<Self> { environment(\.multilineTextAlignment, alignment) }
}

/// A view with a modified layout.
public struct ArrangedView<Content: View> {
  private let content: Content
  private let change: (inout Box) -> Void

  init(_ content: Content, change: @escaping (inout Box) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ArrangedView: PrimitiveView {
  /// Returns the contents of the view with the modified layout.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    content.contents(in: environment).changing(change)
  }
}

extension View {
  /// Fixes the view at the size its text needs, so that the text is never wrapped or truncated.
  nonisolated public func fixedSize() -> ArrangedView<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the width (`horizontal`) or height (`vertical`) of the view at the size its text needs.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> ArrangedView<Self> {
    ArrangedView(self) {
      $0.isFixedHorizontally = $0.isFixedHorizontally || horizontal
      $0.isFixedVertically = $0.isFixedVertically || vertical
    }
  }

  /// Sets the priority for getting columns from a stack.
  ///
  /// A `ZStack` takes its size only from the views with the highest priority.
  nonisolated public func layoutPriority(_ value: Double) -> ArrangedView<Self> {
    ArrangedView(self) { $0.priority = value }
  }

  /// Hides the view, without removing it from the layout, if the opacity is 0.
  nonisolated public func opacity(_ opacity: Double) -> ArrangedView<Self> {
    ArrangedView(self) { $0.isHidden = $0.isHidden || opacity <= 0 }
  }

  /// Hides the view without removing it from the layout.
  nonisolated public func hidden() -> ArrangedView<Self> {
    ArrangedView(self) { $0.isHidden = true }
  }
}

/// A reusable modification of a view.
///
/// ```swift
/// struct Warning: ViewModifier {
///   func body(content: Content) -> some View { content.foregroundStyle(.red) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view to modify.
  typealias Content = AnyView
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier> {
  private let content: Content
  private let modifier: Modifier

  init(_ content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View {
  /// The modified view.
  public var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(self, modifier: modifier) }
}
