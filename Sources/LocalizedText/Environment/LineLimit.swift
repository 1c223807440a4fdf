/// How many lines a text may have, and how many it takes at least.
public struct LineLimit: Hashable, Sendable {
  /// The lines that are kept free even if the text is shorter.
  public var lower: Int?
  /// The most lines.
  public var upper: Int?

  /// Makes a limit; without arguments, none.
  public init(lower: Int? = nil, upper: Int? = nil) {
    self.lower = lower
    self.upper = upper
  }
}

extension View {
  /// Allows at most so many lines.
  public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
    environment(\.lineLimit, LineLimit(upper: number))
  }

  /// Allows some numbers of lines and keeps the least of them free.
  public func lineLimit(_ range: ClosedRange<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, LineLimit(lower: range.lowerBound, upper: range.upperBound))
  }

  /// Keeps so many lines free at least.
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, LineLimit(lower: range.lowerBound))
  }

  /// Allows at most so many lines.
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> ModifiedView<Self> {
    environment(\.lineLimit, LineLimit(upper: range.upperBound))
  }

  /// Allows at most so many lines, and keeps all of them free if that is wanted.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView<Self> {
    environment(\.lineLimit, LineLimit(lower: reservesSpace ? limit : nil, upper: limit))
  }
}
