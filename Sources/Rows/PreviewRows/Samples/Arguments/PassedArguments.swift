internal import LocalizedText
internal import MessageSyntax

/// The values for the placeholders of an entry in a preview, and the types that the app would pass.
struct PassedArguments {
  /// The values, in order.
  var values: [Argument]
  /// The types, in order; nil, or missing at the end, if neither the key nor the source string
  /// determines them.
  var types: [ArgumentType?]
}
