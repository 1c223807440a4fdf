import Foundation
import LocalizedText
import LocalizedViews
import Testing

/// Views that are made of others, and values that they own.
@MainActor @Suite struct ViewCompositionTests {
  private func words(_ view: some View) -> [String] {
    view.placedTexts(in: EnvironmentValues()).map { $0.resolve().text }
  }

  private struct Settings: View {
    @State var isOn = false
    @State var name = "Ann"

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      TextField("Name", text: $name)
      Text(isOn ? "on" : "off")
      Flag(isOn: $isOn)
    }
  }

  private struct Flag: View {
    @Binding var isOn: Bool
    var button: Button<Text> { Button("Turn on") { isOn = true } }
    var body: some View { button }
  }

  @Test func aBindingChangesTheStateOfItsOwner() {
    let settings = Settings()
    #expect(words(settings) == ["Wi-Fi", "Name", "off", "Turn on"])
    Flag(isOn: settings.$isOn).button.action()
    #expect(words(settings) == ["Wi-Fi", "Name", "on", "Turn on"])
    let size = Binding.constant(CGSize(width: 1, height: 2))
    size.wrappedValue = .zero
    #expect(size.height.wrappedValue == 2)
  }

  @Test func anyViewsAndEmptyOnes() {
    let views = [AnyView(Text("a")), AnyView(EmptyView()), AnyView(erasing: Group { Text("b") })]
    #expect(words(ForEach(views) { $0 }) == ["a", "b"])
    func row(_ kind: Int) -> some View {
      Group {
        switch kind {
        case 0: Text("a")
        case 1: Image(systemName: "pencil")
        default: EmptyView()
        }
      }
    }
    #expect((0...2).map { words(row($0)) } == [["a"], ["✎"], []])
  }

  @Test func partsOfContainers() {
    #expect(
      words(
        Section {
          Text("a")
        } header: {
          Text("h")
        } footer: {
          Text("f")
        }) == ["h", "a", "f"])
    #expect(words(Section { Text("a") }) == ["a"])
    #expect(words(List(["a", "b"], id: \.self) { Text(verbatim: $0) }) == ["a", "b"])
    #expect(words(Menu("m") { Button("Add", systemImage: "plus") {} }) == ["m", "+", "Add"])
    #expect(words(LabeledContent("Name", value: "Ann")) == ["Name", "Ann"])
    #expect(
      words(
        Label {
          Text("a")
        } icon: {
          EmptyView()
        }) == ["a"])
    #expect(Button("Delete", role: .destructive) {}.role == .destructive)
  }

  private struct Warning: ViewModifier {
    func body(content: Content) -> some View {
      Text("!")
      content.foregroundStyle(.red)
    }
  }

  @Test func modifiersChangeViews() {
    let view = Text("a").modifier(Warning())
    #expect(words(view) == ["!", "a"])
    let colors = view.placedTexts(in: EnvironmentValues()).map {
      $0.resolve().fragments.first?.style.foreground
    }
    #expect(colors == [nil, .red])
  }

  @Test func stylesComeFromOutside() {
    func style(_ view: some View) -> FragmentStyle? {
      view.placedTexts(in: EnvironmentValues()).first?.resolve().fragments.first?.style
    }
    #expect(style(VStack { Text("a") }.font(.title))?.font == .title)
    #expect(style(VStack { Text("a").font(.body) }.font(.title))?.font == .body)
    #expect(style(VStack { Text("a") }.bold())?.traits == .strong)
    #expect(style(VStack { Text("a") }.bold(false).bold())?.traits == [])
    #expect(style(VStack { Text("a").bold(false) }.bold().italic())?.traits == .emphasis)
    #expect(style(VStack { Text("a") }.foregroundColor(.red))?.foreground == .red)
    #expect(style(Text("a").fontWeight(.heavy))?.traits == .strong)
    #expect(style(Text("a").fontWeight(.light))?.traits == [])
    #expect(style(Text("a").underline(true, color: .red))?.traits == .underline)
  }

  /// A text is no view of the main actor: anyone may make and resolve it.
  @Test func textsAreMadeAnywhere() async {
    let text = await Task.detached { (Text("a") + Text("b")).bold() }.value
    #expect(words(text) == ["ab"])
  }
}
