import CatalogFiles
import LocalizedText
import PreviewUI
import SourceText

/// The place or the locale in which the user last left a project, if the configuration asks for it.
struct PlaceHistory: Sendable {
  private let file: String
  private let project: String
  /// Whether the row and the filter are kept too, and not only the locale.
  private let keepsPlace: Bool

  /// The history of the project to browse; nil for scripts, standard input, and without a home.
  init?(for options: BrowseCommand, variables: [Variable: String] = Variable.current()) {
    keepsPlace = options.remembersPlace && !options.selects
    guard keepsPlace || options.remembersLocale, !options.isScript,
      !options.shared.paths.contains("-"), let file = UserFile.places.path(variables: variables),
      let project = Self.project(of: options.shared.paths.first ?? ".")
    else { return nil }
    self.file = file
    self.project = project
  }

  /// The places in the file.
  ///
  /// Throws if there is a file that galley has not written.
  func places() throws(Fault) -> ProjectPlaces {
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try SmallFile.bytes(at: file)
    } catch {
      throw Fault("\(file): \(error); cannot remember your place")
    }
    guard let bytes else { return ProjectPlaces() }
    guard let places = ProjectPlaces(bytes: bytes) else {
      throw Fault("\(file): not a galley file; move it so galley can remember places")
    }
    return places
  }

  /// Where the user last left the project, or a folder around one that is no repository.
  func place() throws(Fault) -> ProjectPlaces.Place? {
    var found = try places().place(of: project, orAbove: project.repository == nil)
    if !keepsPlace { found?.place = nil }
    return found
  }

  /// Writes a locale and a place to the file for the next start, and reports if that fails; a file
  /// that galley has not written stays.
  func remember(_ locale: LocaleTag, _ place: RememberedPlace?) {
    guard var places = try? places() else { return }
    let before = places
    let kept = (keepsPlace ? place : nil) ?? places[project]?.place
    places[project] = ProjectPlaces.Place(locale: locale.description, place: kept)
    guard places != before else { return }
    do throws(FileFault) {
      try UserFile.write(places.bytes, to: file)
    } catch {
      StandardError.report("\(file): \(error); place not saved")
    }
  }

  /// The project of a path: the nearest folder above it with a `.git`, else the path's own folder.
  private static func project(of path: String) -> String? {
    guard let real = path.realPath else { return nil }
    let folder = real.isFolderPath ? real : real.folderAndName.folder
    return folder.repository ?? folder
  }
}

extension BrowseCommand {
  /// Takes the project's last place, and its locale unless the user asks for another one.
  mutating func recallPlace() {
    guard StandardOutput.isTerminal, let history = PlaceHistory(for: self) else { return }
    do throws(Fault) {
      if let found = try history.place() { start(at: found) }
    } catch {
      StandardError.report(error.reason)
    }
  }

  /// Starts at a place, except for what the command line has decided.
  mutating func start(at found: ProjectPlaces.Place) {
    if shared.locales == .preferred { shared.locales = .tags([found.locale]) }
    if line == nil, words == nil, filter.states.isEmpty { place = found.place }
  }
}
