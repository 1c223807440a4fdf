internal import Synchronization
internal import TerminalUI

/// A line of the screen, told by what it shows: two that are equal are drawn alike.
enum LineView: Equatable, Sendable {
  case title(TitleView)
  case ruler(RulerView)
  case status(StatusView)
  case inspectorNote(InspectorNote)

  /// Draws it.
  func draw() -> Strip {
    switch self {
    case .title(let view): view.draw()
    case .ruler(let view): view.draw()
    case .status(let view): view.draw()
    case .inspectorNote(let view): view.draw()
    }
  }
}

/// A line of every frame, which is drawn anew only where it shows something else.
///
/// Copies of a model share it: what it keeps is right for every one of them, or drawn anew.
final class KeptLine: Sendable {
  private let kept = Mutex<(view: LineView, strip: Strip)?>(nil)

  /// The line as it is drawn.
  func strip(_ view: LineView) -> Strip {
    kept.withLock { kept in
      if let kept, kept.view == view { return kept.strip }
      let strip = view.draw()
      kept = (view, strip)
      return strip
    }
  }
}

/// The lines of every frame that are worth keeping.
struct KeptLines: Sendable {
  let title = KeptLine()
  let ruler = KeptLine()
  let status = KeptLine()
  let inspectorNote = KeptLine()
  let comparison = KeptComparison()
}
