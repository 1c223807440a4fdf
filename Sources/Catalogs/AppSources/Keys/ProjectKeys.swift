/// The keys in the source code of a project.
///
/// The code is read as a whole, because a call in one file may mean a function of another.
///
/// ```swift
/// let keys = ProjectKeys(of: [menu, settings])
/// keys.literals(of: 0).map(\.pattern.key)  // ["Sign out"]
/// ```
package struct ProjectKeys: Sendable {
  private var found: [[LocalizedLiteral]] = []

  /// Reads the files of a project.
  package init(of sources: [AppSource]) {
    var index = DeclarationIndex.ofFrameworks
    let base = index.files.count
    var bodies: [[Body]] = []
    for (number, source) in sources.enumerated() {
      let tokens = source.swift ?? SwiftTokens(bytes: [])
      var reader = DeclarationReader(tokens, file: base + number)
      let members = DeclarationReader.Members(tokens: tokens.tokens.indices, owner: "")
      reader.read(members, into: &index)
      bodies.append(reader.bodies)
      index.files.append(tokens)
    }
    index.findAncestries()
    var scan = KeyScan(index)
    found = bodies.indices.map { number in
      ObjectiveCKeys.areIn(sources[number].path)
        ? ObjectiveCKeys(sources[number].bytes).literals
        : scan.read(bodies[number], of: base + number)
          .marked(in: index.files[base + number].debugBranches)
    }
  }

  /// Returns the keys in a file by its number, in order.
  package func literals(of number: Int) -> [LocalizedLiteral] { found[number] }
}

extension [LocalizedLiteral] {
  /// The literals, of which those in some bytes are for debug builds.
  fileprivate func marked(in branches: [Range<Int>]) -> Self {
    if branches.isEmpty { return self }
    return map { literal in
      var literal = literal
      literal.isForDebugging = branches.contains { $0.contains(literal.offset) }
      return literal
    }
  }
}

extension DeclarationIndex {
  /// The declarations of Apple's frameworks.
  static let ofFrameworks: DeclarationIndex = {
    var index = DeclarationIndex()
    for text in KnownInterface.all {
      let tokens = SwiftLexer.tokens(of: Array(text.utf8))
      var reader = DeclarationReader(tokens, file: index.files.count, isOwn: false)
      reader.read(
        DeclarationReader.Members(tokens: tokens.tokens.indices, owner: ""), into: &index)
      index.files.append(tokens)
    }
    return index
  }()
}
