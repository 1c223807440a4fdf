internal import TerminalValues

/// A situation with its own key hints.
enum HintScene: Equatable, Sendable {
  /// The list is empty because no row matches the filters; a pane may be open that has no room.
  case nothingListed(isPaneOpen: Bool)
  /// The list: the form that is edited if the selected row has several, and whether rows are measured
  /// in points.
  case browse(form: String?, inPoints: Bool)
  case inspect, inspectFocused, diff, compare, coverage
  /// The problem list, with the effect of Enter.
  case problems(ProblemList.Way, ofAllLanguages: Bool)
  /// A row with a conflict, in the list or with the inspector.
  case conflict(isInspected: Bool, canEdit: Bool)
  /// The list with marked rows.
  case marked
  /// The list during a review.
  case review
  case command, search, filter, picker, form
  /// The field of a string, and whether Enter opens the next one.
  case text(goesOn: Bool)
  /// The forms of a row, perhaps of one that is being reviewed.
  case forms(isReview: Bool)
  /// A question about changes, with the labels for Enter and, if applicable, `n`.
  case confirmation(String, no: String?)
  /// A list of refused lines, with the label for Enter.
  case told(String)
  /// The reason why an editor does not open, and whether the user's editor can help.
  case refused(hasPlace: Bool)
  /// A program is processing rows, or has returned edits.
  case waiting, proposal
}

/// A label with its keys, either of actions or of a prompt, which has its own keys.
struct Hint: Sendable {
  var actions: [Action] = []
  var keys = ""
  /// Whether to show only the first key of each sequence, such as `v` for `vm`.
  var isMenu = false
  var word: String
  /// Whether narrow screens drop this hint last.
  var isNeeded = false
  /// Whether this is the way out, which is shown on every screen.
  var isWayOut = false
}

extension HintScene {
  /// Returns the hints with the keys to display, omitting those of unbound actions.
  func hints(_ keymap: Keymap) -> [Hint] {
    all.compactMap { hint in
      var hint = hint
      if !hint.actions.isEmpty {
        let legend =
          hint.isMenu ? keymap.menuLegend(for: hint.actions) : keymap.legend(for: hint.actions)
        hint.keys = legend.withPlainKeyNames
      }
      return hint.keys.isEmpty ? nil : hint
    }
  }

