public import FoundationEssentials

extension Text {
  /// The localized string of a key: what a literal makes.
  ///
  /// The comment is for those who extract and translate keys; the text does not need it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key, in: TableName(tableName))
  }

  /// Words that are shown as they are, in every locale.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// The words in a variable, shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// The localized string of a resource, in the locale of its place.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let arguments = resource.defaultValue.arguments
    self.init(.resource(resource), depth: arguments.depth, count: arguments.textCount)
  }

  /// A text with attributes.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(value: AttributedText(content)) }

  /// A symbol.
  public init(_ image: Image) { self.init(value: image) }

  /// A name, in full or in short as the locale of its place prefers.
  public init(_ name: UserName) { self.init(name, format: UserName.FormatStyle()) }

  /// A value as a format writes it in the environment of its place.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: FormattedValue(input: input, format: format))
  }

  /// A value as a format writes it, with attributes, in the environment of its place.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(value: FormattedValue(input: input, format: format))
  }
}
