internal import Synchronization
internal import TerminalUI

/// A line of the screen, told by what it shows: two that are equal are drawn alike.
protocol LineView: Equatable, Sendable {
  /// Draws it.
  func draw() -> Strip
}

/// A line of every frame, which is drawn anew only where it shows something else.
///
/// Copies of a model share it: what it keeps is right for every one of them, or drawn anew.
final class KeptLine<View: LineView>: Sendable {
  private let kept = Mutex<(view: View, strip: Strip)?>(nil)

  /// The line as it is drawn.
  func strip(_ view: View) -> Strip {
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
  let title = KeptLine<TitleView>()
  let ruler = KeptLine<RulerView>()
  let status = KeptLine<StatusView>()
  let inspectorNote = KeptLine<InspectorNote>()
}
