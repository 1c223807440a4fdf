internal import LocalizedText
internal import MessageSyntax

/// The values that the placeholders of an entry receive in a preview, and the types as which the app
/// would pass them.
struct PassedArguments {
  /// The values, in order.
  var values: [Argument]
  /// The types, in order; nil, or absent at the end, if neither the key nor the source text tells.
  var types: [ArgumentType?]
}
