public import LocalizedText

/// A label with a state that the user can turn on and off.
public struct Toggle<Title: View> {
  /// The label of the toggle.
  public let body: Title
  /// Whether the toggle is on.
  public let isOn: Binding<Bool>

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {
    self.isOn = isOn
    body = label()
  }
}

extension Toggle: View {}

extension Toggle where Title == Text {
  /// Creates a toggle whose label is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle whose label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle whose label is the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(resource) }
  }
}

/// A named field for text input.
public struct TextField<Title: View> {
  /// The name of the field.
  public let body: Title
  /// The entered text.
  public let text: Binding<String>
}

extension TextField: View {}

extension TextField where Title == Text {
  /// Creates a text field whose name is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(body: Text(titleKey), text: text)
  }

  /// Creates a text field whose name is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(body: Text(title), text: text)
  }

  /// Creates a text field whose name is the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, text: Binding<String>) {
    self.init(body: Text(resource), text: text)
  }
}
