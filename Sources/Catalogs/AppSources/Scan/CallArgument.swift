/// An argument of a call, in parentheses or as a trailing closure.
struct CallArgument {
  var label: String?
  var tokens: Range<Int>
  var isTrailing = false
}

extension KeyScan {
  /// Reads the parentheses and trailing closures of a call, and moves behind them.
  func callArguments(_ position: inout Int, before end: Int) -> [CallArgument] {
    var found: [CallArgument] = []
    if tokens.isMark("(", at: position) {
      found = tokens.arguments(tokens.inside(position, before: end)).map {
        CallArgument(label: $0.label, tokens: $0.tokens)
      }
      position = min(tokens.next(after: position), end)
    }
    guard position < end, tokens.isMark("{", at: position) else { return found }
    let next = min(tokens.next(after: position), end)
    found.append(CallArgument(tokens: position..<next, isTrailing: true))
    position = next
    while position + 2 < end, let label = tokens.word(at: position),
      tokens.isMark(":", at: position + 1), tokens.isMark("{", at: position + 2)
    {
      let next = min(tokens.next(after: position + 2), end)
      found.append(
        CallArgument(label: label, tokens: Range(position + 2, upTo: next), isTrailing: true))
      position = next
    }
    return found
  }
}

extension Function {
  /// Assigns arguments to parameters.
  ///
  /// - Returns: for each argument the number of its parameter, or nil if the function is a known one
  ///   that has more parameters than are listed; nil if the call means another function.
  func match(_ arguments: [CallArgument]) -> [Int?]? {
    isOwn ? strictMatch(arguments) : looseMatch(arguments)
  }

  private func strictMatch(_ arguments: [CallArgument]) -> [Int?]? {
    var found: [Int?] = []
    var next = 0
    var variadic: Int?
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        while next < parameters.count, !parameters[next].takesClosure {
          guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
          next += 1
        }
      } else {
        if argument.label == nil, let variadic {
          found.append(variadic)
          continue
        }
        while next < parameters.count, parameters[next].label != argument.label {
          guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
          next += 1
        }
      }
      guard next < parameters.count else { return nil }
      variadic = parameters[next].isVariadic ? next : nil
      found.append(next)
      next += 1
    }
    guard parameters[min(next, parameters.count)...].allSatisfy({ $0.hasDefault || $0.isVariadic })
    else { return nil }
    return found
  }

  private func looseMatch(_ arguments: [CallArgument]) -> [Int?]? {
    guard let first = parameters.first else { return arguments.map { _ in nil } }
    guard let one = arguments.first else { return parameters.allSatisfy(\.hasDefault) ? [] : nil }
    if one.label != first.label, !first.hasDefault { return nil }
    if one.isTrailing, !first.takesClosure { return nil }
    var found: [Int?] = []
    var next = 0
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        found.append(parameters.indices.first { $0 >= next && parameters[$0].takesClosure })
      } else if next > 0, parameters[next - 1].isVariadic, argument.label == nil {
        found.append(next - 1)
        continue
      } else {
        found.append(
          parameters.indices.first { $0 >= next && parameters[$0].label == argument.label })
      }
      if let number = found.last ?? nil { next = number + 1 }
    }
    // A parameter without a label cannot be left out.
    if first.label == nil, !first.hasDefault, found.first != 0 { return nil }
    return found
  }
}

extension Parameter {
  /// Whether a trailing closure may be meant.
  var takesClosure: Bool {
    switch type?.unwrapped {
    case .function: true
    case .named(let name, _): name == "Any"
    default: false
    }
  }
}
