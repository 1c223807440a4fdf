public import LocalizedText

extension VariationChoice {
  /// What chose: `plural`, `device`, `width`, or an axis that nobody knows.
  public var axis: String {
    switch self {
    case .plural, .noNumber: "plural"
    case .device: "device"
    case .width: "width"
    case .unknown(let axis, _): axis
    }
  }

  /// What was chosen, and why.
  public var explanation: String {
    switch self {
    case .plural(let choice): choice.explanation
    case .noNumber(let form): "no argument is a number; '\(form)' is shown"
    case .device(let name, let isExact):
      isExact ? "'\(name)'" : "'\(name)', for there is no text for the device itself"
    case .width(let name, let isRoomEnough):
      isRoomEnough
        ? "'\(name)', the widest that there is room for"
        : "'\(name)', the narrowest, although there is no room for it"
    case .unknown(_, let name): "'\(name)', the first; nobody knows this axis"
    }
  }
}

extension PluralChoice {
  fileprivate var explanation: String {
    let number =
      switch number {
      case .integer(let value): "\(value)"
      case .unsigned(let value): "\(value)"
      case .double(let value): "\(value)"
      case .string, .text: ""
      }
    let place = substitution.map { " in '\($0)'" } ?? ""
    var words = "argument \(argument), \(number), is '\(category)' (\(rule.rawValue))\(place)"
    if let form, form != category { words += "; without that form, '\(form)' is shown" }
    if form == nil { words += "; there is neither that form nor 'other'" }
    if let otherForm { words += "; as a value and as written it differs: '\(otherForm)'" }
    return words
  }
}
