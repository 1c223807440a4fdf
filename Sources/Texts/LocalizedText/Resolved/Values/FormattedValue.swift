public import FoundationEssentials
internal import MessageSyntax

/// A format style that depends on more of the environment than its locale.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// Returns the format with the environment's values applied.
  func inEnvironment(_ environment: EnvironmentValues) -> Self
}

extension FormatStyle {
  /// Returns the format with the environment's values applied, or only its locale unless the format
  /// is an ``EnvironmentFormatStyle``.
  package func bound(to environment: EnvironmentValues) -> Self {
    guard let style = self as? any EnvironmentFormatStyle else {
      return locale(environment.locale)
    }
    return style.inEnvironment(environment) as? Self ?? self
  }
}

/// A value and the format style that formats it when the text is resolved.
///
/// Format styles are value types, but few of them are declared `Sendable`. SwiftUI does not require
/// it, and code written for SwiftUI has to compile here.
struct FormattedValue<Format: FormatStyle>: TextValue, @unchecked Sendable
where Format.FormatInput: Equatable {
  let input: Format.FormatInput
  let format: Format

  var countedNumber: Argument? { (input as? any FormatSpecifiable)?.argument }

  func resolve(with resolver: Resolver) -> ResolvedText {
    let output = format.bound(to: resolver.environment).format(input)
    return switch output {
    case let text as String: ResolvedText(verbatim: text)
    case let text as AttributedString: AttributedText(text).resolve(with: resolver)
    default: ResolvedText(verbatim: String(describing: output))
    }
  }
}

/// An attributed string as a text; each run becomes a literal with its own style.
struct AttributedText: TextValue {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  func resolve(with resolver: Resolver) -> ResolvedText {
    var text = ResolvedText()
    var offset = 0
    for run in string.runs {
      let words = String(string[run.range].characters)
      let range = offset..<offset + words.utf8.count
      offset = range.upperBound
      let kind = run.replacementIndex.map { Fragment.Kind.argument(number: $0) } ?? .literal
      text.append(Fragment(kind, words, style: FragmentStyle(run), range: range))
    }
    return text
  }
}

/// Inline Markdown that is not a localized string, such as a message written by a user.
struct MarkdownValue: TextValue {
  let source: String

  func resolve(with resolver: Resolver) -> ResolvedText {
    let markdown = MarkdownText(source, allowsAttributes: false)
    let fragments = markdown.runs.map { run in
      Fragment(
        .literal, markdown.words(of: run), style: FragmentStyle(run.style),
        range: markdown.sourceRange(of: run.range))
    }
    return ResolvedText(fragments)
  }
}

extension Text {
  /// Creates a text from inline Markdown.
  ///
  /// It is the same in every locale.
  ///
  /// Extended attributes `^[…](…)` are ignored, because they are only for localized strings.
  ///
  /// ```swift
  /// Text(markdown: "a *large* salad")
  /// ```
  public init(markdown source: String) { self.init(value: MarkdownValue(source: source)) }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(value: AttributedText(content)) }

  /// Creates a text that shows a symbol.
  public init(_ image: Image) { self.init(value: image) }

  /// Creates a text that shows a value, formatted in the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: FormattedValue(input: input, format: format))
  }

  /// Creates a text that shows a value, formatted with attributes in the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(value: FormattedValue(input: input, format: format))
  }
}

#if !canImport(Darwin)
  extension PlaceholderValue: TextValue {
    /// Returns the specifier itself, because no value was given.
    package func resolve(with resolver: Resolver) -> ResolvedText {
      ResolvedText([Fragment(.unresolved(.missing), specifier)])
    }
  }
#endif

extension Image: TextValue {
  package func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: symbol.text(as: resolver.environment.symbols))
  }
}
