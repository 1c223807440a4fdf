import Testing

@testable import AppSources

/// The keys of Objective-C code.
@Suite struct ObjectiveCKeysTests {
  private func keys(_ code: String, path: String = "Menu.m") -> [LocalizedLiteral] {
    AppSource(path: path, bytes: Array(code.utf8)).localizedLiterals
  }

  @Test(arguments: [
    (#"NSLocalizedString(@"Sign out", nil)"#, "Sign out", "Localizable", String?.none),
    (#"NSLocalizedString ( @"%d of %@" , @"A, (page)" );"#, "%d of %@", "Localizable", "A, (page)"),
    (#"NSLocalizedString(@"50 %", /* @"x", */ @"a" @" b")"#, "50 %", "Localizable", "a b"),
    (#"NSLocalizedStringFromTable(@"One", @"Menu", nil)"#, "One", "Menu", nil),
    (#"NSLocalizedAttributedString(@"**One**", nil)"#, "**One**", "Localizable", nil),
    (
      "NSLocalizedString(@\"a \\\"b\\\"\\n\\u00e9\\xC3\\xA9\\101\"\n  @\"c\" // more\n \"d\", nil)",
      "a \"b\"\néé" + "Acd", "Localizable", nil
    ),
  ])
  func aCallIsAKey(code: String, key: String, table: String, comment: String?) throws {
    let found = keys("- (void)a {\n  NSString *b = [self c:\(code)];\n}")
    let literal = try #require(found.first)
    #expect(found.count == 1)
    #expect(literal.pattern.key == key && literal.pattern.isComplete)
    #expect(literal.table == table && literal.comment == comment)
    #expect(literal.isInOwnBundle && literal.value == nil)
  }

  /// Some editors put a mark at the start of a file.
  @Test(arguments: [
    ("Menu.m", #"NSLocalizedString(@"a", nil)"#), ("Menu.swift", #"Text("a")"#),
    ("main.swift", "#!/usr/bin/swift\nText(\"a\")"),
  ])
  func aByteOrderMarkIsNoPartOfAName(path: String, code: String) {
    #expect(keys("\u{FEFF}" + code, path: path).map(\.pattern.key) == ["a"])
  }

  @Test(arguments: ["m", "mm", "h"]) func endingsOfObjectiveC(ending: String) {
    #expect(keys(#"NSLocalizedString(@"a", nil)"#, path: "A.\(ending)").map(\.pattern.key) == ["a"])
  }

  @Test(arguments: [
    (#"[NSBundle mainBundle]"#, true), ("nil", true),
    ("[NSBundle bundleForClass:[self class]]", true),
    ("SWIFTPM_MODULE_BUNDLE", true), ("[self frameworkBundle]", false), ("bundle", false),
  ])
  func bundlesAreThoseOfTheCode(bundle: String, isOwn: Bool) throws {
    let found = keys(
      #"NSLocalizedStringWithDefaultValue(@"cart", nil, \#(bundle), @"Cart", @"Shop")"#)
    let literal = try #require(found.first)
    #expect(literal.isInOwnBundle == isOwn)
    #expect(literal.value?.key == "Cart" && literal.comment == "Shop")
  }

  @Test(arguments: [
    "#define NSLocalizedString(key, comment) [b localizedStringForKey:(key)]",
    "NSLocalizedString(title, nil)", "NSLocalizedStringFromTable(@\"a\", kTable, nil)",
    "// NSLocalizedString(@\"a\", nil)", "/* NSLocalizedString(@\"a\", nil) */",
    "NSLog(@\"NSLocalizedString(@\\\"a\\\", nil)\")", "MyNSLocalizedString(@\"a\", nil)",
    "NSLocalizedString(@\"a", "NSLocalizedString(@\"a\"", "NSLocalizedString(",
    "NSLocalizedString(@",
    "NSLocalizedString(@\"a\" b, nil)", "NSLocalizedString(@\"\\", "NSLocalizedString(/*",
  ])
  func otherCodeHasNoKey(code: String) { #expect(keys(code) == []) }

  @Test func callsInsideOfCallsAreRead() {
    let code =
      #"NSLocalizedString(f(NSLocalizedString(@"a", nil)), nil) NSLocalizedString(@"b", nil)"#
    #expect(keys(code).map(\.pattern.key) == ["a", "b"])
  }

  /// The offset is that of the literal.
  @Test func theOffsetIsThatOfTheKey() {
    let code = #"x = NSLocalizedString( @"a", nil);"#
    #expect(keys(code).map(\.offset) == [23])
  }
}
