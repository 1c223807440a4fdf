public import Foundation
public import LocalizedText

/// A vertical stack of views.
///
/// In a terminal, there is no space between lines.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let content: Content

  /// Creates a vertical stack; the spacing is ignored.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  /// Returns the contents of the views, one below the other.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.vertical(content.contents(in: environment).boxes, alignment))])
  }
}

/// A horizontal stack of views.
///
/// Lengths are numbers of columns. By default, views are one column apart, except next to a
/// `Spacer`.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  /// Returns the contents of the views, side by side.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    let boxes = content.contents(in: environment).boxes
    return ViewContents([Box(.horizontal(boxes, alignment, spacing.map(Int.init(columns:))))])
  }
}

/// A stack of views on top of each other.
///
/// Its size is that of the views with the highest `layoutPriority(_:)`. Where lines overlap, the
/// last one is shown.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  /// Returns the contents of the views, on top of each other.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.layered(content.contents(in: environment).boxes, alignment))])
  }
}

/// The first of several views that shows its text in full, or else the last one.
///
/// SwiftUI compares each view's ideal size with the available space, so text that would have to
/// wrap does not fit. Here, a view fits if no text is truncated and no word is split: a row may
/// wrap its title up to its `lineLimit(_:)`. Each view of the builder is one choice, so put several
/// texts into a stack.
///
/// ```swift
/// ViewThatFits {
///   HStack {
///     Text(title).lineLimit(1)
///     Spacer(minLength: 2)
///     Text(amount).fixedSize()
///   }
///   VStack(alignment: .leading) {
///     Text(title)
///     Text(amount).fixedSize()
///   }
/// }
/// ```
public struct ViewThatFits<Content: View> {
  private let content: Content

  /// Creates a view that chooses among several views.
  ///
  /// The axes are ignored: height is unlimited in a terminal, so only the width matters.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension ViewThatFits: PrimitiveView {
  /// Returns the contents of all views; the layout chooses one.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.fitting(content.contents(in: environment).boxes))])
  }
}

/// A flexible space in an `HStack` that takes all remaining columns.
public struct Spacer {
  private let minLength: CGFloat?

  /// Creates a spacer with a minimum number of columns.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  /// Returns a space.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.spacer(minLength.map(Int.init(columns:)) ?? 0))])
  }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal direction.
  case horizontal
  /// The vertical direction.
  case vertical

  /// A set of layout directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal direction.
    public static let horizontal = Self(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Self(rawValue: 2)
  }
}

extension Int {
  /// Converts a length to a number of columns.
  init(columns length: CGFloat) {
    self = length.isFinite ? Int(Swift.min(Swift.max(length, 0), 10_000).rounded()) : 0
  }
}
