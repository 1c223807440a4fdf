public import LocalizedText

/// A view for each element of a collection.
public struct ForEach<Elements: Collection, Content: View> {
  // Created immediately, in the body that contains the loop, so that the closure reads that view's
  // environment.
  private let views: [Content]

  /// Creates a view for each element.
  public init(_ elements: Elements, @ViewBuilder content: (Elements.Element) -> Content) {
    views = elements.map(content)
  }

  /// Creates a view for each element.
  ///
  /// The views are static, so the identity of the elements is ignored.
  public init<ID: Hashable>(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Elements.Element) -> Content
  ) { self.init(elements, content: content) }
}

extension ForEach: PrimitiveView {
  /// Returns the contents of the views, in order.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents(views.flatMap { $0.contents(in: environment).boxes })
  }
}

/// A group of views.
public struct Group<Content: View> {
  /// The views.
  public let body: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

extension Group: View {}

/// A list of views.
public struct List<Content: View> {
  /// The views.
  public let body: Content

  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }

  /// Creates a list with a view for each element.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ elements: Elements, @ViewBuilder row: (Elements.Element) -> Row
  ) where Content == ForEach<Elements, Row> { body = ForEach(elements, content: row) }

  /// Creates a list with a view for each element.
  public init<Elements: RandomAccessCollection, ID: Hashable, Row: View>(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder row: (Elements.Element) -> Row
  ) where Content == ForEach<Elements, Row> { body = ForEach(elements, content: row) }
}

extension List: View {}

/// A form of views.
public struct Form<Content: View> {
  /// The views.
  public let body: Content

  /// Creates a form of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

extension Form: View {}

/// A view whose content can be scrolled.
public struct ScrollView<Content: View> {
  /// The views.
  public let body: Content

  /// Creates a scroll view; the axes are ignored.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    body = content()
  }
}

extension ScrollView: View {}

/// A vertical stack of views, all created at once.
public typealias LazyVStack = VStack
/// A horizontal stack of views, all created at once.
public typealias LazyHStack = HStack
