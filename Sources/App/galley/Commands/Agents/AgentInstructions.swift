import StringCatalog

/// The instructions for coding agents.
enum AgentInstructions {
  /// The section for the instructions of a project.
  static let text = #"""
    ## Strings

    Never open, edit or rewrite \#(CatalogFormat.endings(" and ", mark: "`")) files yourself, and
    not with python, jq, sed or `>` either: they are too large to read, and rewriting one hides the
    change. Use `galley`, which changes only the strings you name. Exit codes: 0 success, 1 refused
    or problems found, 2 wrong command line, 3 unreadable file, or nothing to show.

    Look around:

    ```sh
    galley coverage                                # languages, and how complete each is
    galley explain 'Sign out' -l de --format json  # all about one string
    galley print -l all --key 'Sign out' --format json --fields key,locale,translation,state
    ```

    After you write code with new strings, add their keys. A key that is not the source string itself,
    or needs plural forms, has nothing to translate yet: write its source string first, like a
    translation below, with the `locale` of the source and without `--draft`:

    ```sh
    galley sync
    ```

    Translate what is missing or only a copy (`new`), as drafts that a person reviews. Print a page;
    its last line is the command for the next one. New languages need `--add-locale` when you write:

    ```sh
    galley print -l de,fr --state missing,new --format template --max-bytes 25000
    ```

    Write your translations into a file with your file tool, not with printf: keys and translations
    are enough. Copy every placeholder. `forms` has the numbers of each plural form, `terms` the words
    to use, `columns` the room, `similar` a translation that may serve as a model:

    ```json
    {"table":"Localizable","locale":"fr","strings":{
    "Sign out":"Se déconnecter",
    "%lld devices":{"one":"%lld appareil","other":"%lld appareils"}
    }}
    ```

    ```sh
    galley set --from answers.json --draft --keep-going
    ```

    It counts the texts that were written and lists what was refused, with the reason: fix these
    strings in a new file and write that. Single strings, and words in all translations of a language:

    ```sh
    galley set 'Sign out' 'Abmelden' -l de --draft
    galley set --replace 'Abmelden' 'Ausloggen' -l de --draft --dry-run
    ```

    A person reviews drafts in `galley` (`R`). Only if you are told to, accept all of a language:

    ```sh
    galley set --state translated --only-state needs_review -l de
    ```

    When you are done, this must find nothing:

    ```sh
    galley check --since HEAD --severity error
    ```

    """#

  /// The front matter of a skill: when an agent reads it.
  static let skillHeading = """
    ---
    name: galley
    description: Reads, translates, checks and changes the localized strings of Apple apps (.xcstrings, \
    .strings, .stringsdict) with the galley command. Use it for localization, translations, missing or stale \
    strings, plural forms, glossaries, and before committing changed strings.
    ---

    """
}
