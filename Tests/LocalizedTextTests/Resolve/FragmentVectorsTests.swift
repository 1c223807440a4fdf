import Foundation
import ICUServices
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

@Suite struct FragmentVectorsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let id: String
    let format: String
    let locale: String
    let arguments: [Argument]
    let substitutions: [String: Substitution]
    let expected: [Fragment]
    var testDescription: String { id }
  }

  static let vectors: [Vector] = {
    do {
      return try Checkout.lines(of: "Tests/LocalizedTextTests/Vectors/fragments.tsv").dropFirst()
        .map(vector)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test func allVectorsAreThere() {
    #expect(Self.vectors.count == 44)
  }

  @Test(arguments: vectors)
  func resolves(vector: Vector) {
    let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag(vector.locale)))
    let text = resolver.resolve(
      FormatString(vector.format), arguments: vector.arguments,
      substitutions: vector.substitutions)
    #expect(text.fragments.map { Fragment($0.kind, $0.text) } == vector.expected)
  }

  private static func vector(_ line: String) throws -> Vector {
    let columns = line.components(separatedBy: "\t")
    try #require(columns.count == 7)
    return Vector(
      id: columns[0],
      format: try #require(json(columns[1]) as? String),
      locale: columns[2],
      arguments: try #require(json(columns[3]) as? [Any]).map(argument),
      substitutions: columns[4].isEmpty
        ? [:]
        : try #require(json(columns[4]) as? [String: [String: Any]]).mapValues(substitution),
      expected: try #require(json(columns[5]) as? [[Any]]).map(fragment))
  }

  private static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private static func argument(_ value: Any) throws -> Argument {
    guard let text = value as? String else { return .integer(try #require(value as? Int64)) }
    guard text.hasPrefix("double:") else { return .string(text) }
    return .double(try #require(Double(text.dropFirst(7))))
  }

  private static func substitution(_ value: [String: Any]) throws -> Substitution {
    let forms = try #require(value["plural"] as? [String: String])
    return Substitution(
      argument: value["argNum"] as? Int,
      specifier: try #require(value["formatSpecifier"] as? String),
      forms: try Dictionary(
        uniqueKeysWithValues: forms.map { (try #require(PluralCategory(rawValue: $0)), $1) }))
  }

  private static func fragment(_ value: [Any]) throws -> Fragment {
    switch value[0] as? String {
    case "L":
      return Fragment(.literal, try #require(value[1] as? String))
    case "A":
      let index = try #require(value[1] as? Int)
      return Fragment(.argument(number: index + 1), try #require(value[2] as? String))
    default:
      let name = try #require(value[2] as? String)
      let reason = try #require(Fragment.Reason(rawValue: name))
      return Fragment(.unresolved(reason), try #require(value[1] as? String))
    }
  }
}
