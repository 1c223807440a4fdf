public import Foundation
public import LocalizedText

/// A text with a symbol before it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Makes a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The symbol and the text.
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
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
      image
    }
  }
}

/// A text with a name before it.
public struct LabeledContent<Name: View, Content: View> {
  private let name: Name
  private let content: Content

  /// Makes a view with a view as its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Name) {
    self.content = content()
    name = label()
  }
}

extension LabeledContent: View {
  /// The name and the text.
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      name
      Spacer(minLength: 1)
      content
    }
  }
}

extension LabeledContent where Name == Text {
  /// Makes a view with the localized string for a key as its name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a view with words as its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Name == Text, Content == Text {
  /// Makes a view of words with the localized string for a key as their name.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a view of a value that a format writes, with the localized string for a key as its name.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
