extension ArgumentFormats {
  /// A number as a placeholder writes it; nil for an argument that is none.
  func text(of argument: Argument, specifier: FormatSpecifier = .natural) -> String? {
    switch argument {
    case .integer(let value): text(of: value, specifier: specifier)
    case .unsigned(let value): text(of: value, specifier: specifier)
    case .double(let value): text(of: value, specifier: specifier)
    case .string, .text: nil
    }
  }
}
