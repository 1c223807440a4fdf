import JSON
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import StringCatalog
import TerminalUI
import TextLayout

/// How the app is started, and what the world around it answers.
///
/// Of six bytes, the first chooses the locale, the number of tables and how rows are drawn; the next two
/// the size; the fourth a number; the fifth a text, which is a key, a comment, a sample and the name of a
/// table; the last where the list starts, and what the configuration says.
struct FuzzedStart {
  static let length = 6

  private let bytes: [UInt8]
  /// The number of the text.
  private let chosen: Int
  private var text: String { HostileCatalogs.texts[chosen] }

  private static let locales = ["en", "de", "he", "ja", "th", "ar", "x", "zh-Hans"]

  init(of bytes: some Collection<UInt8>) {
    self.bytes = Array((bytes + Array(repeating: 0, count: Self.length)).prefix(Self.length))
    chosen = Int(self.bytes[4]) % HostileCatalogs.texts.count
  }

  var model: Model {
    var settings = Model.Settings(
      tables: tables(1 + Int(bytes[0] >> 3 & 1)),
      environment: EnvironmentValues(
        locale: LocaleTag(Self.locales[Int(bytes[0] & 7)]), fallback: .editor),
      size: Size(columns: 1 + Int(bytes[1]) % 220, rows: 1 + Int(bytes[2]) % 60))
    settings.theme = .mono
    settings.glyphs = bytes[0] & 0x10 == 0 ? .unicode : .ascii
    settings.value = bytes[0] & 0x20 == 0 ? nil : text
    settings.width = bytes[0] & 0x40 == 0 ? nil : Int(bytes[3])
    settings.isInPoints = bytes[5] & 0x20 != 0
    settings.order = bytes[0] & 0x80 == 0 ? .visual : .logical
    settings.keymap = bytes[5] & 0x10 == 0 ? .standard : Self.keymap
    settings.screen = screenSettings
    switch bytes[5] & 3 {
    case 1: settings.line = StartLine(path: "All.xcstrings", line: Int(bytes[3]))
    case 2: settings.words = text
    case 3: settings.place = place
    default: break
    }
    settings.areSamples = bytes[5] & 0x40 != 0
    settings.problems = problems
    return Model(settings)
  }

  /// Some keys are bound to nothing, and some to commands of the user.
  private static let keymap: Keymap = {
    let command = try? UserCommand(words: ["show", "%(text)", "%(key):%(path)"])
    let own = [[Key.character("x")], [.character("g"), .character("x")]]
    return Keymap(
      binding: [([.control("x")], .copyKey), ([.character("q")], nil)],
      commands: command.map { command in own.map { ($0, command) } } ?? [])
  }()

  private var screenSettings: ScreenSettings {
    var settings = ScreenSettings()
    settings.scrollOff = Int(bytes[3] & 7)
    settings.columns = SideColumns(rawValue: bytes[3] >> 3 & 3)
    settings.hasHints = bytes[5] & 0x80 == 0
    settings.configurationLines = ["remember": "remember = yes"]
    return settings
  }

  private var place: RememberedPlace {
    var place = RememberedPlace()
    place.table = "All"
    place.key = "2 a"
    place.filter = bytes[3] & 1 == 0 ? "" : text
    place.kinds = bytes[3] & 2 == 0 ? [] : ["missing", "!stale", "other"]
    return place
  }

  /// A file that cannot be read, one of which a part is lost, and one with a mistake.
  private var problems: [Diagnostic] {
    guard bytes[5] & 4 != 0 else { return [] }
    let place = SourceLocation(line: 1 + Int(bytes[3]), column: 1)
    return [
      Diagnostic(.unreadable, path: "Gone.xcstrings", message: "no such file"),
      Diagnostic(
        .jsonSyntax, path: "All.xcstrings", location: place, message: text, key: "2 a",
        skipsBytes: true),
      Diagnostic(.encoding, path: text, location: place, message: "invalid UTF-8", key: text),
    ]
  }

  private func tables(_ count: Int) -> [PreviewTable] {
    [HostileCatalogs.all, HostileCatalogs.few[chosen]].suffix(count)
  }

  // MARK: The world

  /// Gives the model some tables, as while files are being read.
  func load(_ count: Int, into model: inout Model) {
    model.load(tables(count), progress: count == 0 ? text : nil, problems: problems)
  }

  /// Answers as the run loop would.
  func perform(_ effect: Effect, on model: inout Model) {
    switch effect {
    case .reload: load(2, into: &model)
    case .load(.catalogs(let path)):
      model.open(
        tables(1), named: CatalogName(path, filters: ["key \(text)"]), problems: problems)
    case .load:
      model.open(
        tables(1), named: CatalogName(nil, filters: ["since \(text)"]), problems: problems,
        place: model.place)
    case .findUses(let key):
      let uses = (0...Int(bytes[3] & 3)).map { line in
        let location = SourceLocation(line: 1 + line, column: 1)
        return KeyUse(at: FilePlace(path: text + ".swift", location: location), line: text)
      }
      _ = model.show(uses, ofKey: key)
    case .findDifference(let since):
      let revision = since ?? "HEAD"
      model.awaitDifference(since: revision)
      guard bytes[3] & 1 == 0 else { return model.failDifference(text) }
      // Each table as if it had been the other one.
      let tables = tables(2).map(\.table)
      model.show(
        RevisionDifference(
          since: revision,
          in: zip(tables, tables.reversed()).map {
            RevisionDifference.OfTable($0, since: $1)
          }))
    case .pipe(let request?):
      guard bytes[3] & 1 == 0 else { return model.failPipe(text) }
      let changes = request.translations.prefix(3).map {
        TextChange(
          proposing: text, insteadOf: bytes[3] & 2 == 0 ? nil : $0.key, at: LeafPath(), key: $0.key,
          locale: $0.locale, file: $0.file)
      }
      let refusals = bytes[3] & 4 == 0 ? [] : [Proposal.Refusal(line: 1, reason: text)]
      model.show(Proposal(of: text, changes: changes, refusals: refusals))
    case .pipe(nil): model.notice("cancelled")
    case .addLocale(let locale, _): model.addLocale(locale, to: "")
    case .edit, .run: model.fail("\(text) failed with status 1")
    case .copy(let copied): model.notice("copied: " + copied)
    case .quit, .redraw, .choose, .writeSamples, .mouse: break
    case .write, .change, .settleConflicts, .undo, .redo: break
    }
  }
}
