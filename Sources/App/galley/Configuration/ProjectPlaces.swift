import JSONDocuments
import LocalizedText
import PreviewUI

/// The last place of each project, most recent first.
///
///     {"places":[{"project":"/app","locale":"de","table":"Main","key":"Sign out","filter":"","kinds":[]}]}
struct ProjectPlaces: Equatable, Sendable {
  /// A locale and the place among its rows; nil if only the locale is remembered.
  struct Place: Equatable, Sendable {
    var locale: String
    var place: RememberedPlace?
  }

  /// The most projects that the file keeps.
  static let limit = 100
  /// The most bytes of a folder, a key or a filter.
  static let textLimit = 4096

  private var lines: [(project: String, place: Place)] = []

  static func == (one: ProjectPlaces, other: ProjectPlaces) -> Bool {
    one.lines.elementsEqual(other.lines) { $0 == $1 }
  }

  /// An empty list.
  init() {}

  /// Reads a file and skips malformed places; nil if the file is not galley's.
  init?(bytes: [UInt8]) {
    guard let file = try? JSONValue(parsing: bytes, path: ""),
      case .array(let places)? = file["places"]?.content
    else { return nil }
    for place in places.reversed() {
      guard let project = place["project"]?.string, let locale = place["locale"]?.string else {
        continue
      }
      self[project] = Place(locale: locale, place: RememberedPlace(place))
    }
  }

  /// The content of the file.
  var bytes: [UInt8] {
    let places = lines.map { project, found in
      JSONWriter.text {
        $0.member("project", project)
        $0.member("locale", found.locale)
        guard let place = found.place else { return }
        $0.member("table", place.table)
        $0.member("key", place.key)
        $0.member("filter", place.filter)
        $0.array("kinds", place.kinds) { $0.value($1) }
      }
    }
    return Array((#"{"places":["# + places.joined(separator: ",\n") + "]}\n").utf8)
  }

  /// The last place of a project; setting one puts it first, and drops the oldest if there are too
  /// many.
  ///
  /// A place that names no locale, or of which a text is too long, is not kept.
  subscript(project: String) -> Place? {
    get { lines.first { $0.project == project }?.place }
    set {
      guard let place = newValue, project.hasPrefix("/"), LocaleTag(place.locale).isDetermined,
        [project, place.locale, place.place?.table, place.place?.key, place.place?.filter]
          .allSatisfy({ ($0?.utf8.count ?? 0) <= Self.textLimit })
      else { return }
      lines.removeAll { $0.project == project }
      lines.insert((project, place), at: 0)
      lines = Array(lines.prefix(Self.limit))
    }
  }

  /// The last place of a project; with `orAbove`, the last one of it and the folders around it.
  func place(of project: String, orAbove: Bool) -> Place? {
    lines.first { line in
      line.project == project || orAbove && project.hasPrefix(line.project + "/")
    }?.place
  }
}

extension RememberedPlace {
  /// Reads the place among the rows of a project; nil if there is none.
  fileprivate init?(_ json: JSONValue) {
    guard let table = json["table"]?.string, let key = json["key"]?.string else { return nil }
    self.init()
    self.table = table
    self.key = key
    filter = json["filter"]?.string ?? ""
    if case .array(let kinds)? = json["kinds"]?.content { self.kinds = kinds.compactMap(\.string) }
  }
}
