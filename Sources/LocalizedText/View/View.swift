/// A tree that places texts in environments, and nothing more: nothing is drawn or measured here.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View {
///     Text("Hello").foregroundStyle(.red)
///   }
/// }
/// Greeting().environment(\.localeTag, LocaleTag("fr")).placedTexts(in: EnvironmentValues())
/// ```
public protocol View: Sendable {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
  /// Adds the texts of the view, each with the environment of its place; by default, its body's.
  func place(_ texts: inout [PlacedText], in environment: EnvironmentValues)
}

extension View {
  /// Adds the texts of the body.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    body.place(&texts, in: environment)
  }

  /// The texts of the view in their order, each with the environment of its place.
  public func placedTexts(in environment: EnvironmentValues) -> [PlacedText] {
    var texts: [PlacedText] = []
    place(&texts, in: environment)
    return texts
  }
}

/// A text at its place in a tree of views: only here can it be resolved.
public struct PlacedText: Equatable, Sendable {
  /// The text, still unresolved.
  public var text: Text
  /// The environment of its place.
  public var environment: EnvironmentValues

  /// Places a text.
  public init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment
  }

  /// The text as it reads here.
  public func resolve() -> ResolvedText { text.resolve(in: environment) }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("a view without a body has no texts of its own") }
}

/// A view that places its texts itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) places its texts itself") }
}
