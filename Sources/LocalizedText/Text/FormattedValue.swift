public import FoundationEssentials

/// A format that takes more from the environment than its locale.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// The same format for an environment.
  func inEnvironment(_ environment: EnvironmentValues) -> Self
}

/// A value and the format that writes it when its text is resolved.
///
/// Formats are values that nothing changes behind one's back, but few of them say so; SwiftUI asks
/// for no more, and what is written for it is to compile here.
struct FormattedValue<Format: FormatStyle>: TextValue, @unchecked Sendable
where Format.FormatInput: Equatable {
  let input: Format.FormatInput
  let format: Format

  func resolve(with resolver: Resolver) -> ResolvedText {
    let environment = resolver.environment
    let output: Format.FormatOutput
    if let format = format as? any EnvironmentFormatStyle {
      output = Self.output(of: input, in: environment, format: format)
    } else {
      output = format.locale(environment.locale).format(input)
    }
    return switch output {
    case let text as String: ResolvedText(verbatim: text)
    case let text as AttributedString: AttributedText(text).resolve(with: resolver)
    default: ResolvedText(verbatim: String(describing: output))
    }
  }

  private static func output<Style: EnvironmentFormatStyle>(
    of input: Format.FormatInput, in environment: EnvironmentValues, format: Style
  ) -> Format.FormatOutput {
    guard let format = format.inEnvironment(environment) as? Format else {
      preconditionFailure("a format of the same type is the same type")
    }
    return format.format(input)
  }
}
