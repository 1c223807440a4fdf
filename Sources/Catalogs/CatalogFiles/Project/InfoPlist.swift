package import SourceText
internal import StringCatalog

/// The prompts in an `Info.plist`, or in the build settings that make one, with which an app asks for
/// permissions.
package struct InfoPlist: Sendable {
  /// A prompt, such as `NSCameraUsageDescription`.
  package struct Prompt: Hashable, Sendable {
    package let key: String
    package let place: FilePlace

    /// Creates a prompt; nil for other keys, and for a text that a build setting decides on, such as
    /// `$(CAMERA_PROMPT)`.
    init?(key: some StringProtocol, text: some StringProtocol, place: @autoclosure () -> FilePlace)
    {
      guard key.hasPrefix("NS"), key.hasSuffix("UsageDescription"),
        text.contains(where: \.isLetter), !text.contains("$(")
      else { return nil }
      self.key = String(key)
      self.place = place()
    }
  }

  /// The beginning of the names of build settings for keys of `Info.plist`.
  static let settingPrefix = "INFOPLIST_KEY_"

  /// The prompts with a text, in file order.
  package private(set) var prompts: [Prompt] = []
  /// Whether it has the build setting that makes Swift symbols of keys.
  private(set) var setsSymbols = false

  /// Whether a file has the name of a property list of an app or an extension, or of build settings.
  static func isName(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist") || name.hasSuffix(settingsExtension)
  }

  static let settingsExtension = ".xcconfig"
  /// The build setting that makes Swift symbols of keys.
  static let symbolSetting = "STRING_CATALOG_GENERATE_SYMBOLS"

  /// Reads a file; one that cannot be read has no prompts, because it is not a catalog.
  init(reading path: String) {
    let bytes = (try? SmallFile.bytes(at: path)) ?? nil
    self.init(bytes ?? [], path: path)
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], path: String) {
    if path.hasSuffix(Self.settingsExtension) {
      readSettings(String(decoding: bytes, as: UTF8.self), path: path)
      return
    }
    var log = DiagnosticLog()
    let document = PropertyListDocument(ByteBuffer(bytes), path: path, reportingTo: &log)
    for member in document.entries(reportingTo: &log) {
      guard case .string = member.value.value else { continue }
      let prompt = Prompt(
        key: document.source.text(member.key), text: document.source.text(member.value.range),
        place: FilePlace(path: path, location: document.source.location(of: member.key.offset)))
      if let prompt { prompts.append(prompt) }
    }
  }

  /// Reads build settings: `INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*] = Scan // codes`.
  private mutating func readSettings(_ text: String, path: String) {
    setsSymbols = text.contains(Self.symbolSetting)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let setting = line.drop { $0 == " " || $0 == "\t" }
      guard setting.hasPrefix(Self.settingPrefix) else { continue }
      let name = setting.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let condition = setting[name.endIndex...].hasPrefix("[") ? setting.firstIndex(of: "]") : nil
      guard let sign = setting[(condition ?? name.endIndex)...].firstIndex(of: "=") else {
        continue
      }
      let value = setting[sign...].firstRange(of: "//").map { setting[sign..<$0.lowerBound] }
      let column = setting.startIndex.utf16Offset(in: line) + 1
      let prompt = Prompt(
        key: name.dropFirst(Self.settingPrefix.count), text: value ?? setting[sign...],
        place: FilePlace(
          path: path, location: SourceLocation(line: number + 1, column: column)))
      if let prompt { prompts.append(prompt) }
    }
  }
}
