/// A streaming writer for compact JSON.
///
///     var json = JSONWriter(to: "")
///     json.object {
///       $0.member("table", "Travel")
///       $0.array("locales", ["de", "fr"]) { $0.value($1) }
///     }
///     print(json.sink)  // {"table":"Travel","locales":["de","fr"]}
package struct JSONWriter<Sink: TextOutputStream> {
  /// The output stream.
  package private(set) var sink: Sink
  /// Whether the next value or name needs a comma before it.
  private var needsComma = false

  /// Creates a writer to a stream.
  package init(to sink: Sink) { self.sink = sink }

  /// Returns the text of an object; `body` writes its members.
  package static func text<E>(
    _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> String where Sink == String {
    var json = JSONWriter(to: "")
    try json.object(body)
    return json.sink
  }

  // MARK: Brackets

  /// Writes an object; `body` writes its members.
  package mutating func object<E>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open("{")
    try body(&self)
    close("}")
  }

  /// Writes an array; `body` writes the value for each element.
  package mutating func array<Elements: Sequence, E>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) throws(E) -> Void
  ) throws(E) {
    open("[")
    for element in elements { try body(&self, element) }
    close("]")
  }

  /// Writes an object as a member of the open object.
  package mutating func object<E>(
    _ name: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.name(name)
    try object(body)
  }

  /// Writes an array as a member of the open object.
  package mutating func array<Elements: Sequence, E>(
    _ name: String, _ elements: Elements,
    _ body: (inout JSONWriter, Elements.Element) throws(E) -> Void
  ) throws(E) {
    self.name(name)
    try array(elements, body)
  }

  // MARK: Values

  /// Writes a string or null.
  package mutating func value(_ text: String?) {
    guard let text else { return raw("null") }
    separate()
    quote(text)
  }

  /// Writes a number or null.
  package mutating func value(_ number: Int?) { raw(number.map(String.init) ?? "null") }

  /// Writes a number given in JSON syntax.
  package mutating func value(number digits: String) { raw(digits) }

  /// Writes a Boolean.
  package mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  /// Writes a string or null as a member.
  package mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    value(text)
  }

  /// Writes a number or null as a member.
  package mutating func member(_ name: String, _ number: Int?) {
    self.name(name)
    value(number)
  }

  /// Writes a number as a member.
  package mutating func member(_ name: String, _ number: some BinaryInteger) {
    self.name(name)
    raw("\(number)")
  }

  /// Writes a number as a member; null if it is infinite or NaN.
  package mutating func member(_ name: String, _ number: Double) {
    self.name(name)
    raw(number.isFinite ? "\(number)" : "null")
  }

  /// Writes a Boolean as a member.
  package mutating func member(_ name: String, _ truth: Bool) {
    self.name(name)
    value(truth)
  }

  /// Writes a number of tenths as a decimal member: 975 is written as 97.5.
  package mutating func member(_ name: String, tenths: Int) {
    self.name(name)
    raw("\(tenths / 10).\(tenths % 10)")
  }

  /// Writes a member; `body` writes its value.
  package mutating func member<E>(
    _ name: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.name(name)
    try body(&self)
  }

  // MARK: Parts

  private mutating func name(_ name: String) {
    separate()
    quote(name)
    sink.write(":")
    needsComma = false
  }

  private mutating func raw(_ text: String) {
    separate()
    sink.write(text)
  }

  private mutating func open(_ bracket: String) {
    raw(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    sink.write(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { sink.write(",") }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    sink.write("\"")
    sink.write(JSONText.encode(text))
    sink.write("\"")
  }
}
