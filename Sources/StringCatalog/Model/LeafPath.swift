/// The way from a localization to one of its leaves: `plural.few`, `device.mac.plural.one`,
/// `substitution.count.plural.other`, `width.20`, `values.0`; empty for its only text.
public struct LeafPath: Hashable, Sendable {
  /// One step on the way.
  public enum Step: Hashable, Sendable {
    /// A case of a variation: `plural` and `few`, say. An axis nobody knows is kept as it is.
    case variation(axis: String, name: String)
    /// Into the substitution of this name.
    case substitution(String)
    /// One value of a string set, by its place from 0.
    case value(Int)
  }

  /// The steps, outermost first.
  public var steps: [Step]

  /// Makes a path of these steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The plural case that this path chooses last, if it chooses one.
  public var pluralCase: String? {
    for case .variation("plural", let name) in steps.reversed() { return name }
    return nil
  }

  /// The substitution that this path leads into, if it does.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }
}

extension LeafPath: CustomStringConvertible {
  /// The steps joined by points.
  public var description: String {
    steps.map(\.description).joined(separator: ".")
  }
}

extension LeafPath.Step: CustomStringConvertible {
  /// The step as reports write it.
  public var description: String {
    switch self {
    case .variation(let axis, let name): "\(axis).\(name)"
    case .substitution(let name): "substitution.\(name)"
    case .value(let index): "values.\(index)"
    }
  }
}
