/// Arrangements in order of preference, of which the first wins that shows the whole title.
///
/// Where none does, the last one is taken, as `ViewThatFits` does. The layouts of a row are such a
/// list; a list of one forces an arrangement.
///
/// ```swift
/// let list = ArrangementList(
///   [.compact, Arrangement(lineLimit: 3, value: .beside(.first))], else: .extended)
/// list.row(title: title, value: value, width: 30).rows
/// ```
public struct ArrangementList: Hashable, Sendable {
  /// The arrangements that are tried in order.
  public let tried: [Arrangement]
  /// The one that is taken where none of them fits.
  public let fallback: Arrangement

  /// Makes a list.
  public init(_ tried: [Arrangement], else fallback: Arrangement) {
    self.tried = tried
    self.fallback = fallback
  }

  /// The three layouts of a row.
  public static let layouts = ArrangementList([.compact, .standard], else: .extended)

  /// Every arrangement, the fallback last.
  public var all: [Arrangement] { tried + [fallback] }

  /// What was against each arrangement that was tried before the one that wins.
  ///
  /// Its number in `all` is the count of these.
  public func truncations(
    of title: MeasuredText, value: MeasuredText? = nil, width: Int
  ) -> [Truncation] {
    var truncations: [Truncation] = []
    for arrangement in tried {
      let truncation = arrangement.truncation(of: title, value: value, width: width)
      guard let truncation else { break }
      truncations.append(truncation)
    }
    return truncations
  }

  /// From which width each arrangement in `all` shows the whole title; nil where none suffices.
  ///
  /// The fallback is drawn at every width, and says here from which it cuts nothing.
  public func breakpoints(of title: MeasuredText, value: MeasuredText? = nil) -> [Int?] {
    all.map { $0.breakpoint(of: title, value: value) }
  }

  /// The title and its value in the arrangement that wins.
  public func row(title: MeasuredText, value: MeasuredText? = nil, width: Int) -> ArrangedRow {
    let place = truncations(of: title, value: value, width: width).count
    return all[place].row(title: title, value: value, width: width)
  }
}
