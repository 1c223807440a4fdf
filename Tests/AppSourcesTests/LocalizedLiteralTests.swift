import SourceText
import TestMaterial
import Testing

@testable import AppSources

/// Which literals an app looks up, and under which keys.
@Suite struct LocalizedLiteralTests {
  private func keys(_ source: String) -> [String] {
    AppSource(path: "a.swift", bytes: Array(source.utf8)).localizedLiterals.map { literal in
      let table = literal.table == "Localizable" ? "" : " in \(literal.table)"
      return literal.pattern.key + table + (literal.isInOwnBundle ? "" : " of another bundle")
    }
  }

  @Test(arguments: [
    #"Text("a")"#, #"SwiftUI.Text("a")"#, #"Label("a", systemImage: "gear")"#,
    #"Button("a", role: .cancel) { f("b") }"#, #"Toggle("a", isOn: $isOn)"#, #"Section("a") {}"#,
    #"Link("a", destination: url)"#, #"view.navigationTitle("a")"#,
    "Form {}\n  .alert(\"a\", isPresented: $isShown) {}", #"String(localized: "a")"#,
    #"LocalizedStringResource("a")"#, #"LocalizedStringKey("a")"#,
    #"NSLocalizedString("a", comment: "b")"#, #"AttributedString(localized: "a")"#,
    #"Text(LocalizedStringKey("a"))"#, #"Text("a", comment: "b \(c)")"#, ##"Text(#"a"#)"##,
    "Text(\n  \"\"\"\n  a\n  \"\"\"\n)", #"Text("a", tableName: nil, bundle: .main)"#,
    #"Text("a", bundle: #bundle)"#, #"Text("a", bundle: Bundle.module)"#,
    #"f("b \(String(localized: "a"))")"#, #"Text("a" /* c */ , comment: "d")"#,
  ])
  func oneKey(source: String) { #expect(keys(source) == ["a"]) }

  @Test(arguments: [
    #"Text(verbatim: "a")"#, #"Text(name)"#, #"Text("a" + name)"#, #"Text(name + "a")"#,
    #"func Text("a")"#, #"navigationTitle("a")"#, #"String("a")"#, #"String(format: "a")"#,
    #"view.Text("a")"#, #"MyText("a")"#, #"// Text("a")"#, #"/* Text("a") */"#,
    #"NSLocalizedString("a \(b)", comment: "")"#, #"Text("a", tableName: name)"#,
    #"Text(f("a"))"#, #"Text("a" as String)"#, #"print("Text(a)")"#, #"Text(["a"])"#,
    #"Label(title: "a")"#, "Text(\"a\n", #"Text"a""#, #"Text(a ? b : c("d"))"#,
  ])
  func noKey(source: String) { #expect(keys(source) == []) }

  /// Only developers see previews.
  @Test(arguments: [
    ##"#Preview { Text("a") }; Text("b")"##,
    ##"Text("b"); #Preview("a", traits: .x) { Text("a") }"##,
    "#Preview(as: .systemSmall) { W() } timeline: { Text(\"a\") }\nText(\"b\")",
    "struct V: PreviewProvider { static var previews: some View { Text(\"a\") } }\nText(\"b\")",
    "enum V: A, SwiftUI.PreviewProvider {\n  Text(\"a\") }; struct B { Text(\"b\") }",
    ##"f(PreviewProvider.self); var x = 1 { Text("b") }"##, ##"f { #Preview } ; Text("b")"##,
    ##"Preview { Text("b") }"##, ##"#Preview { f("}") ; Text("a") } ; g { Text("b") }"##,
  ])
  func noKeysOfPreviews(source: String) { #expect(keys(source) == ["b"]) }

  @Test(arguments: [
    (#"Text(isOn ? "On" : "Off")"#, ["On", "Off"]),
    // Another overload takes strings: a literal beside a value of unknown type may be a string.
    (#"Text(a?.b ?? c ? "On" : d)"#, []), (#"Text(a?.b ?? c ? "On" : nil)"#, ["On"]),
    (#"Text("a", tableName: "T")"#, ["a in T"]),
    (#"String(localized: "a", table: "T", bundle: .module, comment: "c")"#, ["a in T"]),
    (#"Text("a", bundle: .design)"#, ["a of another bundle"]),
    (#"Text("a", bundle: Bundle(for: A.self))"#, ["a of another bundle"]),
    (#"Text("100%")"#, ["100%"]), (#"Text("100% \("x")")"#, ["100%% %@"]),
    (
      #"Text("\(3) \(-0.5) \(items.count) \(Int(x)) \(Int32(x)) \(Double(x)) \(Float(x))")"#,
      ["%lld %lf %lld %lld %d %lf %f"]
    ),
    (
      #"Text("\(x, specifier: "%.2f") \(date, format: .dateTime) \(Text("b"))")"#,
      ["%.2f %@ %@", "b"]
    ),
  ])
  func keysOfCalls(source: String, expected: [String]) { #expect(keys(source) == expected) }

  @Test(arguments: [
    (#"Text("a \(x)")"#, "a %lld", true), (#"Text("a \(x)")"#, "a %@", true),
    (#"Text("a \(x)")"#, "a %.2f", true), (#"Text("a \(x)")"#, "b %@", false),
    (#"Text("a \(x)")"#, "a %@ %@", false), (#"Text("a \(x) b \(y)")"#, "a %1$@ b %2$lld", true),
    (#"Text("a \(3)")"#, "a %lld", true), (#"Text("a \(3)")"#, "a %@", false),
    (#"Text("a \(x + y.count)")"#, "a %@", false), (#"Text("a \(x + y)")"#, "a %@", true),
    (#"Text("50% \(x)")"#, "50%% %@", true),
    (#"Text("50%")"#, "50%", true), (#"Text("a %@")"#, "a %@", true),
    // A specifier that no format has is a part of the key as it is.
    (#"Text("\(3) \(1.5, specifier: "%.1 f")")"#, "%lld %.1 f", true),
    (#"Text("\(3) \(1.5, specifier: "%.1 f")")"#, "%@ %.1 f", false),
  ])
  func patterns(source: String, key: String, isKey: Bool) throws {
    let file = AppSource(path: "a.swift", bytes: Array(source.utf8))
    let pattern = try #require(file.localizedLiterals.first?.pattern)
    #expect(pattern.matches(key) == isKey)
    #expect((KeyShape(key).words == pattern.shape && pattern.admits(KeyShape(key))) == isKey)
  }

  @Test func placesOfAKey() {
    let code = AppSource(path: "a.swift", bytes: Array("let a = 1\nText(\"é\", \"k \\(a)\")".utf8))
    #expect(code.places(of: code.offsets(ofKey: "k %lld")).map(\.description) == ["a.swift:2:11"])
    let list = AppSource(path: "a.plist", bytes: [0xFF, 0xFE, 0x0A, 0, 0x6B, 0])
    #expect(list.places(of: list.offsets(ofKey: "k")).map(\.description) == ["a.plist:2:1"])
  }
}
