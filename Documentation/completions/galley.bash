# Completions of galley for bash, written by 'galley completions bash'.

# Adds the words of $1 that begin like the current word.
_galley_words() {
  local IFS=$' \t\n' word
  for word in $1; do
    [[ $word == "$current"* ]] && COMPREPLY+=("$start$word")
  done
}

# Adds folders, and files that the pattern $1 does not exclude.
_galley_paths() {
  compopt -o filenames 2>/dev/null
  mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
    shopt -s extglob
    compgen -d -- "$current"
    compgen -f -X "$1" -- "$current"
  )
}

# Adds names of the kind $1 from the catalogs at hand, which galley has quoted. $2 is the line if
# the word may have been split.
_galley_names() {
  local program name
  program=$(type -P -- "${COMP_WORDS[0]}") || return
  [[ $command == explain ]] && paths=("${paths[@]:1}")
  while IFS= read -r name; do
    COMPREPLY+=("$start$name")
  done < <("$program" candidates bash "$1" 22 -- "$2" "$current" "${paths[@]}" 2>/dev/null </dev/null)
}

_galley() {
  local IFS=$' \t\n' word option='' command='' start='' only_operands='' joined=''
  local valued='' line=''
  local -a paths=()
  local current=${COMP_WORDS[COMP_CWORD]}
  local -i index operands=0
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ -n $option ]]; then
      if [[ $word != = || $option != --* ]]; then
        valued=$option
        option=''
      fi
      continue
    fi
    # The value goes on after a colon, at which bash has split it.
    if [[ -n $valued && $word == : ]]; then
      option=$valued
      line=yes
      continue
    fi
    valued=''
    case $only_operands$word in
      --) only_operands=yes ;;
      --locale | -l | --source | --pseudo | --width | -w | --metric | --screen | --text-size | --style | --weight | --platform | --lines | --slots | --ambiguous-width | --device | --fallback | --markdown | --bidi | --value | --samples | --sample-length | --count | --user | --concept | --table | --key | --state | --since | --sources | --color | --theme | --format | --fields | --output-directory | --script | --size | --save-screen | --fail-under | --max-layout | --only | --except | --severity | --baseline | --write-baseline | --describe | --final-newline) option=$word ;;
      -?*) ;;
      [:=] | yes[:=]) joined=yes ;;
      print | coverage | explain | check | fit | normalize | compile | symbols | completions)
        if [[ -n $command ]]; then
          ((operands++))
          paths+=("$word")
        else
          command=$word
        fi ;;
      *)
        command=${command:-browse}
        [[ -n $joined ]] || { ((operands++)); paths+=("$word"); }
        joined='' ;;
    esac
  done

  if [[ -z $option && -n $valued && $current == : ]]; then
    option=$valued
    line=yes
    current=''
  fi
  if [[ -n $line ]]; then
    line=${COMP_LINE:0:COMP_POINT}
    line=${line//"$option="/"$option "}
  fi
  if [[ -n $option && $current == = ]]; then
    current=''
  elif [[ -z $option$only_operands && $current == --*=* ]]; then
    option=${current%%=*}
    start=$option=
    current=${current#*=}
  fi
  # The word goes on after a colon, at which bash has split it.
  if [[ -z $option && $current == [:=] ]]; then
    joined=yes
    current=''
  fi
  [[ -n $joined ]] && ((operands--))
  case $option in
    '') ;;
    --locale | -l)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'all'
          _galley_names locales ''
      return ;;
    --source)
      _galley_names locales "$line"
      return ;;
    --pseudo)
      _galley_words 'accented double bounded rtl widest tallest'
      return ;;
    --metric)
      _galley_words 'columns points'
      return ;;
    --text-size)
      _galley_words 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5'
      return ;;
    --style)
      _galley_words 'large-title title-1 title-2 title-3 headline body callout subheadline footnote caption-1 caption-2'
      return ;;
    --weight)
      _galley_words 'regular medium semibold bold'
      return ;;
    --platform)
      _galley_words 'ios macos catalyst watchos'
      return ;;
    --slots)
      _galley_paths ''
      return ;;
    --ambiguous-width)
      _galley_words '1 2'
      return ;;
    --device)
      _galley_words 'iphone ipad ipod mac applewatch appletv applevision other'
      return ;;
    --fallback)
      _galley_words 'editor runtime'
      return ;;
    --markdown)
      _galley_words 'on off'
      return ;;
    --bidi)
      _galley_words 'visual logical'
      return ;;
    --samples)
      _galley_paths ''
      return ;;
    --sample-length)
      _galley_words 'short typical long'
      return ;;
    --user)
      _galley_words 'feminine masculine neutral'
      return ;;
    --table)
      _galley_names tables "$line"
      return ;;
    --key)
      _galley_names patterns "$line"
      return ;;
    --state)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'new translated needs_review machine_translated missing stale'
      return ;;
    --sources)
      _galley_paths ''
      return ;;
    --color)
      _galley_words 'auto always never'
      return ;;
    --theme)
      _galley_words 'auto dark light mono'
      return ;;
    --format)
      case ${command:-browse} in
        browse | coverage | explain) _galley_words 'text json' ;;
        print) _galley_words 'text json csv markdown' ;;
        check) _galley_words 'text json sarif junit github gitlab' ;;
        fit) _galley_words 'text json csv html' ;;
      esac
      return ;;
    --fields)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'place table key locale state layout columns source text value comment'
      return ;;
    --output-directory)
      _galley_paths ''
      return ;;
    --save-screen)
      _galley_paths ''
      return ;;
    --max-layout)
      _galley_words 'compact standard'
      return ;;
    --only)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed'
      return ;;
    --except)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed'
      return ;;
    --severity)
      _galley_words 'info warning error'
      return ;;
    --baseline)
      _galley_paths ''
      return ;;
    --write-baseline)
      _galley_paths ''
      return ;;
    --describe)
      [[ $current == *,* ]] && start+=${current%,*},
      current=${current##*,}
      _galley_words 'unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed'
      return ;;
    --final-newline)
      _galley_words 'keep no'
      return ;;
    *) return ;;
  esac

  if [[ -z $only_operands && $current == -* ]]; then
    case ${command:-browse} in
      browse) _galley_words '--locale --source --full-names --display-names --pseudo --width --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --user --concept --table --key --state --since --sources --color --theme --ascii --format --fields --select --script --size --save-screen --no-config --help --version' ;;
      print) _galley_words '--locale --source --full-names --display-names --pseudo --width --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --user --concept --table --key --state --since --color --theme --ascii --format --fields --no-config --help --version' ;;
      coverage) _galley_words '--locale --source --metric --screen --text-size --style --weight --platform --ambiguous-width --table --key --state --color --theme --ascii --format --widths --fail-under --no-config --help --version' ;;
      explain) _galley_words '--locale --source --full-names --display-names --pseudo --width --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --user --concept --table --sources --color --theme --ascii --format --no-config --help --version' ;;
      check) _galley_words '--locale --source --width --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --samples --sample-length --table --key --state --since --sources --color --theme --ascii --format --max-layout --only --except --severity --baseline --write-baseline --list --describe --no-config --help --version' ;;
      fit) _galley_words '--locale --source --width --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --value --samples --sample-length --count --table --key --state --color --theme --ascii --format --no-config --help --version' ;;
      normalize) _galley_words '--locale --source --ambiguous-width --table --color --theme --ascii --check --diff --final-newline --no-config --help --version' ;;
      compile) _galley_words '--locale --source --ambiguous-width --table --color --theme --ascii --output-directory --dry-run --no-config --help --version' ;;
      symbols) _galley_words '--locale --source --ambiguous-width --table --color --theme --ascii --output-directory --dry-run --no-config --help --version' ;;
      completions) _galley_words '--no-config --help --version' ;;
    esac
    return
  fi
  [[ -z $command && -z $only_operands ]] &&
    _galley_words 'print coverage explain check fit normalize compile symbols completions'
  local typed=$current
  # Readline restores the quotes that the user typed; compgen wants the name without them.
  case $current in
    [\'\"]*) current=${current:1} ;;
    *) current=${current//\\/} ;;
  esac
  case ${command:-browse} in
    browse) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    print) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    coverage) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    explain) if ((operands == 0)); then
        current=$typed
        _galley_names keys "${COMP_LINE:0:COMP_POINT}"
      else
        _galley_paths '!*.@(xcstrings|strings|stringsdict)'
      fi ;;
    check) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    fit) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    normalize) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    compile) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    symbols) _galley_paths '!*.@(xcstrings|strings|stringsdict)' ;;
    completions) ((operands > 0)) || _galley_words 'bash zsh fish' ;;
  esac
}

complete -F _galley galley
