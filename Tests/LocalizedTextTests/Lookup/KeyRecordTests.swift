import LocalizedText
import Testing

@Suite struct KeyRecordTests {
  @Test func keysAreListedInTheOrderOfFirstUse() {
    var environment = TextTests.environment("fr")
    let record = KeyRecord()
    environment.keyRecord = record
    let name = "Ann"
    let texts = [
      Text("pencil"), Text(verbatim: "verbatim"), Text("Hello, \(name)"),
      Text("Hello, \(Text("paper", tableName: "Things"))"), Text("pencil"),
      Text(LocalizedStringResource("yes")),
    ]
    for text in texts { _ = text.resolve(in: environment) }
    #expect(record.keys.map(\.key) == ["pencil", "Hello, %@", "paper", "yes"])
    #expect(record.keys.map(\.origin) == [.exact, .exact, .key, .exact])
    #expect(record.keys.map(\.table) == ["Localizable", "Localizable", "Things", "Localizable"])
  }
}
