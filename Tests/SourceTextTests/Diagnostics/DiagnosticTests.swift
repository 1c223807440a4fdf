import Testing

@testable import SourceText

@Suite struct DiagnosticTests {
  @Test func aDiagnosticReadsLikeThatOfACompiler() {
    let place = FilePlace(path: "a/T.strings", location: SourceLocation(line: 3, column: 9))
    let diagnostic = Diagnostic("a-rule", message: "what is wrong", at: .file(place))
    #expect(diagnostic.description == "a/T.strings:3:9: what is wrong")
    #expect(diagnostic.path == "a/T.strings")
    #expect(diagnostic.location == place.location)
    let row = Diagnostic("a-rule", message: "what is wrong", at: .text(4))
    #expect(row.description == "what is wrong")
    #expect(row.path == nil && row.location == nil)
  }

  @Test func aRuleIsKnownByItsName() {
    let rule = RuleID("a-rule", .error)
    #expect(rule == "a-rule")
    #expect(Diagnostic(rule, message: "").severity == .error)
    #expect(Diagnostic(rule, severity: .info, message: "").severity == .info)
    #expect(
      [Diagnostic(rule, message: "1"), Diagnostic(rule, message: "2")].ruleNames == ["a-rule"])
  }

  @Test func aDiagnosticConcernsItsLocalization() {
    var diagnostic = Diagnostic("a-rule", message: "")
    #expect(diagnostic.concerns(localization: "pl") && diagnostic.concerns(localization: nil))
    diagnostic.localization = "pl"
    #expect(diagnostic.concerns(localization: "pl"))
    #expect(!diagnostic.concerns(localization: "lt") && !diagnostic.concerns(localization: nil))
  }

  @Test func aLogKeepsALimitedNumberOfEachRuleAndCountsTheRest() {
    var log = DiagnosticLog()
    let file = SourceFile(path: "T", bytes: ByteBuffer(repeatElement(0x0A, count: 4000)))
    for offset in (0..<DiagnosticLog.limit + 7).reversed() {
      log.report("a-rule", at: offset, skipsBytes: offset == 0, "here")
    }
    log.report("another", at: 3, "there")
    let found = log.diagnostics(in: file) { _ in "" }
    #expect(found.count == DiagnosticLog.limit + 2)
    let lines = found.dropLast().map { $0.location?.line ?? 0 }
    #expect(lines == lines.sorted())
    #expect(found.last?.message == "7 more problems like these (a-rule)")
    #expect(found.last?.skipsBytes == true)
    #expect(log.total == DiagnosticLog.limit + 8)
  }

  @Test func aLogForgetsWhatCameAfterAMark() {
    var log = DiagnosticLog()
    let file = SourceFile(path: "T", bytes: ByteBuffer("key".utf8))
    log.report("a-rule", in: TextRange(0, 3), key: TextRange(0, 3), localization: 1, "first")
    let mark = log.mark
    log.report("a-rule", at: 1, "second")
    log.rollBack(to: mark)
    let found = log.diagnostics(
      in: file, localization: "en", text: { _ in "key" }, localizationName: { "number \($0)" })
    #expect(found.map(\.message) == ["first"])
    #expect(found.first?.key == "key")
    #expect(found.first?.localization == "number 1")
    #expect(found.first?.filePlace?.bytes == 0..<3)
  }
}
