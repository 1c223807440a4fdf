/// The last locale of each project, the latest project first.
///
/// In a file each takes a line: the locale, a tab, the folder of the project.
struct RememberedLocales: Equatable, Sendable {
  /// The most projects that are remembered.
  static let limit = 100

  private struct Line: Equatable {
    let locale: String
    let project: String

    /// Nothing where a text is too long, or would break the line.
    init?(locale: String, project: String) {
      guard 1...100 ~= locale.utf8.count, locale.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
        project.hasPrefix("/"), project.utf8.count <= 4096,
        project.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      self.locale = locale
      self.project = project
    }
  }

  private var lines: [Line] = []

  /// No project.
  init() {}

  /// What a file says; lines that say nothing are passed over.
  init(bytes: [UInt8]) {
    for bytes in bytes.split(separator: 0x0A) {
      guard lines.count < Self.limit, let text = String(validating: bytes, as: UTF8.self) else {
        continue
      }
      let parts = text.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2,
        let line = Line(locale: String(parts[0]), project: String(parts[1]))
      else { continue }
      lines.append(line)
    }
  }

  /// What a file is to say.
  var bytes: [UInt8] { lines.flatMap { Array("\($0.locale)\t\($0.project)\n".utf8) } }

  /// The locale in which a project was left.
  func locale(of project: String) -> String? {
    lines.first { $0.project == project }?.locale
  }

  /// Puts a project at the top; the one that was left longest ago may be forgotten for it.
  mutating func remember(_ locale: String, of project: String) {
    guard let line = Line(locale: locale, project: project) else { return }
    lines.removeAll { $0.project == project }
    lines.insert(line, at: 0)
    lines = Array(lines.prefix(Self.limit))
  }
}
