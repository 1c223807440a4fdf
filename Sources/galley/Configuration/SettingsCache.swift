import CatalogCheck
import SourceText

/// The rules of a project by the last version of its settings without a mistake, for a file that is
/// read again and again.
struct SettingsCache: Sendable {
  /// The rules by which rows are judged, as the project and the options settle them.
  private(set) var rules: RuleSet
  /// The mistakes of the newest version, which then does not hold.
  private(set) var problems: [Diagnostic] = []

  /// The rules of a project whose settings are known, or those without settings.
  init(_ settings: ProjectSettings = ProjectSettings()) { rules = RuleSet(settings: settings) }

  /// Reads the settings for the rows that a command shows, if it judges any.
  mutating func read(for request: CatalogRequest) {
    guard request.shared.readsConfiguration, request.showsRows else { return }
    do throws(ProjectSettings.Mistakes) {
      var settings = try ProjectSettings.ofProject(at: request.shared.paths.first ?? "")
      // The command line says what it wants in this run, and the settings what is usual.
      if request.shared.locales != .preferred { settings.locales = [] }
      rules = RuleSet(settings: settings)
      problems = []
    } catch {
      problems = error.diagnostics
    }
  }
}
