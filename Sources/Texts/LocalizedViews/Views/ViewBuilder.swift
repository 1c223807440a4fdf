public import LocalizedText

/// Builds one view from a list of views.
@resultBuilder
public enum ViewBuilder {
  /// Returns several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns an optional view.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { .first(first) }

  /// Returns the second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { .second(second) }

  /// Returns a view that is only available in some OS versions.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }

  /// Returns the views of a loop.
  public static func buildArray<Content: View>(_ views: [Content]) -> ForEach<[Content], Content> {
    ForEach(views) { $0 }
  }
}

/// Several views in order.
public struct TupleView<each Content: View> {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: PrimitiveView {
  /// Returns the contents of the views, in order.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    var boxes: [Box] = []
    for view in repeat each content { boxes += view.contents(in: environment).boxes }
    return ViewContents(boxes)
  }
}

/// Either of two views.
public enum EitherView<First: View, Second: View> {
  /// The first view.
  case first(First)
  /// The second view.
  case second(Second)
}

extension EitherView: PrimitiveView {
  /// Returns the contents of the view that is present.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    switch self {
    case .first(let view): view.contents(in: environment)
    case .second(let view): view.contents(in: environment)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Returns the contents of the view, if it is present.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    self?.contents(in: environment) ?? ViewContents([])
  }
}

/// A view without contents.
public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// Returns nothing.
  public func contents(in environment: EnvironmentValues) -> ViewContents { ViewContents([]) }
}

/// A type-erased view.
public struct AnyView {
  private let view: any View

  /// Creates a type-erased view.
  public init(_ view: some View) { self.view = view }

  /// Creates a type-erased view.
  public init(erasing view: some View) { self.view = view }
}

extension AnyView: PrimitiveView {
  /// Returns the contents of the view.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    view.contents(in: environment)
  }
}
