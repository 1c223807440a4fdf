/// A text with a symbol before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol and the text.
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Text {
  /// The localized string of a key with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), image: Image(systemName: name))
  }

  /// Words with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), image: Image(systemName: name))
  }

  /// The localized string of a resource with a symbol.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(resource), image: Image(systemName: name))
  }

  private init(title: Text, image: Image) {
    self.init {
      title
    } icon: {
      Text(image)
    }
  }
}

/// A text that does something when it is pressed; here it only shows.
public struct Button<Title: View>: View {
  /// What is shown.
  public let body: Title

  /// Makes a button of a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Title) { body = label() }
}

extension Button where Title == Text {
  /// A button with the localized string of a key.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    body = Text(titleKey)
  }

  /// A button with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) { body = Text(title) }

  /// A button with the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, action: @escaping () -> Void) {
    body = Text(resource)
  }
}

/// A text that is on or off.
public struct Toggle<Title: View>: View {
  /// What is shown.
  public let body: Title

  /// Makes a toggle of a view.
  public init(isOn: Bool, @ViewBuilder label: () -> Title) { body = label() }
}

extension Toggle where Title == Text {
  /// A toggle with the localized string of a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool) { body = Text(titleKey) }

  /// A toggle with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool) { body = Text(title) }

  /// A toggle with the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, isOn: Bool) { body = Text(resource) }
}

/// Views under a heading.
public struct Section<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  /// Makes a section with a view as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  /// The heading and the views.
  public var body: some View {
    header
    content
  }
}

extension Section where Header == Text {
  /// A section under the localized string of a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A section under words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A section under the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(resource) }
  }
}