  private var all: [Hint] {
    switch self {
    case .browse(let form, let isInPoints):
      [
        Hint([.search], "search"), Hint(menu: .showMissing, "filter"),
        .needed(Hint([.nextLocale, .previousLocale], "language")),
      ] + (isInPoints ? [.needed(Hint([.textSize], "text size"))] : [])
        + (form.map {
          [.needed(Hint([.editText], "edit \($0)")), .needed(Hint([.editForms], "forms"))]
        } ?? [isInPoints ? .needed(Hint([.editText], "edit")) : Hint([.editText], "edit")]) + [
          .needed(Hint([.inspect], "inspect")), Hint([.compare], "compare"),
          Hint([.prompt], "command"), .help,
        ]
    case .nothingListed(let isPaneOpen):
      [
        .wayOut([.back], isPaneOpen ? "close" : "clear filter"), Hint([.filter], "new filter"),
        Hint(menu: .showMissing, "filter"), Hint([.nextLocale, .previousLocale], "language"),
        Hint([.prompt], "command"), .help,
      ]
    case .inspect:
      [
        Hint([.focus], "inspector"), Hint([.scrollDown, .scrollUp], "scroll"),
        Hint([.nextLocale, .previousLocale], "language"), Hint([.nextCount], "count"),
        Hint([.compare], "compare"), Hint([.editText], "edit"), .close(.inspect), .help,
      ]
    case .inspectFocused:
      [
        Hint([.down, .up], "scroll"), Hint([.focus], "list"),
        Hint([.nextLocale, .previousLocale], "language"), Hint([.nextCount], "count"),
        Hint([.editText], "edit"),
        .close(.inspect), .help,
      ]
    case .conflict(let isInspected, let canEdit):
      [
        Hint([.takeOurs, .takeTheirs], "ours, theirs"),
        Hint(canEdit ? [.editText] : [], "edit"), Hint([.nextConflict], "next conflict"),
        isInspected ? .close(.inspect) : Hint([.inspect], "inspect"), Hint([.undo], "undo"),
        .help,
      ]
    case .diff:
      [
        Hint([.scrollDown, .scrollUp], "scroll"), Hint([.showChanged], "changed only"),
        Hint([.nextLocale, .previousLocale], "language"), Hint([.editText], "edit"),
        Hint([.revert], "revert"),
        .close(.diff), .help,
      ]
    case .compare:
      [
        Hint([.editText], "edit"), Hint([.inspect], "inspect"), Hint([.edit], "editor"),
        Hint([.down, .up], "language"),
        .help, .close(.compare),
      ]
    case .coverage:
      [
        Hint([.down, .up], "language"), Hint([.nextLocale, .previousLocale], "table"),
        Hint([.inspect], "list strings"), Hint([.sortState], "least complete first"),
        Hint([.sortKey], "by name"), .close(.quit), .help,
      ]
    case .problems(.row, let all):
      [
        Hint([.down, .up], "move"), Hint([.inspect], "go to row"), Hint([.edit], "editor"),
        Hint([.showAll], all ? "this language" : "all languages"), .close(.quit), .help,
      ]
    case .problems(.editor, let all):
      [
        Hint([.down, .up], "move"), Hint([.inspect, .edit], "editor"),
        Hint([.showAll], all ? "this language" : "all languages"), .close(.quit), .help,
      ]
    case .problems(.nowhere, let all):
      [
        Hint([.down, .up], "move"), Hint([.showAll], all ? "this language" : "all languages"),
        .close(.quit), .help,
      ]
    case .command: [Hint("Enter", "run"), Hint("Tab", "complete"), Hint("Up", "history"), .cancel]
    case .search: [Hint("Enter", "search"), Hint("Up", "history"), .cancel]
    case .filter: [Hint("Enter", "filter"), Hint("Up", "history"), .cancel]
    case .text(let goesOn):
      [
        Hint("Enter", goesOn ? "save, next" : "save"), Hint("^n", "suggest"), Hint("^y", "source"),
        Hint("^o", "newline"), Hint("^s", "keep state"), Hint("^r", "placeholder"), .cancel,
      ]
    case .marked:
      [
        .wayOut([.back], "unmark"), Hint([.mark], "mark"), Hint([.toggleReview], "needs review"),
        Hint([.fix], "fix"), Hint(menu: .copyRendered, "copy"), Hint([.prompt], "command"), .help,
      ]
    case .review:
      [
        .way(out: Hint("Esc", "end review")), Hint("Enter ~", "accept"), Hint("n", "skip"),
        Hint([.editText], "edit"), Hint([.undo], "undo"), Hint([.compare], "compare"), .help,
      ]
    case .confirmation(let yes, let no):
      [Hint("Enter", yes)] + (no.map { [Hint("n", $0)] } ?? []) + [.cancel]
    case .refused(let hasPlace):
      (hasPlace ? [Hint("e", "editor")] : []) + [.way(out: Hint("Esc", "close"))]
    case .told(let close): [Hint("Enter", close), Hint("Up Down", "scroll")]
    case .waiting: [.cancel]
    case .proposal:
      [
        Hint("Enter", "accept"), Hint("~", "as needs review"),
        Hint("a", "all as needs review"), Hint("n", "skip"), .way(out: Hint("Esc", "stop")),
      ]
    case .picker: [Hint("Up Down", "move"), .needed(Hint("Enter", "choose")), .cancel]
    case .forms(let isReview):
      (isReview
        ? [.needed(Hint("Enter ~", "accept")), Hint("i", "edit"), Hint("n", "skip")]
        : [Hint("i", "edit"), Hint("~", "needs review")]) + [
          Hint("v", "vary"), Hint("u", "undo"), Hint("Up Down", "move"), Hint("?", "help"),
          .way(out: Hint("Esc", "close")),
        ]
    case .form: [Hint("Enter", "apply"), Hint("Tab", "next"), .cancel]
    }
  }
}

