// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names and the use of a well-known library for command lines, so that a program can import
// both. Nothing is parsed.

/// A value without a name on the command line.
@propertyWrapper public struct Argument<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, help: ArgumentHelp? = nil) { self.wrappedValue = wrappedValue }
}

/// A value with a name.
@propertyWrapper public struct Option<Value> {
  public var wrappedValue: Value
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) { self.wrappedValue = wrappedValue }
}

/// A name without a value.
@propertyWrapper public struct Flag {
  public var wrappedValue: Bool
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil
  ) { self.wrappedValue = wrappedValue }
}

/// The names of an option.
public enum NameSpecification {
  case long
  case short
  case shortAndLong
}

/// The help of an option.
public struct ArgumentHelp: ExpressibleByStringInterpolation {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
}

/// What is said about a command.
public struct CommandConfiguration: Sendable {
  public let abstract: String
  public init(abstract: String = "") { self.abstract = abstract }
}

/// A command of a program.
public protocol ParsableCommand {
  static var configuration: CommandConfiguration { get }
  init()
  mutating func run() throws
}

extension ParsableCommand {
  public static func main() throws {
    var command = Self()
    try command.run()
  }
}
