/// `galley agents`: prints instructions for coding agents, and hooks that make them keep to these.
struct AgentsCommand: Command {
  static let name = "agents"
  static let summary = "print instructions for coding agents"
  static let meaning = """
    Print a section for `AGENTS.md` or `CLAUDE.md` that tells coding agents how to read and write \
    catalogs with galley. `--skill` prints it as a skill, and `--for cursor` as a rule of Cursor.

    With `--hooks`, print hooks instead, for `.claude/settings.json`, `.codex/hooks.json` or \
    `.cursor/hooks.json`: they deny direct edits of catalogs, run `galley check` after galley writes \
    one, and list what its strings lack after Swift code is edited: keys, translations and reviews.
    """
  static var options: [Option<Self>] {
    Option(
      "hooks", in: .output,
      help: "Print hooks that deny direct edits and check what was written.", .flag(\.printsHooks))
    Option(
      "skill", in: .output, help: "Print the instructions as a skill, for a file SKILL.md.",
      .flag(\.printsSkill))
    Option(
      "for", in: .output, help: "Print what this agent reads (default: claude).",
      .choice(\.agent))
  }

  var printsHooks = false
  var printsSkill = false
  var agent = CodingAgent.claude

  func validate() throws(OptionsError) {
    if printsHooks, printsSkill {
      throw OptionsError("'--hooks' cannot be used with '--skill'")
    }
  }

  func run() -> ExitStatus {
    if printsHooks { return StandardOutput.write(agent.hooks) }
    return StandardOutput.write(
      (printsSkill ? AgentInstructions.skillHeading : agent.heading) + AgentInstructions.text)
  }
}
