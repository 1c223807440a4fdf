import TerminalUI
import TextLayout

/// Reads events from bytes: text is typed, and a few control characters begin other events.
///
/// | byte | followed by | event |
/// |---|---|---|
/// | 1 | the number of a key | a key with a name, or one with Control |
/// | 2 | columns, rows | another size of the screen |
/// | 3 | gesture, column, row | the mouse |
/// | 4 | a text up to byte 5 | a paste |
/// | 6 | an event | that event, with another waiting |
/// | 7 | columns of ambiguous characters | what became known of the terminal |
/// | 14 | number of tables | other tables |
/// | 15 | | all work that is left |
/// | 16 | the number of a number | `:` and a number that is hard to read, and Enter |
struct EventReader {
  /// What happens to the model.
  enum Step {
    case event(Event, isLast: Bool)
    case adapt(ColumnWidth, BidiOrder)
    case load(Int)
    case work
  }

  private static let named: [Key] =
    [
      .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown, .function(1), .function(63), .unknown,
    ] + "abcdefghijklmnopqrstuvwxyz@[\\]^_".unicodeScalars.map { .control($0) }
  private static let numbers = [
    "\(Int.min)", "\(Int.max)", "-1", "0", "1", "\(Int.min)1", "9223372036854775808", "+5", "٣",
    "width \(Int.max)", "width \(Int.min)", "width 0", "width 1", "count \(Int.min)", "count 1e308",
    "count \(UInt64.max)",
  ]

  private var scalars: Substring.UnicodeScalarView
  private var waiting: [Key] = []

  init(_ bytes: [UInt8]) {
    scalars = String(decoding: bytes, as: UTF8.self)[...].unicodeScalars
  }

  mutating func next() -> Step? {
    if let key = waiting.popLast() { return .event(.key(key), isLast: true) }
    guard let scalar = scalars.popFirst() else { return nil }
    switch scalar.value {
    case 1:
      let number = value()
      return .event(.key(Self.named[number % Self.named.count]), isLast: true)
    case 2:
      return .event(
        .resize(Size(columns: 1 + value() % 100, rows: 1 + value() % 40)), isLast: true)
    case 3:
      let gestures: [MouseEvent.Gesture] = [.click, .doubleClick, .wheelUp, .wheelDown]
      let gesture = gestures[value() % 4]
      let position = Position(column: value() - 1, row: value() - 1)
      return .event(.mouse(MouseEvent(gesture, at: position)), isLast: true)
    case 4:
      let end = scalars.firstIndex { $0.value == 5 } ?? scalars.endIndex
      let text = String(scalars[..<end])
      scalars = scalars[end...].dropFirst()
      return .event(.paste(text), isLast: true)
    case 6:
      guard case .event(let event, _)? = next() else { return next() }
      return .event(event, isLast: false)
    case 7:
      let number = value()
      let width = ColumnWidth(
        ambiguous: 1 + number & 1, features: .init(rawValue: UInt8(number >> 1 & 15)))
      return .adapt(width, number & 32 == 0 ? .visual : .logical)
    case 14: return .load(value() % 3)
    case 15: return .work
    case 16:
      let line = Self.numbers[value() % Self.numbers.count]
      waiting = [.enter] + line.unicodeScalars.reversed().map { .character($0) }
      return .event(.key(.character(":")), isLast: true)
    default: return .event(.key(Key(typed: scalar)), isLast: true)
    }
  }

  /// A small number.
  private mutating func value() -> Int { Int(scalars.popFirst()?.value ?? 0) }
}
