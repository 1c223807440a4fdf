internal import LocalizedFoundation
public import LocalizedText

/// Reads an environment value in the body of a view.
///
/// ```swift
/// struct Total: View {
///   @Environment(\.currency) private var currency
///   let amount: Decimal
///   var body: some View { Text(amount, format: .currency(code: currency)) }
/// }
/// ```
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value in the view's environment or, outside a body, in that of the process.
  public var wrappedValue: Value {
    (ViewEnvironment.current ?? .current)[keyPath: keyPath]
  }
}

/// The environment of the view whose body is being evaluated.
enum ViewEnvironment {
  @TaskLocal static var current: EnvironmentValues?
}
