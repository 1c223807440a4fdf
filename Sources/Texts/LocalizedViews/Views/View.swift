internal import LocalizedFoundation
public import LocalizedText

/// A hierarchy of texts with their environments.
///
/// As in SwiftUI, views are isolated to the main actor and may hold objects and closures.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View {
///     Text("Hello").foregroundStyle(.red)
///   }
/// }
/// Greeting().environment(\.locale, Locale(identifier: "fr")).placedTexts(in: .current)
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// Returns the contents of the view in an environment; by default, those of its body.
  func contents(in environment: EnvironmentValues) -> ViewContents
}

extension View {
  /// Returns the contents of the body.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    let content = ViewEnvironment.$current.withValue(environment) { body }
    return content.contents(in: environment)
  }

  /// Returns the texts of the view in order, each with its environment.
  ///
  /// Foundation formats their numbers and dates. For a `ViewThatFits`, only the first view is
  /// included, because text has no width before layout.
  public func placedTexts(in environment: EnvironmentValues) -> [PlacedText] {
    contents(in: environment.withFoundation).texts
  }
}

/// A text with its environment, ready to be resolved.
public struct PlacedText: Equatable, Sendable {
  /// The unresolved text.
  public var text: Text
  /// The environment to resolve the text in.
  public var environment: EnvironmentValues

  /// Creates a text with an environment.
  public init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment
  }

  /// Returns the text resolved in its environment.
  public func resolve() -> ResolvedText { text.resolve(in: environment) }
}

/// The contents of a view in an environment: its texts and their layout.
public struct ViewContents: Sendable {
  var boxes: [Box]

  init(_ boxes: [Box]) { self.boxes = boxes }

  /// The texts, in order.
  var texts: [PlacedText] { boxes.flatMap(\.texts) }

  /// Returns the contents with each box changed.
  func changing(_ change: (inout Box) -> Void) -> ViewContents {
    var contents = self
    for index in contents.boxes.indices { change(&contents.boxes[index]) }
    return contents
  }
}

extension Never: View {
  /// Never called: the view has no body.
  public var body: Never { fatalError("a view without a body has no texts of its own") }
}

/// A view that provides its contents directly and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) places its texts itself") }
}
