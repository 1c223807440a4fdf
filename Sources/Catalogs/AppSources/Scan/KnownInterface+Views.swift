extension KnownInterface {
  /// Views whose titles are keys.
  static let views = """
    protocol View {}
    protocol Scene {}
    protocol Commands {}
    protocol ToolbarContent {}
    protocol WidgetConfiguration {}
    protocol TabContent: View {}
    struct Text: View {
      init(_ key: LocalizedStringKey)
      init(_ resource: LocalizedStringResource)
      init(verbatim: String)
      enum DateStyle {}
    }
    struct Image: View {
      init(systemName: String)
      init(_ name: String)
      init(_ name: String, label: Text)
    }
    struct Color: View { init(_ name: String) }
    struct Spacer: View {} struct Divider: View {}
    struct VStack: View { init(content: () -> View) }
    struct HStack: View { init(content: () -> View) }
    struct ZStack: View { init(content: () -> View) }
    struct Group: View { init(content: () -> View) }
    struct List: View { init(_ data: [Any], rowContent: (Any) -> View) }
    struct ForEach: View { init(_ data: [Any], content: (Any) -> View) }
    struct Form: View { init(content: () -> View) }
    struct ScrollView: View { init(_ axes: Any = 0, content: () -> View) }
    struct Label: View { init(_ key: LocalizedStringKey, systemImage: String) }
    struct Link: View { init(_ key: LocalizedStringKey, destination: URL) }
    struct ShareLink: View { init(_ key: LocalizedStringKey = "", item: Any) }
    struct SharePreview { init(_ key: LocalizedStringKey) }
    struct HelpLink: View {}
    struct ProgressView: View { init(_ key: LocalizedStringKey, value: Any? = nil) }
    struct Section: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct GroupBox: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct DisclosureGroup: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct ControlGroup: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct LabeledContent: View { init(_ key: LocalizedStringKey, value: String) }
    struct ContentUnavailableView: View {
      init(_ key: LocalizedStringKey, systemImage: String)
      static func search(text: String) -> ContentUnavailableView
    }
    struct NavigationLink: View { init(_ key: LocalizedStringKey, destination: () -> View) }
    struct Tab: View { init(_ key: LocalizedStringKey, systemImage: String) }
    struct TabSection: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct TableColumn: View { init(_ key: LocalizedStringKey, value: Any) }
    struct Window: Scene { init(_ key: LocalizedStringKey, id: String) }
    struct WindowGroup: Scene { init(_ key: LocalizedStringKey, id: String) }
    struct UtilityWindow: Scene { init(_ key: LocalizedStringKey, id: String) }
    struct DocumentGroupLaunchScene: Scene { init(_ key: LocalizedStringKey) }
    struct MenuBarExtra: Scene { init(_ key: LocalizedStringKey, systemImage: String) }
    struct CommandMenu: Commands { init(_ key: LocalizedStringKey, content: () -> View) }
    struct Alert {
      init(title: Text, message: Text? = nil)
      struct Button {
        static func `default`(_ label: Text) -> Alert.Button
        static func cancel(_ label: Text) -> Alert.Button
        static func destructive(_ label: Text) -> Alert.Button
      }
    }
    struct ActionSheet { init(title: Text, message: Text? = nil) }
    struct AxisValueLabel { init(_ key: LocalizedStringKey) }
    struct Marker { init(_ key: LocalizedStringKey, coordinate: Any) }
    struct Annotation { init(_ key: LocalizedStringKey, coordinate: Any) }
    struct AlertConfiguration {
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: Any)
    }
    struct PlottableValue {
      static func value(_ key: LocalizedStringKey, _ value: Any) -> PlottableValue
    }
    struct AccessibilityActionKind { init(named: Text) }
    struct SubscriptionStoreView: View {}
    struct Binding {}
    struct EnvironmentValues { var locale: Locale; var calendar: Calendar; var timeZone: TimeZone }
    struct ActivityViewContext<Attributes> {
      var attributes: Attributes
      var state: Attributes.ContentState
    }
    """

  /// Controls whose titles are keys.
  static let controls = """
    struct Button: View { init(_ key: LocalizedStringKey, action: () -> Void) }
    struct Toggle: View { init(_ key: LocalizedStringKey, isOn: Any) }
    struct Picker: View { init(_ key: LocalizedStringKey, selection: Any) }
    struct Menu: View { init(_ key: LocalizedStringKey, content: () -> View) }
    struct Stepper: View { init(_ key: LocalizedStringKey, value: Any) }
    struct Slider: View { init(value: Any) }
    struct Gauge: View { init(value: Any) }
    struct DatePicker: View { init(_ key: LocalizedStringKey, selection: Any) }
    struct MultiDatePicker: View { init(_ key: LocalizedStringKey, selection: Any) }
    struct ColorPicker: View { init(_ key: LocalizedStringKey, selection: Any) }
    struct PhotosPicker: View { init(_ key: LocalizedStringKey, selection: Any) }
    struct TextField: View { init(_ key: LocalizedStringKey, text: Any, prompt: Text? = nil) }
    struct SecureField: View { init(_ key: LocalizedStringKey, text: Any, prompt: Text? = nil) }
    struct TextEditor: View { init(text: Any) }
    struct SettingsLink: View {} struct EditButton: View {} struct RenameButton: View {}
    struct NewDocumentButton: View { init(_ key: LocalizedStringKey) }
    struct ControlWidgetButton: View { init(_ key: LocalizedStringKey, action: Any) }
    struct ControlWidgetToggle: View { init(_ key: LocalizedStringKey, isOn: Any) }
    """

  /// Modifiers whose texts are keys.
  static let modifiers = """
    extension View {
      func navigationTitle(_ key: LocalizedStringKey) -> View
      func navigationBarTitle(_ key: LocalizedStringKey) -> View
      func navigationSubtitle(_ key: LocalizedStringKey) -> View
      func alert(_ key: LocalizedStringKey, isPresented: Any) -> View
      func confirmationDialog(_ key: LocalizedStringKey, isPresented: Any) -> View
      func help(_ key: LocalizedStringKey) -> View
      func badge(_ key: LocalizedStringKey) -> View
      func searchable(text: Any, prompt: LocalizedStringKey) -> View
      func accessibilityLabel(_ key: LocalizedStringKey) -> View
      func accessibilityHint(_ key: LocalizedStringKey) -> View
      func accessibilityValue(_ key: LocalizedStringKey) -> View
      func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> View
      func accessibilityAction(named key: LocalizedStringKey) -> View
      func accessibilityCustomContent(
        _ key: LocalizedStringKey, _ value: LocalizedStringKey) -> View
      func accessibilityRotor(_ key: LocalizedStringKey) -> View
      func accessibility(label: Text) -> View
      func fileDialogMessage(_ key: LocalizedStringKey) -> View
      func fileDialogConfirmationLabel(_ key: LocalizedStringKey) -> View
      func fileExporterFilenameLabel(_ key: LocalizedStringKey) -> View
      func dialogSuppressionToggle(_ key: LocalizedStringKey, isSuppressed: Any) -> View
      func chartXAxisLabel(_ key: LocalizedStringKey) -> View
      func chartYAxisLabel(_ key: LocalizedStringKey) -> View
      func tabItem(_ label: () -> View) -> View
    }
    extension Scene {
      func commandsMenu(_ key: LocalizedStringKey) -> Scene
    }
    extension WidgetConfiguration {
      func configurationDisplayName(_ key: LocalizedStringKey) -> WidgetConfiguration
      func description(_ key: LocalizedStringKey) -> WidgetConfiguration
      func displayName(_ key: LocalizedStringResource) -> WidgetConfiguration
    }
    """

  /// App Intents.
  static let intents = """
    struct Parameter {
      init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
    }
    struct Property { init(title: LocalizedStringResource) }
    struct IntentDescription {
      init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil)
    }
    struct IntentDialog {
      init(_ text: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource)
    }
    struct IntentParameterSummary { init(_ text: ParameterSummaryString) }
    struct Summary { init(_ text: ParameterSummaryString) }
    struct ParameterSummaryString {}
    struct TypeDisplayRepresentation { init(name: LocalizedStringResource) }
    struct DisplayRepresentation {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil)
    }
    struct AppShortcutPhrase {}
    struct AppShortcut {
      init(intent: Any, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource)
    }
    struct NegativeAppShortcutPhrases { init(phrases: [AppShortcutPhrase]) }
    extension AnyValue {
      func needsValueError(_ dialog: IntentDialog) -> Error
      func needsDisambiguationError(among values: [Any], dialog: IntentDialog) -> Error
      func needsConfirmationError(_ dialog: IntentDialog) -> Error
      func requestConfirmation(for value: Any, dialog: IntentDialog) -> Bool
      func requestDisambiguation(among values: [Any], dialog: IntentDialog) -> Any
      func requestValue(_ dialog: IntentDialog) -> Any
      func result(dialog: IntentDialog) -> IntentResult
      func result(value: Any, dialog: IntentDialog) -> IntentResult
    }
    protocol IntentResult {}
    protocol AppIntent {} protocol AppEntity {} protocol AppEnum {}
    """
}
