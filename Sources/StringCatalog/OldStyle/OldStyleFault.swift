/// A place at which an old-style property list cannot be read on.
struct OldStyleFault: Error {
  var offset: Int
  var message: String
  /// From where on the next entry may be looked for: behind the fault, or behind the first line
  /// of a text that ran on because a quotation mark is missing.
  var resume: Int
}
