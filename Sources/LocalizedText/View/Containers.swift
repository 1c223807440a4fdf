/// Views below each other; to texts, all containers are the same.
public struct VStack<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(spacing: Int? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// Views beside each other.
public struct HStack<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(spacing: Int? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// Several views that are treated as one.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Views in a list.
public struct List<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a container of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
