package import SourceText
internal import StringCatalog

extension Finding: CustomStringConvertible {
  /// The problem as compilers print it: `path:line:column: severity: message [rule]`.
  public var description: String { text(severity: severity) }

  /// The problem as compilers print it, with another severity.
  package func text(severity: Severity) -> String {
    let place = placeText.map { "\($0.marked): " } ?? ""
    return "\(place)\(severity): \(message.marked) [\(rule)]"
  }

  /// Whether something is wrong in a line of the file, and not with the file as a whole, such as a file
  /// that does not exist.
  package var hasLine: Bool { rule != .unreadable || place?.location != .start }

  /// The place as messages begin: `path:line:column`, or the path of a file that cannot be read; nil
  /// outside of files.
  package var placeText: String? { place.map { hasLine ? "\($0)" : $0.path } }
}
