public import LocalizedText

/// Views under a heading.
public struct Section<Header: View, Content: View, Footer: View> {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Makes a section with views as its heading and its note.
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
  /// The heading, the views and the note.
  public var body: some View {
    header
    content
    footer
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a view as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Makes a section without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Makes a section with the localized string for a key as its heading.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a section with words as its heading.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a section with the localized string for a resource as its heading.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(resource) }
  }
}
