/// An image in a text: a symbol by its name.
public struct Image: Hashable, Sendable {
  /// The symbol.
  public let symbol: Symbol

  /// The symbol that apps know by a name, `person.fill` say.
  public init(systemName: String) { symbol = Symbol(systemName) }
}

extension Image: TextValue {
  package func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: symbol.text(as: resolver.environment.symbols))
  }
}
