/// The widths from which a text fits: the whole answer for every width.
///
/// `nil` means that no width suffices, as for compact where the text has a newline.
public struct Breakpoints: Hashable, Sendable {
  /// The least width at which compact fits.
  public var compact: Int?
  /// The least width at which standard fits; never more than compact.
  public var standard: Int?

  /// Makes breakpoints.
  public init(compact: Int?, standard: Int?) {
    self.compact = compact
    self.standard = standard
  }

  /// The columns between a title and its value.
  public static let gap = 2

  /// The breakpoints of a row whose value takes some columns beside the text.
  public func beside(valueColumns: Int) -> Breakpoints {
    let taken = Self.gap + valueColumns
    let compact = compact.map { $0 + taken }
    // Beside a value at least one column is left for the title.
    let standard = standard.map { Swift.max($0, 1) + taken }
    guard let compact, let standard else {
      return Breakpoints(compact: compact, standard: standard)
    }
    return Breakpoints(compact: compact, standard: Swift.min(standard, compact))
  }

  /// The first layout that fits a width.
  public func layout(at width: Int) -> Layout {
    if width <= 0 { return .none }
    if let compact, width >= compact { return .compact }
    if let standard, width >= standard { return .standard }
    return .extended
  }
}
