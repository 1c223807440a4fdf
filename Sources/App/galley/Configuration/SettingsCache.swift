import CatalogCheck
import SourceText

/// The last version of a project's settings without a mistake, for a file that is read again and
/// again.
struct SettingsCache: Sendable {
  private var settings: ProjectSettings
  /// The mistakes of the newest version, which then does not hold.
  private(set) var problems: [Diagnostic] = []

  /// Settings that are known, or none.
  init(_ settings: ProjectSettings = ProjectSettings()) { self.settings = settings }

  /// The rules by which rows are judged, as the project and the options settle them.
  var rules: RuleSet { RuleSet(settings: settings) }

  /// Reads the settings for the rows that a command shows, if it judges any.
  mutating func read(for request: CatalogRequest) {
    guard request.shared.readsConfiguration, request.showsRows else { return }
    do throws(ProjectSettings.Mistakes) {
      var settings = try ProjectSettings.ofProject(at: request.shared.paths.first ?? "")
      // The command line says what it wants in this run, and the settings what is usual.
      if request.shared.locales != .preferred { settings.locales = [] }
      self.settings = settings
      problems = []
    } catch {
      problems = error.diagnostics
    }
  }
}
