public import LocalizedText

/// A text with a state that the user turns on and off.
public struct Toggle<Title: View> {
  /// The text of the toggle.
  public let body: Title
  /// Whether the toggle is on.
  public let isOn: Binding<Bool>

  /// Makes a toggle of a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {
    self.isOn = isOn
    body = label()
  }
}

extension Toggle: View {}

extension Toggle where Title == Text {
  /// Makes a toggle with the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with the localized string for a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(resource) }
  }
}

/// A named field in which the user enters a text.
public struct TextField<Title: View> {
  /// The name of the field.
  public let body: Title
  /// The text in the field.
  public let text: Binding<String>
}

extension TextField: View {}

extension TextField where Title == Text {
  /// Makes a field with the localized string for a key as its name.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(body: Text(titleKey), text: text)
  }

  /// Makes a field with words as its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(body: Text(title), text: text)
  }

  /// Makes a field with the localized string for a resource as its name.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, text: Binding<String>) {
    self.init(body: Text(resource), text: text)
  }
}
