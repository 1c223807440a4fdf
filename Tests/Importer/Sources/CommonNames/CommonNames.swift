// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type with a name that packages and programs give to types of their own.
///
/// If a library beside it exported one of them, an unqualified use would be an error.
public protocol CommonName: Sendable { init() }

public struct Action: CommonName { public init() {} }
public struct Application: CommonName { public init() {} }
public struct Box: CommonName { public init() {} }
public struct Button: CommonName { public init() {} }
public struct Catalog: CommonName { public init() {} }
public struct Cell: CommonName { public init() {} }
public struct Color: CommonName { public init() {} }
public struct Column: CommonName { public init() {} }
public struct Command: CommonName { public init() {} }
public struct Configuration: CommonName { public init() {} }
public struct Device: CommonName { public init() {} }
public struct Diagnostic: CommonName { public init() {} }
public struct Entry: CommonName { public init() {} }
public struct Environment: CommonName { public init() {} }
public struct EnvironmentValues: CommonName { public init() {} }
public struct Event: CommonName { public init() {} }
public struct Fallback: CommonName { public init() {} }
public struct Font: CommonName { public init() {} }
public struct Fragment: CommonName { public init() {} }
public struct Group: CommonName { public init() {} }
public struct Image: CommonName { public init() {} }
public struct Key: CommonName { public init() {} }
public struct Label: CommonName { public init() {} }
public struct Leaf: CommonName { public init() {} }
public struct Link: CommonName { public init() {} }
public struct List: CommonName { public init() {} }
public struct Logger: CommonName { public init() {} }
public struct Origin: CommonName { public init() {} }
public struct Request: CommonName { public init() {} }
public struct Resolver: CommonName { public init() {} }
public struct Response: CommonName { public init() {} }
public struct Row: CommonName { public init() {} }
public struct Rule: CommonName { public init() {} }
public struct Section: CommonName { public init() {} }
public struct Style: CommonName { public init() {} }
public struct Substitution: CommonName { public init() {} }
public struct Symbol: CommonName { public init() {} }
public struct Table: CommonName { public init() {} }
public struct Text: CommonName { public init() {} }
public struct Toggle: CommonName { public init() {} }
public struct Token: CommonName { public init() {} }
public struct UserName: CommonName { public init() {} }
public struct View: CommonName { public init() {} }
