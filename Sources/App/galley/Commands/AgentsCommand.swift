import StringCatalog

/// `galley agents`: prints instructions for coding agents, and hooks that make them keep to these.
struct AgentsCommand: Command {
  static let name = "agents"
  static let summary = "print instructions for coding agents"
  static let meaning = """
    Print a section for `AGENTS.md` or `CLAUDE.md` that tells coding agents how to read and write \
    catalogs with galley.

    With `--hooks`, print hooks for `.claude/settings.json` instead: they deny direct edits of \
    catalogs, and run `galley check` after galley writes one.
    """
  static var options: [Option<Self>] {
    Option(
      "hooks", in: .output,
      help: "Print hooks that deny direct edits and check what was written.", .flag(\.printsHooks))
  }

  var printsHooks = false

  func run() -> ExitStatus { StandardOutput.write(printsHooks ? Self.hooks : Self.instructions) }

  /// The section for the instructions of a project.
  static let instructions = #"""
    ## Strings

    Never open, edit or rewrite \#(CatalogFormat.endings(" and ", mark: "`")) files yourself: they
    are too large to read, and rewriting one hides the change in a diff of the whole file. Use `galley`,
    which changes only the strings you name. Exit codes: 0 success, 1 refused or problems found, 2 wrong
    command line, 3 unreadable file.

    Look around:

    ```sh
    galley coverage                                # languages, and how complete each is
    galley explain 'Sign out' -l de --format json  # all about one string
    galley print -l all --key 'Sign out'           # one string in all languages
    ```

    Translate what is missing, page by page. Each line has `key`, `source`, `comment`, and in `forms`
    the plural forms that the language needs. The next page starts after the last key of this one:

    ```sh
    galley print -l de --state missing --format json --limit 50
    galley print -l de --state missing --format json --limit 50 --after 'Sign out'
    ```

    Write one string, or many as JSON lines. Copy every placeholder. `path` names a plural form; all
    forms of a string go into one call. Repeat `source`, so that a string that changed meanwhile is
    refused. Leave out `state`: a new translation is `translated`; use `needs_review` if you are not sure.

    ```sh
    galley set 'Sign out' 'Abmelden' -l de
    printf '%s\n' '{"key":"Sign out","locale":"fr","text":"Se déconnecter","source":"Sign out"}' \
      '{"key":"%lld devices","locale":"de","path":"plural.one","text":"%lld Gerät"}' \
      | galley set --from - --keep-going --format json
    ```

    A result line with `"action":"refused"` has a `reason`: fix that string and send it again. `--dry-run`
    shows the difference. When you are done, this must find nothing:

    ```sh
    galley check --since HEAD --severity error
    ```

    """#

  /// The hooks of Claude Code: a status of 2 denies the call, or tells the agent what went wrong.
  static let hooks = #"""
    {
      "hooks": {
        "PreToolUse": [
          {
            "matcher": "Edit|MultiEdit|Write|NotebookEdit",
            "hooks": [
              {
                "type": "command",
                "command": "grep -qiE '\"(file_path|notebook_path)\" *: *\"([^\"\\\\]|\\\\.)*[.](\#(Shell.endings))\"' || exit 0; echo 'Do not edit string catalogs directly. Use galley set, or galley remove (see galley agents).' >&2; exit 2"
              }
            ]
          }
        ],
        "PostToolUse": [
          {
            "matcher": "Bash",
            "hooks": [
              {
                "type": "command",
                "command": "grep -qE 'galley (set|remove)' || exit 0; galley check --since HEAD --severity error >&2 || exit 2"
              }
            ]
          }
        ]
      }
    }

    """#
}
