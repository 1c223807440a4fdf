internal import SourceText

extension OldStyleScanner {
  /// Reads a whole property list: one value, or the members of a dictionary without its braces.
  mutating func document(in bytes: Span<UInt8>) throws(OldStyleFault) -> PropertyListNode {
    skipBlanks(in: bytes)
    let start = index
    guard next(in: bytes) == UInt8(ascii: "{") else {
      let members = try members(in: bytes, depth: 0)
      if index < bytes.count { throw unexpected(in: bytes, "is not part of an entry") }
      return PropertyListNode(range: TextRange(start, index), value: .dictionary(members))
    }
    let node = try value(in: bytes)
    skipBlanks(in: bytes)
    if index < bytes.count { throw unexpected(in: bytes, "stands behind the closing brace") }
    return node
  }

  /// Reads the value at the index.
  mutating func value(
    in bytes: Span<UInt8>, depth: Int = 0
  ) throws(OldStyleFault) -> PropertyListNode {
    if let range = try string(in: bytes) {
      return PropertyListNode(range: range, value: .string)
    }
    let start = index
    guard depth < PropertyListNode.depthLimit else {
      throw fault("more than \(PropertyListNode.depthLimit) arrays and dictionaries in each other")
    }
    let value: PropertyListNode.Value
    if skip("{", in: bytes) {
      value = .dictionary(try members(in: bytes, depth: depth + 1))
      if !skip("}", in: bytes) { throw unexpected(in: bytes, "is not part of an entry") }
    } else if skip("(", in: bytes) {
      value = .array(try elements(in: bytes, depth: depth + 1))
    } else if skip("<", in: bytes) {
      try skipHexadecimal(in: bytes)
      value = .data
    } else {
      throw unexpected(in: bytes, "does not start a value")
    }
    return PropertyListNode(range: TextRange(start, index), value: value)
  }

  private mutating func members(
    in bytes: Span<UInt8>, depth: Int
  ) throws(OldStyleFault) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    skipBlanks(in: bytes)
    while let key = try string(in: bytes) {
      var value = PropertyListNode(range: key, value: .string)
      skipBlanks(in: bytes)
      if skip("=", in: bytes) {
        skipBlanks(in: bytes)
        value = try self.value(in: bytes, depth: depth)
        skipBlanks(in: bytes)
      }
      members.append(PropertyListNode.Member(key: key, value: value))
      if !skip(";", in: bytes) { throw unexpected(in: bytes, "stands where “;” is missing") }
      skipBlanks(in: bytes)
    }
    return members
  }

  private mutating func elements(
    in bytes: Span<UInt8>, depth: Int
  ) throws(OldStyleFault) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    skipBlanks(in: bytes)
    while !skip(")", in: bytes) {
      elements.append(try value(in: bytes, depth: depth))
      skipBlanks(in: bytes)
      if skip(",", in: bytes) {
        skipBlanks(in: bytes)
      } else if next(in: bytes) != UInt8(ascii: ")") {
        throw unexpected(in: bytes, "stands where “,” is missing")
      }
    }
    return elements
  }

  private mutating func skipHexadecimal(in bytes: Span<UInt8>) throws(OldStyleFault) {
    skipBlanks(in: bytes)
    while !skip(">", in: bytes) {
      for _ in 0..<2 {
        guard next(in: bytes)?.hexadecimalDigit != nil else {
          throw unexpected(in: bytes, "is not the hexadecimal digit that data needs here")
        }
        index += 1
      }
      skipBlanks(in: bytes)
    }
  }

  /// The fault that the next character is.
  func unexpected(in bytes: Span<UInt8>, _ what: String) -> OldStyleFault {
    guard index < bytes.count else { return fault("the file ends in the middle of an entry") }
    let scalar = bytes.scalar(at: index)
    let hint = "“”„‟‘’‚‛«»".unicodeScalars.contains(scalar) ? "; quotation marks are \" here" : ""
    return fault("\(scalar.nameInMessages) \(what)\(hint)")
  }

  private func fault(_ message: String) -> OldStyleFault {
    OldStyleFault(offset: index, message: message, resume: index)
  }
}
