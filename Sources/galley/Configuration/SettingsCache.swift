import CatalogCheck
import SourceText

/// The settings of a project in their last version without a mistake, for a file that is read again
/// and again.
struct SettingsCache: Sendable {
  /// The settings that hold.
  private(set) var settings = ProjectSettings()
  /// The mistakes of the newest version, which then does not hold.
  private(set) var problems: [Diagnostic] = []

  /// Reads the settings for the rows that a command shows, if it judges any.
  mutating func read(for request: CatalogRequest) {
    guard request.shared.readsConfiguration, request.showsRows else { return }
    do throws(ProjectSettings.Mistakes) {
      settings = try ProjectSettings.ofProject(at: request.shared.paths.first ?? "")
      problems = []
    } catch {
      problems = error.diagnostics
    }
  }
}
