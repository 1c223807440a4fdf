import Testing

@testable import AppSources

/// Keys that reach a localized type through declarations of a project.
@Suite struct ProjectKeysTests {
  private func keys(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { number, text in
      AppSource(path: "\(number).swift", bytes: Array(text.utf8))
    }
    let found = ProjectKeys(of: files)
    return files.indices.flatMap { number in
      found.literals(of: number).map { literal in
        literal.pattern.key + (literal.pattern.isComplete ? "" : " (unknown)")
      }
    }
  }

  @Test(arguments: [
    // Parameters of types, functions and cases of the project.
    ("struct R: View { let title: LocalizedStringKey }", #"R(title: "a")"#),
    ("struct R { var n = 1; var title: LocalizedStringKey }", #"R(title: "a")"#),
    ("struct R { init(_ t: LocalizedStringKey, b: Bool = true) {} }", #"R("a")"#),
    ("struct R { var x: String; init(_ t: LocalizedStringResource) {} }", #"R("a")"#),
    ("func f(_ k: LocalizedStringKey, then: () -> Void) {}", #"f("a") { print("b") }"#),
    ("func f(x: Int = 0, k: LocalizedStringKey...) {}", #"f(k: "a")"#),
    (
      "extension View { func row(_ k: LocalizedStringKey) -> some View { self } }", #"V().row("a")"#
    ),
    ("enum E { case x(LocalizedStringResource, Int) }", #"let e = E.x("a", 1)"#),
    ("enum E { case x(title: LocalizedStringResource) }; func g(_ e: E) {}", #"g(.x(title: "a"))"#),
    ("struct S { struct T { init(k: LocalizedStringKey) {} } }", #"S.T(k: "a")"#),
    ("struct S { init(k: LocalizedStringKey) {} }; func g(_ s: S) {}", #"g(.init(k: "a"))"#),
    (
      "struct S { static func make(_ k: LocalizedStringKey) -> S { S() } }; func g(_ s: S) {}",
      #"g(.make("a"))"#
    ),
    ("typealias Key = LocalizedStringKey; func f(_ k: Key) {}", #"f("a")"#),
    ("func f(_ k: LocalizedStringKey?) {}", #"f("a")"#),
    ("func f(_ k: [LocalizedStringKey]) {}", #"f(["a"])"#),
    ("func f(_ k: [String: LocalizedStringKey]) {}", #"f(["b": "a"])"#),
    ("func f(_ k: () -> LocalizedStringKey) {}", #"f { "a" }"#),
    ("func f(_ k: @autoclosure () -> LocalizedStringKey) {}", #"f("a")"#),
    (
      "class C { let k: LocalizedStringKey; init(k: LocalizedStringKey) { self.k = k } }; "
        + "class D: C {}", #"D(k: "a")"#
    ),
    (
      "struct R<Content: View> { init(_ t: LocalizedStringKey, @ViewBuilder c: () -> Content) {} }",
      #"R("a") { Text(name) }"#
    ),
    // An overload that takes strings comes after the others if the project says so.
    (
      "func f(_ k: LocalizedStringKey) {}; @_disfavoredOverload func f<S: StringProtocol>(_ s: S) {}",
      #"f("a")"#
    ),
    // Declarations that are not called.
    ("", #"let k: LocalizedStringKey = "a""#),
    ("", #"struct S { static let k: LocalizedStringResource = "a" }"#),
    ("", #"var k: LocalizedStringKey { "a" }"#),
    ("", #"func k() -> LocalizedStringKey { return "a" }"#),
    ("", #"let k = LocalizedStringResource("a")"#), ("", #"let k: [LocalizedStringKey] = ["a"]"#),
    ("", #"let k = "a" as LocalizedStringKey"#), ("", #"func f(k: LocalizedStringKey = "a") {}"#),
    ("", #"var k: LocalizedStringKey = "a" { didSet { print("b") } }"#),
    ("struct S { var k: LocalizedStringKey }", #"func f(_ s: inout S) { s.k = "a" }"#),
    ("", #"let k: LocalizedStringKey = { return "a" }()"#),
    ("", #"let k: LocalizedStringKey = if x { "a" } else { key }"#),
    ("", #"let k: LocalizedStringKey? = x == "b" ? "a" : nil"#),
    // Frameworks.
    ("", #"Image(systemName: "b").accessibilityLabel("a")"#), ("", #"V().help("a")"#),
    ("", #"Picker("a", selection: $x) { Text(x) }"#), ("", #"TextField("a", text: $b)"#),
    ("", #"Menu("a") { Button(b) {} }"#), ("", #"V().searchable(text: $x, prompt: "a")"#),
    ("", #"LabeledContent("a", value: "b")"#), ("", #"x.accessibilityInputLabels(["a"])"#),
    ("", #"@Parameter(title: "a") var x: Int"#), ("", #"IntentDescription("a")"#),
    ("", #"static var title: LocalizedStringResource = "a""#),
    ("", #"let r: TypeDisplayRepresentation = "a""#), ("", #"DisplayRepresentation(title: "a")"#),
    ("", #"Tab("a", systemImage: "b") {}"#), ("", #"ForEach(x) { Text("a").tag($0) }"#),
    ("public struct Group { var n: Int }", #"Group { x }.navigationTitle("a")"#),
    ("", #"Text(b(size!/1000, "x / y")); Text("a")"#),
    ("", #"func f() { let n = 1; if n > 0 { Text("a") } }"#),
    ("", #"let k: LocalizedStringKey = if x, y { "a" } else { b }"#),
    ("", #"func f(n: Int) -> LocalizedStringKey { g(); if n > 0 { return "a" }; return b }"#),
    ("", #"func f(n: Int) -> LocalizedStringKey { g(); switch n { case 1: return "a" } }"#),
    ("", #"var k: [LocalizedStringKey] = []; k.append("a")"#),
    ("", "#if os(iOS)\nText(\"a\")\n#endif"), ("", #"x.y(.z { Text("a") })"#),
    ("", "#if false\nText(\"b\")\n #if x\n #endif\n#else\nText(\"a\")\n#endif"),
    ("typealias A = Set<Array<Int>>\nstruct R { let t: LocalizedStringKey }", #"R(t: "a")"#),
    ("", #"enum E: LocalizedStringKey { case x = "a", y }"#), ("", #"SharePreview("a")"#),
    ("struct S { init(c: () -> Foo) {} }", #"S { Button { x = 1 } label: { y }.help("a") }"#),
    ("", #"f(name: .init(localized: "a"))"#),
    (loc("LocalizedStringResource") + "{}", ##"#loc("a")"##),
    (loc("StaticString") + "{ \"String(localized: \\(k))\" }", ##"#loc("a", bundle: .main)"##),
  ])
  func oneKey(declarations: String, code: String) {
    #expect(keys(declarations, code) == ["a"])
    #expect(keys(code, declarations) == ["a"])
    #expect(keys(declarations + "\n" + code) == ["a"])
  }

  @Test(arguments: [
    ("struct R { let title: String }", #"R(title: "a")"#),
    ("func f(_ k: LocalizedStringKey) {}; func f(_ s: String) {}", #"f("a")"#),
    ("func f(_ k: LocalizedStringKey) {}; func f<S: StringProtocol>(_ s: S) {}", #"f("a")"#),
    ("func f(_ k: LocalizedStringKey, x: Int) {}", #"f("a")"#),
    ("struct Label { init(_ s: String) {} }", #"Label("a")"#),
    ("struct LocalizedStringKey {}; func f(_ k: LocalizedStringKey) {}", #"f("a")"#),
    ("enum E { case x(String) }", #"E.x("a")"#), ("", #"let s: String = "a""#),
    ("", #"let s = "a""#), ("", #"Text(x ? "a" : name)"#), ("", #"Text("a" + name)"#),
    ("", #"var s: String { "a" }"#), ("", #"ForEach(["a"]) { Text($0) }"#),
    ("", #"Text({ if x { return name } else { return "a" } }())"#), ("", #"Image("a")"#),
    ("", #"Image(systemName: "a")"#), ("", #"Text(verbatim: "a")"#),
    ("", #"print("a")"#), ("", #"x == "a" ? y : z"#), ("", #"switch x { case "a": break }"#),
    ("", #"let k: LocalizedStringKey = f("a")"#), ("", #"dictionary["a"]"#),
    (
      "func f(_ k: LocalizedStringKey) {}; @_disfavoredOverload func f(_ s: String) {}; let s: String?",
      #"f(s ?? "a")"#
    ), ("", #"f(name: .init("a"))"#), ("", #"Text((x).map(y) ?? "a")"#),
    ("", #"Text(x as? String ?? "a")"#),
    ("", #"func f() { if false { Text("a") } }"#),
    ("", "#if false\nText(\"a\")\n#endif"),
    (loc("StaticString") + "{}", ##"#loc("a")"##),
  ])
  func noKey(declarations: String, code: String) { #expect(keys(declarations, code) == []) }

  /// A macro that takes a type, up to the body of its implementation.
  private static func loc(_ type: String) -> String {
    "@freestanding(expression) macro loc(_ k: \(type), bundle: Bundle? = nil) -> String "
      + "= #externalMacro(module: \"M\", type: \"Loc\")\nstruct Loc: ExpressionMacro "
  }

  @Test(arguments: [
    ("struct M { let x, y: Int }", #"func f(m: M) { Text("\(m.x) \(m.y)") }"#, "%lld %lld"),
    (
      "func g() -> Int { 1 }",
      #"func f() { let n = g(); let a = if x { 1 } else if y, n > 0 { 2 } else { 3 }; Text("\(n)") }"#,
      "%lld"
    ),
    (
      "func g() -> (String, Int)? { nil }",
      #"func f() { guard let (a, b) = g() else { return }; Text("\(a) \(b)") }"#, "%@ %lld"
    ),
    (
      "enum E { case a(Int) }",
      #"func f(e: E, n: String?) { switch (e, n) { case let (.a(x), .some(s)): Text("\(x) \(s)") } }"#,
      "%lld %@"
    ), ("var s: IntegerFormatStyle<Int>", #"Text("\(s.format(3))")"#, "%@"),
  ])
  func placeholders(declarations: String, code: String, key: String) {
    #expect(keys(declarations, code) == [key])
  }

  @Test func casesReturnKeys() {
    let code = """
      enum Kind: String, CaseIterable {
        case one, two, three = "raw"
        var title: LocalizedStringKey {
          switch self {
          case .one: "One"
          case .two: return "Two"
          case .three:
            if isOn { return isBig ? "Big" : "Small" }
            let name = "none"
            return LocalizedStringKey(name)
          }
        }
        static let all: [Kind: LocalizedStringResource] = [.one: "1", .two: .init("2")]
      }
      """
    #expect(keys(code) == ["One", "Two", "Big", "Small", "1", "2"])
  }

  @Test func placeholdersHaveTheTypesOfValues() {
    let model = """
      struct Item: Identifiable { let id: Int64; var name: String?; var size = 0.5; var tags: [String]
        var share: Float { 0 }; func total(of x: Int) -> UInt { 0 } }
      enum State { case failed(Error), loading(Int, of: Double) }
      extension Item { static var limit: Int32 { 3 } }
      """
    let code = """
      struct V: View {
        @State private var count = 0
        @Binding var item: Item
        let items: [Item]; let byName: [String: Item]; let state: State
        var body: some View {
          Text("1 \\(count) \\(item.name ?? "") \\(item.size) \\(item.share)")
          Text("2 \\(items.count) \\(items[0].id) \\(items.first!.total(of: 2)) \\(Item.limit)")
          Text("3 \\(byName["a"]?.size ?? 0) \\(items.map { $0.id }[0]) \\(count + 1) \\(-count)")
          ForEach(items) { one in Text("4 \\(one.id)") }
          ForEach(Array(items.enumerated()), id: \\.offset) { index, one in Text("5 \\(index) \\(one.size)") }
          ForEach(0..<3) { Text("6 \\($0)") }
          if let name = item.name { Text("7 \\(name) \\(name.count)") }
          if case .loading(let done, let all) = state { Text("8 \\(done) \\(all)") }
          let sum = items.reduce(0) { $0 + $1.id }
          Text("9 \\(sum) \\(count > 1 ? "a" : "b") \\(Double(count) / 2) \\(min(count, 3))")
          ForEach(Array(zip(items.indices, items)), id: \\.0) { n, one in Text("\\(n)\\(one.size)") }
          ForEach(0..<unknown) { Text("? \\($0)") }
          Text("10 \\(unknown) \\(Date.now, style: .time) \\(item.size, specifier: "%.1f")")
        }
        func f() { for (key, one) in byName { g(String(localized: "11 \\(key) \\(one.size)")) } }
      }
      """
    #expect(
      keys(code, model).filter { $0 != "" } == [
        "1 %lld %@ %lf %f", "2 %lld %lld %llu %d", "3 %lf %lld %lld %lld", "4 %lld", "5 %lld %lf",
        "6 %lld", "7 %@ %lld", "8 %lld %lf", "9 %lld %@ %lf %lld",
        "%lld%lf", "? %@ (unknown)", "10 %@ %@ %.1f (unknown)",
        "11 %@ %lf",
      ])
  }

  @Test func commentsAndDefaultValuesAreRead() throws {
    let code = #"String(localized: "k", defaultValue: "\(1) of \("a")", table: "T", comment: "c")"#
    let file = AppSource(path: "a.swift", bytes: Array(code.utf8))
    let literal = try #require(file.localizedLiterals.first)
    #expect(literal.table == "T")
    #expect(literal.comment == "c")
    #expect(literal.value?.sourceText == "%1$lld of %2$@")
  }

  @Test func keysOfDebugBuildsAreMarked() {
    let code = """
      #if DEBUG
      Text("a")
      #if os(iOS)
      Text("b")
      #endif
      #else
      Text("c")
      #endif
      #if !DEBUG
      Text("d")
      #endif
      """
    let found = ProjectKeys(of: [AppSource(path: "a.swift", bytes: Array(code.utf8))])
    #expect(found.literals(of: 0).map(\.isForDebugging) == [true, true, false, false])
  }

  @Test func namesOfParametersAreKept() {
    let code = #"""
      AppShortcut(intent: I(), phrases: ["Go in \(.applicationName)"], shortTitle: "Go")
      Summary("Set \(\.$name) to \(\.$size)")
      """#
    #expect(keys(code) == ["Go in ${applicationName}", "Go", "Set ${name} to ${size}"])
  }

  /// More declarations than are compared, in other places than are nested, read in time.
  @Test(arguments: [
    String(repeating: "func f(_ x: LocalizedStringKey) {}\n", count: 2000)
      + String(repeating: "f(\"a\");", count: 2000),
    String(repeating: "struct A: B {", count: 5000), String(repeating: "a ? b : ", count: 20_000),
    String(repeating: "<", count: 50_000), String(repeating: "x.y { ", count: 10_000),
    String(repeating: "case a(let b)", count: 10_000), String(repeating: "[(", count: 30_000),
    "let x0 = 1\n" + (1..<2000).map { "let x\($0) = x\($0 - 1) + x\($0 - 1)\n" }.joined()
      + #"Text("\(x1999)")"#,
    "class A: B {}; class B: A {}; A().f(\"a\"); let x = y; let y = x; Text(\"\\(x)\")",
    "typealias A = B; typealias B = A; func f(_ a: A) {}; f(\"a\")",
    String(repeating: "#if a\n", count: 20_000) + "{{{("
      + String(repeating: "#else\n", count: 5000),
    #"NSLocalizedString("a", value:"#, #"String(localized: "a", defaultValue:"#,
    #"Text("a", tableName:"#, #"Text("a", bundle:"#,
  ])
  func hostileCodeIsRead(code: String) { _ = keys(code) }
}
