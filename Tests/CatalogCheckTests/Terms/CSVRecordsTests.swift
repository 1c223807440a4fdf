import CatalogCheck
import Testing

@Suite struct CSVRecordsTests {
  @Test func formulasStayTexts() {
    let texts = ["=1+2", "'-5", "it's", "'quoted'", "@robb", "=\u{301}"]
    let line = CSVRecords.line(texts)
    #expect(line == "'=1+2,''-5,it's,'quoted','@robb,'=\u{301}\r\n")
    #expect(CSVRecords(Array(line.utf8)).records[0].fields == texts)
  }
}
