public import LocalizedText

/// A group of views with a header and a footer.
public struct Section<Header: View, Content: View, Footer: View> {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Creates a section with a custom header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section: View {
  /// The header, the views and the footer.
  public var body: some View {
    header
    content
    footer
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a custom header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section whose header is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section whose header is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section whose header is the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(resource) }
  }
}
