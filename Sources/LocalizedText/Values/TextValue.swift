public import FoundationEssentials

/// A value that is written when its text is resolved, such as a number with its format or a symbol.
package protocol TextValue: Equatable, Sendable {
  /// Returns the value as it reads in the resolver's environment.
  func resolve(with resolver: Resolver) -> ResolvedText
  /// Returns the time at which the text of the value changes; nil if it never does.
  func nextChange(in environment: EnvironmentValues) -> Date?
  /// The value, if words beside it agree with it: "2 salads".
  var countedNumber: Argument? { get }
}

extension TextValue {
  /// Most values do not change with time.
  package func nextChange(in environment: EnvironmentValues) -> Date? { nil }
  /// Most values are not numbers.
  package var countedNumber: Argument? { nil }
}

/// A value of any type that a text can contain.
///
/// Two are equal if their values are.
package struct AnyTextValue: Equatable, Sendable {
  package let value: any TextValue

  init(_ value: some TextValue) { self.value = value }

  package static func == (left: Self, right: Self) -> Bool { left.value.equals(right.value) }
}

extension TextValue {
  fileprivate func equals(_ other: any TextValue) -> Bool { (other as? Self) == self }
}

/// A format that uses more of the environment than its locale.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// Returns the format with the values of an environment.
  func inEnvironment(_ environment: EnvironmentValues) -> Self
}

extension FormatStyle {
  /// Returns the format with the values of an environment; if it is not an
  /// ``EnvironmentFormatStyle``, only with the locale.
  package func bound(to environment: EnvironmentValues) -> Self {
    guard let style = self as? any EnvironmentFormatStyle else {
      return locale(environment.locale)
    }
    return style.inEnvironment(environment) as? Self ?? self
  }
}

/// A value and the format that writes it when the text is resolved.
///
/// Formats are value types, but few of them are declared `Sendable`. SwiftUI does not require it,
/// and code written for SwiftUI has to compile here.
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

/// An attributed string as a text: each run is a literal with its own style.
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

/// A text with inline Markdown that is not a localized string, such as a message that a user wrote.
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
  /// Makes a text from inline Markdown.
  ///
  /// It is the same in every locale.
  ///
  /// Extended attributes `^[…](…)` are not read, because they are only for localized strings.
  ///
  /// ```swift
  /// Text(markdown: "a *large* salad")
  /// ```
  public init(markdown source: String) { self.init(value: MarkdownValue(source: source)) }
}
