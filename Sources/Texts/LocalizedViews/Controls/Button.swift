public import LocalizedText

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// A button that deletes something.
  public static let destructive = Self(name: "destructive")
  /// A button that cancels something.
  public static let cancel = Self(name: "cancel")
}

/// A control that performs an action.
///
/// The program that draws the view calls the action when the user presses the button.
public struct Button<Title: View> {
  /// The label of the button.
  public let body: Title
  /// The action to perform.
  public let action: @MainActor () -> Void
  /// The purpose of the button, or nil if it has no special role.
  public let role: ButtonRole?

  /// Creates a button with a custom label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Title
  ) {
    self.role = role
    self.action = action
    body = label()
  }
}

extension Button: View {}

extension Button where Title == Text {
  /// Creates a button whose label is the localized string for a key.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button whose label is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button whose label is the localized string of a resource.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(resource) }
  }
}

extension Button where Title == Label<Text, Image> {
  /// Creates a button whose label is the localized string for a key, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: name) }
  }
}

/// A menu of buttons.
public struct Menu<Title: View, Content: View> {
  private let title: Title
  private let content: Content

  /// Creates a menu with a custom title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    title = label()
  }
}

extension Menu: View {
  /// The title, followed by the buttons.
  public var body: some View {
    title
    content
  }
}

extension Menu where Title == Text {
  /// Creates a menu whose title is the localized string for a key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu whose title is a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