extension Hint {
  init(_ actions: [Action], _ word: String) {
    self.actions = actions
    self.word = word
  }

  init(menu action: Action, _ word: String) {
    actions = [action]
    isMenu = true
    self.word = word
  }

  init(_ keys: String, _ word: String) {
    self.keys = keys
    self.word = word
  }

  static let help = Self([.help], "help")

  /// Returns the hint for closing what is open.
  static func close(_ action: Action) -> Self { wayOut([action], "close") }

  /// Returns a hint that narrow screens drop last.
  static func needed(_ hint: Self) -> Self {
    var hint = hint
    hint.isNeeded = true
    return hint
  }

  static func wayOut(_ actions: [Action], _ word: String) -> Self { way(out: Self(actions, word)) }

  /// The hint for closing a prompt, picker, or form.
  static let cancel = way(out: Self("Esc", "cancel"))

  static func way(out hint: Self) -> Self {
    var hint = hint
    hint.isWayOut = true
    return hint
  }
}

extension Keymap {
  /// Returns the first keys of the sequences of actions.
  fileprivate func menuLegend(for actions: [Action]) -> String {
    actions.compactMap { prefix(of: $0).first?.description }.joined(separator: " ")
  }
}

extension String {
  /// The keys in short form: `^e Enter` instead of `<C-e> <Enter>`.
  var withPlainKeyNames: String {
    split(separator: " ").map { key in
      guard key.count > 2, key.hasPrefix("<"), key.hasSuffix(">") else { return String(key) }
      let name = key.dropFirst().dropLast()
      return name.hasPrefix("C-") && name.count == 3 ? "^\(name.dropFirst(2))" : String(name)
    }.joined(separator: " ")
  }
}

extension Model {
  private var problemWay: ProblemList.Way { overlay.problems?.selected?.way ?? .nowhere }

  private var isInConflict: Bool { selectedRow?.isInConflict == true }

  /// The situation that determines the key hints; nil if none are shown.
  var hintScene: HintScene? {
    guard geometry.hintsRow != nil else { return nil }
    switch overlay.input {
    case .prompt(let prompt, _):
      switch prompt.purpose {
      case .command: return .command
      case .search, .help: return .search
      case .filter: return .filter
      case .text: return .text(goesOn: isWorkList && prompt.draft?.needsWork == true)
      }
    case .picker(let picker, _):
      return picker.subject == .form ? .forms(isReview: overlay.forms?.isReview == true) : .picker
    case .form: return .form
    case .waiting: return .waiting
    case .proposal: return .proposal
    case .confirmation(let confirmation) where confirmation.refused != nil:
      return .refused(hasPlace: confirmation.refused?.place != nil)
    case .confirmation(let confirmation) where confirmation.accepted == nil:
      return .told(confirmation.yes)
    case .confirmation(let confirmation):
      return .confirmation(confirmation.yes, no: confirmation.declined.map { _ in confirmation.no })
    case .none: break
    }
    if list.count == 0, catalog.rowCount > 0, review == nil, overlay.showsRows {
      return .nothingListed(isPaneOpen: overlay.mode != .browse)
    }
    switch overlay.mode {
    case .browse where review != nil, .inspect where review != nil, .diff where review != nil:
      return .review
    case .browse where isInConflict && marks.isEmpty:
      return .conflict(isInspected: false, canEdit: selectedConflicts.editable != nil)
    case .inspect where isInConflict && overlay.inspector?.isFocused != true:
      return .conflict(isInspected: true, canEdit: selectedConflicts.editable != nil)
    case .browse:
      return marks.isEmpty
        ? .browse(form: selectedRow?.form, inPoints: preview.points != nil) : .marked
    case .inspect: return overlay.inspector?.isFocused == true ? .inspectFocused : .inspect
    case .diff: return overlay.inspector?.isFocused == true ? .inspectFocused : .diff
    case .compare: return .compare
    case .coverage: return .coverage
    case .problems:
      return .problems(
        problemWay, ofAllLanguages: overlay.problems?.hasAllLanguages ?? false)
    case .help: return nil
    }
  }
}
