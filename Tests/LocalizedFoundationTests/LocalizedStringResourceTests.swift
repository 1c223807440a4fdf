import Foundation
import LocalizedFoundation
import LocalizedText
import LocalizedViews
import Testing

/// A resource is looked up in the environment that shows it.
@Suite struct LocalizedStringResourceTests {
  static let title = LocalizedStringResource("pencil", bundle: .module)

  private func german(_ text: Text) -> String {
    text.resolve(in: EnvironmentValues(locale: LocaleTag("de"), localizer: .shared)).text
  }

  @Test func theLocaleOfTheEnvironmentDecides() {
    var french = Self.title
    french.locale = Locale(identifier: "fr")
    #expect(german(Text(Self.title)) == "Bleistift")
    #expect(german(Text(french)) == "Bleistift")
    #expect(String(localized: french) == "crayon")
  }

  /// Rows 5 and 28: texts from the bundle of another package.
  @Test func resourcesReadOtherBundles() {
    #expect(german(Text("pencil", bundle: .module)) == "Bleistift")
    #expect(german(Text("pencil", bundle: nil)) == "pencil")
    #expect(german(Text("pencil", tableName: "Other", bundle: .module)) == "pencil")
    let folder = LocalizedStringResource("pencil", bundle: .atURL(Bundle.module.bundleURL))
    #expect(folder == Self.title)
    #expect(german(Text(folder)) == "Bleistift")
  }

  private final class Member {}

  @Test func classesBelongToTheBundleOfTheirModule() {
    #expect(
      LocalizedStringResource("pencil", bundle: .forClass(Member.self)).bundle
        == .atURL(Bundle.module.bundleURL))
    #expect(LocalizedStringResource("pencil", bundle: .forClass(NSObject.self)).bundle == .main)
    #expect(LocalizedStringResource("pencil", bundle: Bundle.main).bundle == .main)
  }

  @Test func equalityComparesAllParts() {
    let resource = LocalizedStringResource("a", defaultValue: "b \(1)", table: "T")
    #expect(resource == LocalizedStringResource("a", defaultValue: "b \(1)", table: "T"))
    #expect(resource != LocalizedStringResource("a", defaultValue: "b \(2)", table: "T"))
    #expect(resource != LocalizedStringResource("a", defaultValue: "b \(1)"))
    #expect(Set([resource, resource]).count == 1)
  }

  /// Texts that each contain the next one twice are very many; a hash reads only a few of them.
  @Test func hashesAreMadeQuickly() {
    var resource: LocalizedStringResource = "\(0)"
    for _ in 0..<90 { resource = "\(resource) \(resource)" }
    #expect(Set([Text(resource)]).count == 1)
    #expect(Set([Text(resource) + Text("a")]).count == 1)
  }
}
