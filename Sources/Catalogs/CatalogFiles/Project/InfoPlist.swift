package import SourceText
internal import StringCatalog

/// The prompts in an `Info.plist`, with which an app asks for permissions.
package struct InfoPlist: Sendable {
  /// A prompt, such as `NSCameraUsageDescription`.
  package struct Prompt: Hashable, Sendable {
    package let key: String
    package let place: FilePlace
  }

  /// The prompts with a text, in file order.
  package private(set) var prompts: [Prompt] = []

  /// Whether a file has the name of a property list of an app or an extension.
  static func isName(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  /// Reads a file; one that cannot be read has no prompts, because it is not a catalog.
  init(reading path: String) {
    let bytes = (try? SmallFile.bytes(at: path)) ?? nil
    self.init(bytes ?? [], path: path)
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], path: String) {
    var log = DiagnosticLog()
    let document = PropertyListDocument(ByteBuffer(bytes), path: path, reportingTo: &log)
    for member in document.entries(reportingTo: &log) {
      guard case .string = member.value.value else { continue }
      let key = document.source.text(member.key)
      let text = document.source.text(member.value.range)
      // A build setting decides on a text such as $(CAMERA_PROMPT).
      guard key.hasPrefix("NS"), key.hasSuffix("UsageDescription"),
        text.contains(where: \.isLetter),
        !text.contains("$(")
      else { continue }
      let location = document.source.location(of: member.key.offset)
      prompts.append(Prompt(key: key, place: FilePlace(path: path, location: location)))
    }
  }
}
