import JSONDocuments

/// A coding agent, with the files that it reads.
enum CodingAgent: String, OptionChoice {
  case claude, codex, cursor

  /// The lines before the instructions.
  var heading: String {
    switch self {
    case .claude, .codex: ""
    case .cursor:
      """
      ---
      description: How to read and write the localized strings of the app
      alwaysApply: true
      ---

      """
    }
  }

  /// The hooks; a status of 2 denies a call, or tells the agent what went wrong.
  var hooks: String {
    let (denial, check, strings) = (
      JSONText.encode(Self.denial), JSONText.encode(Self.check), JSONText.encode(Self.strings)
    )
    func hook(_ matcher: String, _ command: String) -> String {
      switch self {
      case .claude, .codex:
        """
              {
                "matcher": "\(matcher)",
                "hooks": [{ "type": "command", "command": "\(command)" }]
              }
        """
      case .cursor:
        """
              { "matcher": "\(matcher)", "command": "\(command)" }
        """
      }
    }
    let (edits, shell) =
      switch self {
      case .claude: ("Edit|MultiEdit|Write|NotebookEdit", "Bash")
      case .codex: ("apply_patch", "Bash")
      case .cursor: ("Write|StrReplace|Edit", "Shell")
      }
    return """
      {\(self == .cursor ? "\n  \"version\": 1," : "")
        "hooks": {
          "\(self == .cursor ? "preToolUse" : "PreToolUse")": [
      \(hook("\(edits)|\(shell)", denial))
          ],
          "\(self == .cursor ? "postToolUse" : "PostToolUse")": [
      \(hook(shell, check)),
      \(hook(edits, strings))
          ]
        }
      }

      """
  }

  /// Denies tools that edit a catalog, and commands that rewrite one.
  private static let denial =
    #"grep -qiE '"(file_path|notebook_path|path)" *: *"([^"\\]|\\.)*[.](\#(Shell.endings))"|"#
    + #"[*]{3} (Add|Update|Delete) File: [^\\]*[.](\#(Shell.endings))|"#
    + #"[^[:alnum:]_](python[0-9.]*|jq|sed|perl|awk|ruby|node|tee) [^|;&]*[.](\#(Shell.endings))|"#
    + #">+ *[^|;&<> ]*[.](\#(Shell.endings))' || exit 0; "#
    + "echo 'Do not edit string catalogs directly. Use galley set, or galley remove (see galley agents).' "
    + ">&2; exit 2"

  /// Checks what galley has written.
  private static let check =
    "grep -qE 'galley (set|remove|import|sync)' || exit 0; "
    + "found=$(galley check --since HEAD --severity error 2>&1) && exit 0; \(report)"

  /// Lists what the strings lack that edited Swift code uses.
  private static let strings =
    "found=$(galley check --after-edit 2>/dev/null); [ $? = 1 ] || exit 0; "
    + #"printf '%s\n' "$found" >&2; exit 2"#

  /// Tells the agent what was found; it reads no more than the beginning.
  private static let report = #"printf '%s\n' "$found" | head -c 2000 >&2; exit 2"#
}
