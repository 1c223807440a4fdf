/// A type, as far as source code tells.
indirect enum SwiftType: Hashable, Sendable {
  /// A nominal type by its path, such as `Array.Index`, with its generic arguments.
  case named(String, [SwiftType])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case function([SwiftType], SwiftType)
  case tuple([Element])
  /// The type itself as a value, as in `String.self`.
  case metatype(SwiftType)

  /// An element of a tuple.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: SwiftType?
  }

  static func named(_ path: String) -> SwiftType { .named(path, []) }
  static let string = SwiftType.named("String")
  static let int = SwiftType.named("Int")
  static let bool = SwiftType.named("Bool")
  static let double = SwiftType.named("Double")

  /// The type without `?`.
  var unwrapped: SwiftType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The path of a nominal type; nil for others.
  var name: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): wrapped.name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .function, .tuple, .metatype: nil
    }
  }

  /// The generic arguments of a nominal type, by the names that its declaration gives them.
  var arguments: [String: SwiftType] {
    switch unwrapped {
    case .array(let element): ["Element": element]
    case .dictionary(let key, let value):
      [
        "Key": key, "Value": value,
        "Element": .tuple([Element(label: "key", type: key), Element(label: "value", type: value)]),
      ]
    case .named("Range", let arguments), .named("ClosedRange", let arguments):
      arguments.first.map { ["Element": $0, "Bound": $0] } ?? [:]
    case .named(_, let arguments): arguments.first.map { ["Element": $0, "Wrapped": $0] } ?? [:]
    default: [:]
    }
  }

  /// The type of the elements of a collection; nil for other types.
  var element: SwiftType? {
    switch unwrapped {
    case .named("Binding", let arguments): arguments.first?.element
    case .named("String", _): .named("Character")
    default: arguments["Element"]
    }
  }

  /// The type with generic parameters replaced.
  func replacing(_ arguments: [String: SwiftType], depth: Int = 0) -> SwiftType {
    guard !arguments.isEmpty, depth < 16 else { return self }
    let replace = { (type: SwiftType) in type.replacing(arguments, depth: depth + 1) }
    switch self {
    case .named(let name, let own):
      if let type = arguments[name] { return type }
      if let dot = name.firstIndex(of: "."),
        case .named(let outer, _) = arguments[String(name[..<dot])]
      {
        return .named(outer + name[dot...], own)
      }
      return own.isEmpty ? self : .named(name, own.map(replace))
    case .optional(let wrapped): return .optional(replace(wrapped))
    case .array(let element): return .array(replace(element))
    case .dictionary(let key, let value): return .dictionary(replace(key), replace(value))
    case .function(let parameters, let result):
      return .function(parameters.map(replace), replace(result))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.map(replace)) })
    case .metatype(let type): return .metatype(replace(type))
    }
  }
}
