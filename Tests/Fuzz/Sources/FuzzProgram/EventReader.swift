import PreviewUI
import TerminalValues
import TextLayout

/// Reads events from bytes: ASCII is typed, and each other byte is an event or begins one, so that most
/// changes of the bytes are something that a user may do.
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
/// | 128… | | the keys of an action, or its name at the prompt; then characters that are hard to draw |
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

  /// What the bytes from 128 on type.
  private static let typed: [[Key]] =
    Action.allCases.map { action in
      let keys = action.entry.keys.first.flatMap { try? Key.keys(in: $0) }
      return keys ?? (":" + action.name).unicodeScalars.map { .character($0) } + [.enter]
    }
    + "éßİſ日\u{301}\u{202E}\u{200D}👨🏽\u{FFFD}\u{AD}\u{F0000}שع๓".unicodeScalars.map {
      [.character($0)]
    }

  private var bytes: ArraySlice<UInt8>
  private var waiting: [Key] = []

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func next() -> Step? {
    if let key = waiting.popLast() { return .event(.key(key), isLast: true) }
    guard let byte = bytes.popFirst() else { return nil }
    switch byte {
    case 1:
      let number = value()
      return .event(.key(Self.named[number % Self.named.count]), isLast: true)
    case 2:
      return .event(
        .resize(Size(columns: 1 + value() % 220, rows: 1 + value() % 60)), isLast: true)
    case 3:
      let gestures: [MouseEvent.Gesture] = [.click, .doubleClick, .wheelUp, .wheelDown]
      let gesture = gestures[value() % 4]
      let position = Position(column: value() - 1, row: value() - 1)
      return .event(.mouse(MouseEvent(gesture, at: position)), isLast: true)
    case 4:
      let end = bytes.firstIndex(of: 5) ?? bytes.endIndex
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      bytes = bytes[end...].dropFirst()
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
    case 128...:
      waiting = Self.typed[Int(byte - 128) % Self.typed.count].reversed()
      return next()
    default: return .event(.key(Key(typed: Unicode.Scalar(byte))), isLast: true)
    }
  }

  /// A small number.
  private mutating func value() -> Int { Int(bytes.popFirst() ?? 0) }
}
