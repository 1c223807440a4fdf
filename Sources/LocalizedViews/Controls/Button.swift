public import LocalizedText

/// What a button does.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = Self(name: "destructive")
  /// It cancels something.
  public static let cancel = Self(name: "cancel")
}

/// A text that starts an action.
///
/// The program that draws the texts calls the action when the user presses the button.
public struct Button<Title: View> {
  /// The text of the button.
  public let body: Title
  /// The action of the button.
  public let action: @MainActor () -> Void
  /// What the button does; nil for anything else.
  public let role: ButtonRole?

  /// Makes a button of a view.
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
  /// Makes a button with the localized string for a key.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with the localized string for a resource.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(resource) }
  }
}

extension Button where Title == Label<Text, Image> {
  /// Makes a button with the localized string for a key and a symbol.
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

  /// Makes a menu with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    title = label()
  }
}

extension Menu: View {
  /// The title and the buttons.
  public var body: some View {
    title
    content
  }
}

extension Menu where Title == Text {
  /// Makes a menu with the localized string for a key as its title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with words as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
