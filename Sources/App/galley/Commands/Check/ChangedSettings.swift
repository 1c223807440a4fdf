import CatalogCheck
import CatalogFiles
import SourceText
import WorkingCopy

/// The settings of a project that differ from those of a revision.
///
/// A branch could turn off the rules that it breaks, and whoever reads the report has to know.
enum ChangedSettings {
  /// Returns the paths of the settings files that apply to a path and differ from those of a revision.
  static func paths(
    of settings: ProjectSettings, at path: String, since name: String
  ) -> [String] {
    var revision = GitRevision(name)
    let paths =
      ProjectSettings.filePaths(forProjectAt: path) + [settings.glossaryPath].compactMap(\.self)
    return paths.filter { path in
      do throws(GitRevision.Fault) {
        let old = try revision.bytes(of: path)
        return old != (try? SmallFile.bytes(at: path)) ?? nil
      } catch {
        // An unknown revision has been reported.
        return false
      }
    }
  }
}
