public import Foundation
public import LocalizedText

/// A text that leads to a URL.
///
/// Its text has the tint or the default color of links, unless a style says otherwise.
public struct Link<Title: View> {
  private let destination: String
  private let title: Title

  /// Makes a link of a view.
  public init(destination: URL, @ViewBuilder label: () -> Title) {
    self.destination = destination.absoluteString
    title = label()
  }
}

extension Link: PrimitiveView {
  /// Returns what the view shows, in an environment with the destination of the link.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    title.environment(\.link, destination).contents(in: environment)
  }
}

extension Link where Title == Text {
  /// Makes a link with the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with the localized string for a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(resource) }
  }
}
