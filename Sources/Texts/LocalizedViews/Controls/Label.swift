public import Foundation
public import LocalizedText

/// A title with a symbol before it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The icon, followed by the title.
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from the localized string for a key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), image: Image(systemName: name))
  }

  /// Creates a label from a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), image: Image(systemName: name))
  }

  /// Creates a label from the localized string of a resource and a symbol.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(resource), image: Image(systemName: name))
  }

  private init(title: Text, image: Image) {
    self.init {
      title
    } icon: {
      image
    }
  }
}

/// A value with a name before it.
public struct LabeledContent<Name: View, Content: View> {
  private let name: Name
  private let content: Content

  /// Creates a labeled view with a custom name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Name) {
    self.content = content()
    name = label()
  }
}

extension LabeledContent: View {
  /// The name and the value, at opposite edges.
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      name
      Spacer(minLength: 1)
      content
    }
  }
}

extension LabeledContent where Name == Text {
  /// Creates a labeled view whose name is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labeled view whose name is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Name == Text, Content == Text {
  /// Creates a labeled string whose name is the localized string for a key.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a labeled, formatted value whose name is the localized string for a key.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
