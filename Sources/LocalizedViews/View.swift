internal import LocalizedFoundation
public import LocalizedText

/// A tree that places texts in environments.
///
/// It draws and measures nothing. As in SwiftUI, a view may hold objects and closures.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View {
///     Text("Hello").foregroundStyle(.red)
///   }
/// }
/// Greeting().environment(\.locale, Locale(identifier: "fr")).placedTexts(in: .current)
/// ```
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// Adds the texts of the view, each with its environment; by default, the texts of the body.
  func place(_ texts: inout [PlacedText], in environment: EnvironmentValues)
}

extension View {
  /// Adds the texts of the body.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    let content = ViewEnvironment.$current.withValue(environment) { body }
    content.place(&texts, in: environment)
  }

  /// Returns the texts of the view in order, each with its environment.
  ///
  /// Foundation writes their numbers and dates.
  public func placedTexts(in environment: EnvironmentValues) -> [PlacedText] {
    var texts: [PlacedText] = []
    place(&texts, in: environment.withFoundation)
    return texts
  }
}

/// A text with its environment, ready to be resolved.
public struct PlacedText: Equatable, Sendable {
  /// The text, still unresolved.
  public var text: Text
  /// The environment of the text.
  public var environment: EnvironmentValues

  /// Makes a text with an environment.
  public init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment
  }

  /// Returns the text as it reads in the environment.
  public func resolve() -> ResolvedText { text.resolve(in: environment) }
}

extension Never: View {
  /// There is no body.
  public var body: Never { fatalError("a view without a body has no texts of its own") }
}

/// A view that places its texts itself and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is no body.
  public var body: Never { fatalError("\(Self.self) places its texts itself") }
}

/// A view whose environment is changed, for itself and the views in it.
public struct ModifiedView<Content: View>: PrimitiveView {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void

  init(_ content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
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
  /// Sets a value of the environment for the view and the views in it.
  ///
  /// The innermost value wins.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedView<Self> {
    ModifiedView(self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an inherited value of the environment for the view and the views in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the colour of texts without their own colour.
  public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
    environment(\.foregroundStyle, color)
  }

  /// Sets the colour of links.
  public func tint(_ color: Color?) -> ModifiedView<Self> { environment(\.tint, color) }

  /// Writes the texts in upper case or in lower case.
  public func textCase(_ textCase: Text.Case?) -> ModifiedView<Self> {
    environment(\.textCase, textCase)
  }
}
