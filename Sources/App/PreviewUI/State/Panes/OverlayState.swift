internal import LocalizedText
internal import StringCatalog

/// The prompt, picker, or form that has the focus.
struct OverlayState: Sendable {
  /// The input that has the focus.
  var input = Input.none
  /// The history of prompts.
  var history = PromptHistory()
  /// The forms being edited; nil if they are not listed.
  var forms: FormsVisit?
  /// Edited strings that could not be written.
  var unwritten: [TextChange] = []
  /// The prompt whose string is being written, to be reopened on failure.
  var saving: (prompt: Prompt, before: Prompt.Origin)?

  /// An input that has the focus, with the state that Esc restores.
  enum Input: Sendable {
    case none
    case prompt(Prompt, before: Prompt.Origin)
    case picker(Picker, before: Picker.Origin)
    case form(ArgumentForm, before: ArgumentForm.Origin)
    /// A question about changes to be written.
    case confirmation(Confirmation)
    /// A program is processing rows.
    case waiting(program: String)
    /// The edits of a program, one of which is being confirmed.
    case proposal(Proposal)
  }
}

// MARK: - Input

extension OverlayState {
  /// The prompt; nil if none is open.
  var prompt: Prompt? {
    get { if case .prompt(let prompt, _) = input { prompt } else { nil } }
    set {
      if case .prompt(_, let origin) = input, let newValue {
        input = .prompt(newValue, before: origin)
      }
    }
  }

  /// The picker; nil if none is open.
  var picker: Picker? {
    get { if case .picker(let picker, _) = input { picker } else { nil } }
    set {
      if case .picker(_, let origin) = input, let newValue {
        input = .picker(newValue, before: origin)
      }
    }
  }

  /// The key search; nil if the picker is closed or has another subject.
  var finder: KeyFinder? {
    get { picker?.finder }
    set { picker?.finder = newValue }
  }

  /// The argument form; nil if it is closed.
  var form: ArgumentForm? {
    get { if case .form(let form, _) = input { form } else { nil } }
    set {
      if case .form(_, let origin) = input, let newValue { input = .form(newValue, before: origin) }
    }
  }

  /// The question; nil if none is open.
  var confirmation: Confirmation? {
    get { if case .confirmation(let confirmation) = input { confirmation } else { nil } }
    set { if confirmation != nil, let newValue { input = .confirmation(newValue) } }
  }

  /// The edits of a program; nil if none are being confirmed.
  var proposal: Proposal? {
    get { if case .proposal(let proposal) = input { proposal } else { nil } }
    set { if proposal != nil, let newValue { input = .proposal(newValue) } }
  }

  /// The size and selection of the panel above the status line.
  struct Panel {
    /// The number of lines to show everything.
    var lines = 0
    /// The first line on the screen; nil to center the selected one.
    var start: Int?
    /// Whether the panel may leave no line to the list.
    var mayCoverList = false
    /// The selected line, followed by the number of selectable lines.
    var selection = 0
    var count = 0
  }

  /// The number of lines for found keys.
  private static let finderLines = 12

  /// The panel of the picker or form.
  var panel: Panel {
    switch input {
    case .picker(let picker, _):
      // One line more: a locale that is typed in full may be added to the choices.
      Panel(
        lines: picker.subject == .key
          ? Self.finderLines : picker.choices.count + (picker.subject == .form ? 0 : 1),
        selection: picker.selection, count: picker.shown.count)
    case .form(let form, _):
      Panel(lines: form.fields.count, selection: form.selection, count: form.fields.count)
    case .confirmation(let confirmation):
      Panel(
        lines: confirmation.details.count, start: confirmation.top,
        mayCoverList: confirmation.refused != nil,
        count: confirmation.details.count)
    case .proposal: Panel(lines: Proposal.lines, count: Proposal.lines)
    case .none, .prompt, .waiting: Panel()
    }
  }
}
