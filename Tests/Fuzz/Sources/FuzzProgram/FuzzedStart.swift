import PreviewUI
import TerminalValues

/// How the app is started, and the folder that it opens.
///
/// Of six bytes, the first chooses the locale, the number of tables and how rows are drawn; the next two
/// the size; the fourth a number; the fifth a text, which is a key, a comment, a sample and the name of a
/// table; the last where the list starts, and what the configuration says.
struct FuzzedStart {
  static let length = 6

  private let bytes: [UInt8]
  /// The number of the text.
  private let chosen: Int
  var text: String { HostileCatalogs.texts[chosen] }

  private static let locales = ["en", "de", "he", "ja", "th", "ar", "x", "zh-Hans"]

  init(of bytes: some Collection<UInt8>) {
    self.bytes = Array((bytes + Array(repeating: 0, count: Self.length)).prefix(Self.length))
    chosen = Int(self.bytes[4]) % HostileCatalogs.texts.count
  }

  var size: Size { Size(columns: 1 + Int(bytes[1]) % 220, rows: 1 + Int(bytes[2]) % 60) }

  /// The folder with the catalogs.
  var folder: HostileFolder {
    HostileFolder(number: chosen, hasAll: bytes[0] & 8 != 0, hasBroken: bytes[5] & 4 != 0)
  }

  /// A byte by which the world around the app decides.
  var chance: UInt8 { bytes[3] }

  /// What a command line, the configuration and the last run say.
  var options: BrowseCommand {
    var words = [
      "--theme", "mono", "--fallback", "editor", "--locale", Self.locales[Int(bytes[0] & 7)],
    ]
    if bytes[0] & 0x10 != 0 { words.append("--ascii") }
    if bytes[0] & 0x20 != 0 { words += ["--value", text] }
    if bytes[0] & 0x40 != 0 { words += ["--width", "\(bytes[3])"] }
    if bytes[0] & 0x80 != 0 { words += ["--bidi", "logical"] }
    if bytes[5] & 0x20 != 0 { words += ["--metric", "points"] }
    let run = try? Invocation(words: words).command as? BrowseCommand
    var options = run ?? BrowseCommand()
    options.shared.paths = [folder.path]
    options.shared.screen = screenSettings
    if bytes[5] & 0x40 != 0 { options.shared.origin = .samples }
    if bytes[5] & 0x10 != 0 { options.bindings = Self.bindings }
    switch bytes[5] & 3 {
    case 1:
      options.line = StartLine(path: folder.path + "/All.xcstrings", line: Int(bytes[3]))
    case 2: options.words = text
    case 3: options.place = place
    default: break
    }
    return options
  }

  /// Some keys are bound to nothing, and some to commands of the user.
  private static let bindings: [Configuration.Binding] = {
    let command = try? UserCommand(words: ["show", "%(text)", "%(key):%(path)"])
    let own = [[Key.character("x")], [.character("g"), .character("x")]]
    return [
      Configuration.Binding(keys: [.control("x")], action: .copyKey),
      Configuration.Binding(keys: [.character("q")], action: nil),
    ] + own.map { Configuration.Binding(keys: $0, action: nil, command: command) }
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
}
