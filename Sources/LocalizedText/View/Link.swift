public import FoundationEssentials

/// A text that leads somewhere.
///
/// What stands in it has the tint, or the colour of links, unless a style says otherwise.
public struct Link<Title: View>: PrimitiveView {
  private let destination: String
  private let title: Title

  /// Makes a link of a view.
  public init(destination: URL, @ViewBuilder label: () -> Title) {
    self.destination = destination.absoluteString
    title = label()
  }

  /// Places the view in an environment that knows of the link.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    title.environment(\.link, destination).place(&texts, in: environment)
  }
}

extension Link where Title == Text {
  /// A link with the localized string of a key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(resource) }
  }
}
