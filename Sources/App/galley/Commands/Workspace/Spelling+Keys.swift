import SourceText
import StringCatalog

extension Spelling {
  /// The end of a message about a key that does not exist: `; did you mean 'Sign in'?`, or nothing.
  ///
  /// Characters that look like a space, or like nothing, are named.
  static func question(about key: String, among keys: some Sequence<String>) -> String {
    let near = nearest(to: key, among: keys).map { name in
      let odd = name.unicodeScalars.filter(\.isOdd).map(\.codePoint)
      let isSame = name.looks == key.looks
      return "'\(name)'"
        + (isSame && !odd.isEmpty ? " (with \(Set(odd).sorted().joined(separator: ", ")))" : "")
    }
    return question(near, mark: "")
  }
}

extension [Table] {
  /// The keys of all entries.
  var keys: some Sequence<String> { lazy.flatMap { $0.entries.lazy.map(\.key) } }
}

extension Unicode.Scalar {
  /// Whether it looks like a space, or like nothing, and is no space.
  fileprivate var isOdd: Bool {
    self != " " && (properties.isWhitespace || properties.generalCategory == .format)
  }
}

extension String {
  /// The text with spaces in place of what looks like them, without what cannot be seen.
  fileprivate var looks: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars where scalar.properties.generalCategory != .format {
      text.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return String(text)
  }
}
