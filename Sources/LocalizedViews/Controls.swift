public import Foundation
public import LocalizedText

/// A text with a symbol before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label from two views.
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
  /// Makes a label of the localized string for a key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), image: Image(systemName: name))
  }

  /// Makes a label of words and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), image: Image(systemName: name))
  }

  /// Makes a label of the localized string for a resource and a symbol.
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

/// A button.
///
/// The program that draws the texts calls the action when the user presses the button.
public struct Button<Title: View>: View {
  /// The text of the button.
  public let body: Title
  /// The action of the button.
  public let action: () -> Void

  /// Makes a button of a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Title) {
    self.action = action
    body = label()
  }
}

extension Button where Title == Text {
  /// Makes a button with the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with the localized string for a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(resource) }
  }
}

/// A toggle.
///
/// Only its text matters here: nothing can switch it.
public struct Toggle<Title: View>: View {
  /// The text of the toggle.
  public let body: Title

  /// Makes a toggle of a view.
  public init(isOn: Bool, @ViewBuilder label: () -> Title) { body = label() }
}

extension Toggle where Title == Text {
  /// Makes a toggle with the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool) { body = Text(titleKey) }

  /// Makes a toggle with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool) { body = Text(title) }

  /// Makes a toggle with the localized string for a resource.
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

/// A link.
///
/// Its text has the tint or the default colour of links, unless a style says otherwise.
public struct Link<Title: View>: PrimitiveView {
  private let destination: String
  private let title: Title

  /// Makes a link of a view.
  public init(destination: URL, @ViewBuilder label: () -> Title) {
    self.destination = destination.absoluteString
    title = label()
  }

  /// Places the view in an environment with the destination of the link.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    title.environment(\.link, destination).place(&texts, in: environment)
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
