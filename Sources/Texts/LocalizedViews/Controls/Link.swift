public import Foundation
public import LocalizedText

/// A view that links to a URL.
///
/// Its text has the tint, or the default color of links, unless a style overrides it.
public struct Link<Title: View> {
  private let destination: String
  private let title: Title

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Title) {
    self.destination = destination.absoluteString
    title = label()
  }
}

extension Link: PrimitiveView {
  /// Returns the contents of the label, in an environment with the link's destination.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    title.environment(\.link, destination).contents(in: environment)
  }
}

extension Link where Title == Text {
  /// Creates a link whose label is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link whose label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link whose label is the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(resource) }
  }
}
