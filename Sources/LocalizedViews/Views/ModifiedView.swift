public import LocalizedText

/// A view whose environment is changed, for itself and the views in it.
public struct ModifiedView<Content: View> {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void

  init(_ content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ModifiedView: PrimitiveView {
  /// Returns what the view shows in the changed environment.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    var environment = environment
    change(&environment)
    return content.contents(in: environment)
  }
}

extension View {
  /// Sets a value of the environment for the view and the views in it.
  ///
  /// The innermost value wins.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedView<Self> {
    ModifiedView(self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an inherited value of the environment for the view and the views in it.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the color of texts without their own color.
  nonisolated public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Sets the color of texts without their own color; nil for that of the terminal.
  nonisolated public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Sets the color of links.
  nonisolated public func tint(_ color: Color?) -> ModifiedView<Self> {
    environment(\.tint, color)
  }

  /// Sets the font of texts without their own font.
  nonisolated public func font(_ font: Font?) -> ModifiedView<Self> { environment(\.font, font) }

  /// Writes the texts in upper case or in lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> ModifiedView<Self> {
    environment(\.textCase, textCase)
  }

  /// Shows the texts in bold, or not in bold, unless they say otherwise themselves.
  nonisolated public func bold(_ isActive: Bool = true) -> ModifiedView<Self> {
    transformEnvironment(\.traits) { $0.append(.bold(isActive)) }
  }

  /// Shows the texts in italics, or not in italics, unless they say otherwise themselves.
  nonisolated public func italic(_ isActive: Bool = true) -> ModifiedView<Self> {
    transformEnvironment(\.traits) { $0.append(.italic(isActive)) }
  }

  /// Limits the lines of each text; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
    environment(\.lineLimit, number)
  }

  /// Limits the lines of each text to the upper bound of a range.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Limits the lines of each text to the upper bound of a range.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the edge at which the lines of a text that is wrapped are aligned.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedView<Self> { environment(\.multilineTextAlignment, alignment) }
}

/// A view whose boxes are laid out differently.
public struct ArrangedView<Content: View> {
  private let content: Content
  private let change: (inout Box) -> Void

  init(_ content: Content, change: @escaping (inout Box) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ArrangedView: PrimitiveView {
  /// Returns what the view shows.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    content.contents(in: environment).changing(change)
  }
}

extension View {
  /// Keeps a text in as many columns as it needs: it is never wrapped or shortened.
  nonisolated public func fixedSize() -> ArrangedView<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps a text in as many columns (`horizontal`) and as many lines (`vertical`) as it needs.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> ArrangedView<Self> {
    ArrangedView(self) {
      $0.isFixedHorizontally = $0.isFixedHorizontally || horizontal
      $0.isFixedVertically = $0.isFixedVertically || vertical
    }
  }

  /// Sets how early a stack gives columns to the view.
  ///
  /// A `ZStack` takes its size from the views with the highest priority alone.
  nonisolated public func layoutPriority(_ value: Double) -> ArrangedView<Self> {
    ArrangedView(self) { $0.priority = value }
  }

  /// Sets the opacity: what has none takes its place and is not shown.
  nonisolated public func opacity(_ opacity: Double) -> ArrangedView<Self> {
    ArrangedView(self) { $0.isHidden = $0.isHidden || opacity <= 0 }
  }

  /// Hides the view, which still takes its place.
  nonisolated public func hidden() -> ArrangedView<Self> {
    ArrangedView(self) { $0.isHidden = true }
  }
}

/// A change of a view, which can be used for several.
///
/// ```swift
/// struct Warning: ViewModifier {
///   func body(content: Content) -> some View { content.foregroundStyle(.red) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that is changed.
  typealias Content = AnyView
  /// The type of the changed view.
  associatedtype Body: View
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with the modifier that changes it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier> {
  private let content: Content
  private let modifier: Modifier

  init(_ content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View {
  /// The changed view.
  public var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  /// Changes the view by a modifier.
  nonisolated public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(self, modifier: modifier) }
}
