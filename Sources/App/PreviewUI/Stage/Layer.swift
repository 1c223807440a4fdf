internal import TerminalValues

/// Something open on the screen, with its state, its reactions, its drawing, its hints and its help.
///
/// A layer is a value in the ``Stage`` of the model, which asks the layers from the top until one
/// reacts. Most have little to say: the defaults pass on to the layer below.
protocol Layer {
  /// The level; layers of one level replace each other.
  var level: Level { get }
  /// The part of the screen that the layer takes.
  var place: Place { get }

  /// Whether another layer stays below this one.
  func covers(_ other: any Layer) -> Bool
  /// Called when the layer comes to the top, opened or given back by the one that covered it.
  func appear(in model: Model)
  /// Restores what the layer has changed, after the user has closed it.
  func restore(in model: Model)

  /// The panel above the status line that the layer needs.
  func panel(on screen: ScreenState) -> Panel
  /// Whether keys edit a text, so that Alt with a key may be one of them.
  var takesText: Bool { get }
  /// Whether the rows follow what is typed, so that several characters can be followed at once.
  var followsTyping: Bool { get }

  /// Handles a key before it may be an action.
  mutating func take(_ key: Key, in model: Model) -> Outcome
  /// Inserts pasted text.
  mutating func paste(_ text: String, in model: Model) -> Outcome
  /// Makes the model follow the typed text, before rows are made.
  mutating func apply(in model: Model)
  /// Goes on after the files have been read again.
  mutating func reload(in model: Model)
  /// Performs an action, if it has a special meaning here.
  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome
  /// Says that a key does nothing here; nil if it may act on a layer below.
  ///
  /// `action` is the action of the key, if it has one.
  func refusal(of action: Action?, by keys: String, in model: Model) -> String?
  /// Handles a turn of the mouse wheel.
  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome
  /// Handles a click.
  mutating func click(at position: Position, in model: Model) -> Outcome

  /// Follows what an event has changed, before a frame is drawn.
  mutating func follow(_ changes: Changes, in model: Model)
  /// Whether there is long work to do.
  func isPending(in model: Model) -> Bool
  /// Does a part of the work, about as much as takes the time of creating a number of rows.
  mutating func work(rows: Int, in model: Model)

  /// Draws the layer, and moves the cursor.
  func draw(_ model: Model, on frame: inout Frame)
  /// The words in the status line, if there is no message; nil for details of the selected row.
  func status(in model: Model) -> String?
  /// The hints for the last line; nil for those of the layer below.
  func hints(in model: Model) -> [Hint]?
  /// The keys of the layer, for the help.
  func help(in model: Model) -> HelpText.Section?
}

/// The levels of layers, from the bottom.
enum Level: Int, Comparable, Sendable {
  /// The list of rows, which is always open.
  case list
  /// A pane beside or instead of the rows.
  case pane
  /// A pane that hides everything below until it closes, such as the help.
  case cover
  /// The merge conflicts, some keys of which work whatever is open.
  case conflicts
  /// A review, which gives some keys another meaning as long as rows are visible.
  case review
  /// A prompt, picker or question at the bottom of the screen, which gets all keys.
  case input

  static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
}

/// The part of the screen that a layer takes.
enum Place: Sendable {
  /// The rows of the list.
  case rows
  /// A part of the screen beside or below the rows.
  case inspector
  /// The part of the screen with the rows.
  case body
  /// The whole screen.
  case screen
  /// The status line, and a panel above it.
  case bottom
  /// No part.
  case nothing
}

/// The reaction of a layer to a key or an action.
enum Outcome {
  /// The layer has reacted.
  case handled(Effect?)
  /// The layer below reacts.
  case pass
  /// The layer closes, and the model then goes on.
  case close(then: () -> Effect?)
  /// All panes close, and the list reacts.
  case leave

  /// The layer has reacted, and nothing else is to be done.
  static var done: Outcome { .handled(nil) }
  /// The layer closes.
  static var close: Outcome { .close { nil } }
  /// The layer closes, and the model then goes on without asking for anything.
  static func closing(_ goOn: @escaping () -> Void) -> Outcome {
    .close {
      goOn()
      return nil
    }
  }
}

extension Layer {
  func covers(_ other: any Layer) -> Bool { level > other.level }
  func appear(in model: Model) {}
  func restore(in model: Model) {}
  func panel(on screen: ScreenState) -> Panel { Panel() }
  var takesText: Bool { false }
  var followsTyping: Bool { false }
  func take(_ key: Key, in model: Model) -> Outcome { .pass }
  func paste(_ text: String, in model: Model) -> Outcome { .pass }
  func apply(in model: Model) {}
  func reload(in model: Model) {}
  func perform(_ action: Action, count: Int?, in model: Model) -> Outcome { .pass }
  func refusal(of action: Action?, by keys: String, in model: Model) -> String? { nil }
  func turn(_ step: Int, at position: Position, in model: Model) -> Outcome { .pass }
  func click(at position: Position, in model: Model) -> Outcome {
    // There is nothing below to click on.
    place == .body || place == .screen ? .done : .pass
  }
  func follow(_ changes: Changes, in model: Model) {}
  func isPending(in model: Model) -> Bool { false }
  func work(rows: Int, in model: Model) {}
  func status(in model: Model) -> String? { nil }
  func hints(in model: Model) -> [Hint]? { nil }
  func help(in model: Model) -> HelpText.Section? { nil }
}
