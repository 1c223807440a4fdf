import LocalizedText
import PreviewUI

/// The last place of each project, most recent first.
///
/// The file begins with ``heading`` and has a line for each project: its folder, the locale, the
/// table, the key, the filter and the kinds of rows, with tabs between them.
struct ProjectPlaces: Equatable, Sendable {
  /// A locale and the place among its rows; nil if only the locale is remembered.
  struct Place: Equatable, Sendable {
    var locale: String
    var place: RememberedPlace?
  }

  /// The first line of the file, by which galley knows its own.
  static let heading = "galley places 1"
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

  /// Reads a file and skips malformed lines; nil if the file is not galley's.
  init?(bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.heading.utf8) else { return nil }
    for bytes in lines where self.lines.count < Self.limit {
      guard let text = String(validating: bytes, as: UTF8.self) else { continue }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).unescapedField }
      guard fields.count == 6 else { continue }
      var place = RememberedPlace()
      place.table = fields[2]
      place.key = fields[3]
      place.filter = fields[4]
      place.kinds = fields[5].split(separator: ",").map(String.init)
      let isPlace = place != RememberedPlace()
      self[fields[0], atEnd: true] = Place(locale: fields[1], place: isPlace ? place : nil)
    }
  }

  /// The content of the file.
  var bytes: [UInt8] {
    let records = lines.map { project, found in
      let place = found.place ?? RememberedPlace()
      let fields = [
        project, found.locale, place.table, place.key, place.filter,
        place.kinds.joined(separator: ","),
      ]
      return fields.map(\.escapedField).joined(separator: "\t")
    }
    return Array((([Self.heading] + records).joined(separator: "\n") + "\n").utf8)
  }

  /// The last place of a project; setting one puts it first, and drops the oldest if there are too
  /// many.
  ///
  /// A place that names no locale, or of which a text is too long, is not kept.
  subscript(project: String) -> Place? {
    get { lines.first { $0.project == project }?.place }
    set { self[project, atEnd: false] = newValue }
  }

  /// The last place of a project; with `orAbove`, the last one of it and the folders around it.
  func place(of project: String, orAbove: Bool) -> Place? {
    lines.first { line in
      line.project == project || orAbove && project.hasPrefix(line.project + "/")
    }?.place
  }

  private subscript(project: String, atEnd atEnd: Bool) -> Place? {
    get { self[project] }
    set {
      guard let place = newValue, project.hasPrefix("/"), LocaleTag(place.locale).isDetermined,
        [project, place.locale, place.place?.table, place.place?.key, place.place?.filter]
          .allSatisfy({ ($0?.utf8.count ?? 0) <= Self.textLimit })
      else { return }
      if atEnd {
        guard self[project] == nil else { return }
        lines.append((project, place))
      } else {
        lines.removeAll { $0.project == project }
        lines.insert((project, place), at: 0)
        lines = Array(lines.prefix(Self.limit))
      }
    }
  }
}
