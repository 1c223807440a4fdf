import Foundation
import LocalizedFoundation
import Testing

@Suite struct ResourceCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func roundTrip(_ resource: LocalizedStringResource) throws -> LocalizedStringResource {
    try JSONDecoder().decode(
      LocalizedStringResource.self, from: Data(try json(resource).utf8))
  }

  @Test func valuesHaveFoundationsShape() throws {
    let value: String.LocalizationValue = "\("X")"
    #expect(try json(value) == #"{"arguments":[{"string":{"_0":"X"}}],"key":"%@"}"#)
    let numbers: String.LocalizationValue = "\(-1) \(UInt64.max) \(0.5)"
    #expect(
      try json(numbers)
        == #"{"arguments":[{"int":{"_0":-1}},{"uint":{"_0":18446744073709551615}},"#
        + #"{"double":{"_0":0.5}}],"key":"%lld %llu %lf"}"#)
  }

  @Test func decodedResourcesEqualTheOriginals() throws {
    let inner = LocalizedStringResource("inner \(2)", table: "T")
    let bundle = LocalizedStringResource.BundleDescription.atURL(
      URL(fileURLWithPath: "/a b/ü.resources"))
    let resource = LocalizedStringResource(
      "key", defaultValue: "a \("x") \(inner) \(placeholder: .double, specifier: "%.1f")",
      table: "Things", locale: Locale(identifier: "fr_CA@x=linearf"), bundle: bundle)
    #expect(try roundTrip(resource) == resource)
    #expect(try roundTrip("100%") == "100%")
  }

  @Test func readsInTheLocaleOfTheDecodingProcess() throws {
    let things = try TestBundle.things()
    let resource = LocalizedStringResource("\(1.5) km", bundle: .init(things.bundle))
    let arrived = try inProcess(of: "en") { try roundTrip(resource) }
    inProcess(of: "de") { #expect(String(localized: arrived) == "1,500000 Kilometer") }
    inProcess(of: "en") { #expect(String(localized: arrived) == "1.500000 km") }
  }

  @Test func valuesThatCannotBeEncodedKeepTheirPresentText() throws {
    let resource = LocalizedStringResource(
      "\(0.5, format: .percent) off", locale: Locale(identifier: "de"))
    let arrived = try roundTrip(resource)
    #expect(arrived.key == "%@ off")
    #expect(String(localized: arrived) == "50\u{A0}% off")
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"key":1}"#, #"{"key":"a","defaultValue":{"key":"a"},"bundle":{"main":{}}}"#,
    #"{"key":"a","defaultValue":{"key":"a","arguments":[{"pointer":{"_0":1}}]},"bundle":{"main":{}}}"#,
  ])
  func refusesInvalidInput(json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(LocalizedStringResource.self, from: Data(json.utf8))
    }
  }

  /// More arguments than placeholders, or fewer, must not cause a crash.
  @Test(arguments: [("%@ %@", "x %@"), ("%2$@", "%2$@"), ("", "")])
  func keysNeedNotFitTheirArguments(key: String, expected: String) throws {
    let json =
      #"{"key":"\#(key)","defaultValue":{"key":"\#(key)","arguments":[{"string":{"_0":"x"}}]},"#
      + #""bundle":{"main":{}}}"#
    let resource = try JSONDecoder().decode(
      LocalizedStringResource.self, from: Data(json.utf8))
    #expect(String(localized: resource) == expected)
  }
}
