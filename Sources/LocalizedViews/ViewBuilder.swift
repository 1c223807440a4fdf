public import LocalizedText

/// Makes one view from a list of views.
@resultBuilder
public enum ViewBuilder {
  /// The views in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns a view or nothing.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// One of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { .first(first) }

  /// One of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { .second(second) }

  /// Returns the views of a loop.
  public static func buildArray<Content: View>(_ views: [Content]) -> ForEach<[Content], Content> {
    ForEach(views) { $0 }
  }
}

/// Several views in order.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Places the views in order.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    for view in repeat each content { view.place(&texts, in: environment) }
  }
}

/// One of two views.
public enum EitherView<First: View, Second: View>: PrimitiveView {
  /// The first view.
  case first(First)
  /// The second view.
  case second(Second)

  /// Places the view that is present.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    switch self {
    case .first(let view): view.place(&texts, in: environment)
    case .second(let view): view.place(&texts, in: environment)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Places the view if it is present.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    self?.place(&texts, in: environment)
  }
}

/// A view for each element of a collection.
public struct ForEach<Elements: Collection, Content: View>: PrimitiveView {
  // They are made at once, in the body that contains the loop, so that the closure reads the
  // environment of that view.
  private let views: [Content]

  /// Makes a view from each element.
  public init(_ elements: Elements, @ViewBuilder content: (Elements.Element) -> Content) {
    views = elements.map(content)
  }

  /// Makes a view from each element.
  ///
  /// Texts are placed once, so the identity of an element does not matter here.
  public init<ID: Hashable>(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Elements.Element) -> Content
  ) { self.init(elements, content: content) }

  /// Places the views in order.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    for view in views { view.place(&texts, in: environment) }
  }
}

/// A vertical stack of views.
///
/// All containers place their texts in the same way.
public struct VStack<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(spacing: Int? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// A horizontal stack of views.
public struct HStack<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(spacing: Int? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// A group of views.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A list of views.
public struct List<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
