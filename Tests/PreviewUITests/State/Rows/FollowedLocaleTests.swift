import LocalizedText
import PreviewRows
import PreviewUI
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

/// The locale of the rows while the program still learns which languages there are.
@Suite struct FollowedLocaleTests {
  private let tables = [
    PreviewTable(
      table: Table(
        key: "a",
        ["an", "de", "en"].map {
          #""\#($0)": {"stringUnit": {"state": "translated", "value": "in \#($0)"}}"#
        }.joined(separator: ", ")))
  ]

  private func environment(_ locale: String) -> EnvironmentValues {
    EnvironmentValues(locale: LocaleTag(locale), fallback: .editor)
  }

  private func model() -> Model {
    Model(
      Model.Settings(
        tables: tables, environment: environment("an"), size: Size(columns: 40, rows: 10)))
  }

  private func locale(_ model: Model) -> String { model.environment.localeTag.description }

  @Test func followsTheProgram() {
    let model = model()
    model.load(tables, progress: "reading")
    #expect(locale(model) == "an")
    model.load(tables, environment: environment("en"), progress: "reading")
    #expect(locale(model) == "en")
    model.load(tables, environment: environment("de"))
    #expect(locale(model) == "de")
  }

  @Test func staysInTheLocaleThatTheUserChose() {
    let model = model()
    _ = model.play([.character("l")])
    #expect(locale(model) == "de")
    model.load(tables, environment: environment("en"))
    #expect(locale(model) == "de")
  }

  /// Other keys do not choose a locale, and what they change stays.
  @Test func keepsWhatElseTheUserChanged() {
    let model = model()
    _ = model.play([.character("f")])
    let prefersFullNames = model.environment.localeTag.prefersFullNames
    model.load(tables, environment: environment("en"))
    #expect(model.environment.localeTag.withoutPrivateUse == LocaleTag("en"))
    #expect(model.environment.localeTag.prefersFullNames == prefersFullNames)
  }
}
