public import Foundation
public import LocalizedText

/// A vertical stack of views.
///
/// In a terminal, lines follow each other without space between them.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let content: Content

  /// Makes a stack of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  /// Returns what the views show, below each other.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.vertical(content.contents(in: environment).boxes, alignment))])
  }
}

/// A horizontal stack of views.
///
/// In a terminal, a length is a number of columns. Texts have one column between them, unless there
/// is a `Spacer`.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a stack of views.
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
  /// Returns what the views show, side by side.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    let boxes = content.contents(in: environment).boxes
    return ViewContents([Box(.horizontal(boxes, alignment, spacing.map(Int.init(columns:))))])
  }
}

/// Views on top of each other.
///
/// Its size is that of the views with the highest `layoutPriority(_:)`. Where lines meet, the last
/// one is shown.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Makes a stack of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  /// Returns what the views show, on top of each other.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.layered(content.contents(in: environment).boxes, alignment))])
  }
}

/// The first of some views that shows its texts in full, else the last one.
///
/// SwiftUI compares the ideal size of each view with the space, so that a text which it could wrap
/// does not fit. Here, a view fits if no text in it is cut off and no word is split: a row may wrap
/// its title up to its `lineLimit(_:)`. Each view of the builder is one choice, so put several texts
/// into a stack.
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

  /// Makes a choice of views.
  ///
  /// A terminal has as many lines as a text needs, so only columns count, whatever the axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension ViewThatFits: PrimitiveView {
  /// Returns what the views show, of which a layout chooses one.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.fitting(content.contents(in: environment).boxes))])
  }
}

/// The space between two views of an `HStack`, which takes all columns that are left.
public struct Spacer {
  private let minLength: CGFloat?

  /// Makes a space of a least number of columns.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  /// Returns a space.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.spacer(minLength.map(Int.init(columns:)) ?? 0))])
  }
}

/// The directions of a layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From leading to trailing.
    public static let horizontal = Self(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Self(rawValue: 2)
  }
}

extension Int {
  /// Makes a number of columns of a length.
  init(columns length: CGFloat) {
    self = length.isFinite ? Int(Swift.min(Swift.max(length, 0), 10_000).rounded()) : 0
  }
}
