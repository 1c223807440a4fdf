public import FoundationEssentials

/// A format that takes more from the environment than its locale.
public protocol EnvironmentFormatStyle: FormatStyle {
  /// The same format for an environment.
  func inEnvironment(_ environment: EnvironmentValues) -> Self
}

extension FormatStyle {
  /// The same format for an environment: all of it if the format can, else its locale.
  package func bound(to environment: EnvironmentValues) -> Self {
    guard let style = self as? any EnvironmentFormatStyle else {
      return locale(environment.locale)
    }
    return style.inEnvironment(environment) as? Self ?? self
  }
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
    let output = format.bound(to: resolver.environment).format(input)
    return switch output {
    case let text as String: ResolvedText(verbatim: text)
    case let text as AttributedString: AttributedText(text).resolve(with: resolver)
    default: ResolvedText(verbatim: String(describing: output))
    }
  }
}
