package import SourceText
internal import StringCatalog

extension Finding: CustomStringConvertible {
  /// The finding in the format of compiler messages: `path:line:column: severity: message [rule]`.
  public var description: String { text(severity: severity) }

  /// Returns the finding in the format of compiler messages, with another severity.
  package func text(severity: Severity) -> String {
    let place = placeText.map { "\($0.marked): " } ?? ""
    return "\(place)\(severity): \(message.marked) [\(rule)]"
  }

  /// Whether the finding is on a line of a file, rather than about the file as a whole, such as a
  /// missing file.
  package var hasLine: Bool { rule != .unreadable || place?.location != .start }

  /// The location prefix of messages: `path:line:column`, or only the path for an unreadable file;
  /// nil without a file.
  package var placeText: String? { place.map { hasLine ? "\($0)" : $0.path } }
}
