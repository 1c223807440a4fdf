internal import MessageSyntax

extension FormatString {
  /// Returns the format string with an explicit argument number in every placeholder.
  ///
  /// The forms of a .stringsdict rule count arguments from the rule's own, but a string in a
  /// catalog counts from the first one. Explicit numbers make both equivalent.
  ///
  /// - Parameters:
  ///   - counted: the number of arguments before the first placeholder.
  ///   - own: the argument that `%arg` refers to, and its specifier.
  ///   - variables: the argument numbers of the substitutions.
  /// - Returns: an equivalent format string.
  func positioned(
    from counted: Int, own: (number: Int, specifier: String)? = nil, variables: [String: Int] = [:]
  ) -> String {
    var counted = counted
    return tokens.map { token in
      let source = source(token.range)
      switch token.kind {
      case .placeholder(let position, let specifier):
        counted += specifier.countedArguments + (position == nil ? 1 : 0)
        // A width that is an argument, `%*d`, keeps the order in which both are counted.
        guard position == nil, !specifier.takesAmounts else { return source }
        return "%\(counted)$\(source.dropFirst())"
      case .substitution(let name, let position):
        let name = self.source(name)
        guard position == nil, let number = variables[name] else { return source }
        return "%\(number)$#@\(name)@"
      case .ownArgument: return own.map { "%\($0.number)$\($0.specifier)" } ?? source
      case .text, .invalid: return source
      }
    }
    .joined()
  }
}
