internal import LocalizedFoundation
public import LocalizedText

/// A tree that places texts in environments.
///
/// As in SwiftUI, a view belongs to the main actor, and may hold objects and closures.
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
  /// The type of the view's content.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// Returns what the view shows in an environment; by default, what its body shows.
  func contents(in environment: EnvironmentValues) -> ViewContents
}

extension View {
  /// Returns what the body shows.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    let content = ViewEnvironment.$current.withValue(environment) { body }
    return content.contents(in: environment)
  }

  /// Returns the texts of the view in order, each with its environment.
  ///
  /// Foundation writes their numbers and dates. Of the views in a `ViewThatFits`, only the first one
  /// counts, because a text has no width before it is laid out.
  public func placedTexts(in environment: EnvironmentValues) -> [PlacedText] {
    contents(in: environment.withFoundation).texts
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

/// What a view shows in an environment: texts, and how they are laid out.
public struct ViewContents: Sendable {
  var boxes: [Box]

  init(_ boxes: [Box]) { self.boxes = boxes }

  /// The texts in order.
  var texts: [PlacedText] { boxes.flatMap(\.texts) }

  /// Returns the contents with each box changed.
  func changing(_ change: (inout Box) -> Void) -> ViewContents {
    var contents = self
    for index in contents.boxes.indices { change(&contents.boxes[index]) }
    return contents
  }
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
